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
  /** On wide screens: one ruled row for each page, to be read down; or cards in two columns, each beside its picture. */
  readonly columns: 1 | 2
}

/** The pages of a field, as a list that is scanned down its titles: picture, title, a sentence, the way there. */
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
