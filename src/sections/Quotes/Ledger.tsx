import type { ReactNode } from 'react'
import type en from '#locales/en/pages/services.json'
import type { QuoteJob } from '../../config/quoteExamples.ts'
import { joined } from '../../i18n/joined.tsx'
import { useMessages } from '../../i18n/useMessages.tsx'
import classes from './Quotes.module.css'
import { useQuoteLines } from './useQuoteLines.ts'

interface LedgerProps {
  readonly title: ReactNode
  readonly job: QuoteJob
  /** Shown only without scripts. */
  readonly fixed?: boolean
  readonly children?: ReactNode
}

/** A quotation line by line, with its totals: price and days, announced when they change. */
export function Ledger({ title, job, fixed, children }: LedgerProps) {
  const { m } = useMessages<typeof en>('pages/services')
  const { lines, totals } = useQuoteLines()(job, m)
  return (
    <div className={`surface ${classes.quote}`} data-fixed={fixed ? '' : undefined}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {lines.map(({ id, label, detail, value }) => (
            <tr key={id}>
              <th scope="row">{joined(label, detail ? <bdi>{detail}</bdi> : null)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <output className={classes.totals}>
        {totals.map(({ id, label, value }) => (
          <span key={id}>{joined(label, <strong>{value}</strong>)}</span>
        ))}
      </output>
      {children}
    </div>
  )
}
