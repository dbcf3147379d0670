import type { ReactNode } from 'react'
import { joined } from '../../i18n/joined.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import classes from './Quotes.module.css'

export interface QuoteLine {
  readonly id: string
  readonly label: ReactNode
  /** How the value comes about. */
  readonly detail?: ReactNode
  readonly value: ReactNode
  /** What the lines before it add up to. */
  readonly total?: boolean
}

interface QuotesProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly quotes: readonly { readonly id: string; readonly title: ReactNode; readonly lines: readonly QuoteLine[] }[]
}

/** Worked examples of quotations, side by side on wide screens: line by line with their sums. */
export function Quotes({ quotes, ...head }: QuotesProps) {
  return (
    <Section {...head}>
      <div className={classes.quotes}>
        {quotes.map((quote) => (
          <div key={quote.id} className={classes.quote}>
            <table>
              <caption>{quote.title}</caption>
              <tbody>
                {quote.lines.map((line) => (
                  <tr key={line.id} data-total={line.total || undefined}>
                    <th scope="row">{joined(line.label, line.detail ? <bdi>{line.detail}</bdi> : null)}</th>
                    <td>{line.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </Section>
  )
}
