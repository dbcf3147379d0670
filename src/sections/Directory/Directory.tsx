import IconArrowRight from '#icons/IconArrowRight.mjs'
import type { PageId } from '../../config/routes.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import type { Item } from '../../i18n/useMessages.tsx'
import { CardArt } from '../../ui/Art/Art.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './Directory.module.css'

interface DirectoryProps extends HeadProps {
  readonly entries: readonly (Item & { readonly page: PageId })[]
  /** Layout on wide screens: one ruled row per page, or cards in two columns with their pictures. */
  readonly columns: 1 | 2
}

/** A list of the pages of a field, designed for scanning the titles: picture, title, sentence, link. */
export function Directory({ entries, columns, ...head }: DirectoryProps) {
  const { m } = useCommon()
  return (
    <Section {...head}>
      <ul className={classes.list} data-columns={columns}>
        {entries.map(({ id, title, text, page }) => (
          <li key={id} className={classes.entry}>
            <CardArt page={page} className={classes.art} />
            <div className={classes.text}>
              <h3>
                <PageLink page={page} className={classes.link}>
                  {title}
                </PageLink>
              </h3>
              <p>{text}</p>
            </div>
            <span className={classes.more} aria-hidden="true">
              {m('actions.learnMore')}
              <IconArrowRight size={16} stroke={2} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
