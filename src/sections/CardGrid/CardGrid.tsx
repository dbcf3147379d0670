import type { TablerIcon } from '@tabler/icons-react'
import IconArrowRight from '#icons/IconArrowRight.mjs'
import type { PageId } from '../../config/routes.ts'
import { useCommon } from '../../i18n/useCommon.ts'
import type { Item } from '../../i18n/useMessages.tsx'
import { CardArt } from '../../ui/Art/Art.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import classes from './CardGrid.module.css'

interface Card extends Item {
  /** The page that the card links to; a card without one is a plain statement. */
  readonly page?: PageId
  /** The page whose picture the card has, if it is another one. */
  readonly picture?: PageId
  readonly Icon?: TablerIcon
}

interface CardGridProps extends HeadProps {
  readonly cards: readonly Card[]
  readonly columns: 2 | 3 | 4 | 5
}

/** Cards, each with an icon or, if it links to another page, that page's picture. */
export function CardGrid({ cards, columns, ...head }: CardGridProps) {
  return (
    <Section {...head}>
      <ul className="grid" data-columns={columns}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} />
        ))}
      </ul>
    </Section>
  )
}

function CardItem({ card: { title, text, page, picture = page, Icon } }: { card: Card }) {
  const { m } = useCommon()
  return (
    <li className={`surface ${classes.card}`} data-linked={page ? '' : undefined}>
      {picture && !Icon ? <CardArt page={picture} className={classes.strip} /> : null}
      <div className={classes.body}>
        {Icon ? (
          <span className={classes.icon} aria-hidden="true">
            <Icon size={28} stroke={1.5} aria-hidden="true" />
          </span>
        ) : null}
        <h3>
          {page ? (
            <PageLink page={page} className={classes.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
        {page ? (
          <span className={classes.more} aria-hidden="true">
            {m('actions.learnMore')}
            <IconArrowRight size={16} stroke={2} />
          </span>
        ) : null}
      </div>
    </li>
  )
}
