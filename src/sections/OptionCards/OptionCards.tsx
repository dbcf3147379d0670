import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import IconArrowRight from '#icons/IconArrowRight.mjs'
import type { PageId } from '../../config/routes.ts'
import type { Item } from '../../i18n/useMessages.tsx'
import { PageLink } from '../../ui/PageLink/PageLink.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './OptionCards.module.css'

interface OptionCardsProps {
  readonly id?: string
  readonly title: ReactNode
  readonly cards: readonly (Item & {
    readonly Icon: TablerIcon
    readonly action: ReactNode
    readonly page: PageId
    readonly hash?: string
  })[]
}

/** Two options to continue with, side by side. */
export function OptionCards({ cards, ...head }: OptionCardsProps) {
  return (
    <Section {...head}>
      <ul className="grid">
        {cards.map(({ Icon, ...card }) => (
          <li key={card.id} className={`surface ${classes.card}`}>
            <span className={classes.icon} aria-hidden="true">
              <Icon size={32} stroke={1.5} />
            </span>
            <div>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
              <PageLink page={card.page} hash={card.hash} className={`onward ${classes.action}`}>
                {card.action}
                <IconArrowRight size={18} stroke={2} aria-hidden="true" />
              </PageLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
