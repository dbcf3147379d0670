import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  readonly hash?: string | undefined
  /** The text of the link's arrow; "Learn more" by default. */
  readonly action?: ReactNode
  /** The page whose picture the card has, if it is another one. */
  readonly picture?: PageId
  readonly Icon?: TablerIcon
}

interface CardGridProps extends HeadProps {
  readonly cards: readonly Card[]
  readonly columns: 2 | 3 | 4 | 5
}

/** A section of cards. */
export function CardGrid({ cards, columns, ...head }: CardGridProps) {
  return (
    <Section {...head}>
      <Cards cards={cards} columns={columns} />
    </Section>
  )
}

/** Cards, each with an icon or, if it links to another page, that page's picture. */
export function Cards({ cards, columns }: Pick<CardGridProps, 'cards' | 'columns'>) {
  return (
    <ul className="grid" data-columns={columns}>
      {cards.map((card) => (
        <CardItem key={card.id} card={card} />
      ))}
    </ul>
  )
}

function CardItem({ card: { title, text, page, hash, action, picture = page, Icon } }: { card: Card }) {
  const { m } = useCommon()
  return (
    <li className={`surface ${classes.card}`}>
      {picture && !Icon ? <CardArt page={picture} className={classes.strip} /> : null}
      <div className={classes.body}>
        {Icon ? <Icon className="icon" size={28} stroke={1.5} aria-hidden="true" /> : null}
        <h3>
          {page ? (
            <PageLink page={page} hash={hash} className={classes.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
        {page ? (
          <span className={action ? classes.action : classes.more} aria-hidden="true">
            {action ?? m('actions.learnMore')}
            <IconArrowRight size={18} stroke={2} />
          </span>
        ) : null}
      </div>
    </li>
  )
}
