import type en from '#locales/en/pages/services.json'
import { type QuoteJob, quoteOf, termsInDollars } from '../../config/quoteExamples.ts'
import type { KeyOf } from '../../i18n/keys.ts'
import { useNumber } from '../../i18n/useNumber.ts'
import type { Values } from '../../i18n/variables.ts'
import { wordFields } from './choice.ts'

/** A line of a quotation. `Text` is the return type of `Read`. */
export interface QuoteLine<Text> {
  readonly id: string
  readonly label: Text
  /** The calculation behind the value. */
  readonly detail?: string
  readonly value: Text | string
}

/** Formats a message: `m` or `text` of useMessages. */
export type Read<Text> = (key: KeyOf<typeof en>, values?: Values) => Text

const surcharges = ['minimum', 'rush'] as const

/** Returns a function that formats the quotation of a job: its lines, without empty ones, and its totals. */
export function useQuoteLines() {
  const number = useNumber()
  const price = (amount: number, currency: 'EUR' | 'USD', maximumFractionDigits = 2) =>
    number(amount, { style: 'currency', currency, maximumFractionDigits })
  const euro = (amount: number, digits?: number) => price(amount, 'EUR', digits)
  return <Text>(job: QuoteJob, read: Read<Text>) => {
    const quote = quoteOf(job)
    const days = (count: number) => (count > 0 ? read('examples.days', { count }) : read('examples.sameDay'))
    const words = wordFields.map((id) => ({ id, ...quote[id] }))
    const amounts = [
      ...words.map(({ id, words, rate, amount }) => ({ id, amount, detail: `${number(words)} × ${euro(rate, 3)}` })),
      ...surcharges.map((id) => ({ id, amount: quote[id] })),
    ]
    const lines: QuoteLine<Text>[] = amounts
      .filter(({ amount }) => amount > 0)
      .map(({ amount, ...line }) => ({ ...line, label: read(`examples.lines.${line.id}`), value: euro(amount) }))
    const steps: QuoteLine<Text>[] = [
      {
        id: 'translation',
        label: read('examples.translation', { count: quote.translators }),
        value: days(quote.translationDays),
      },
      { id: 'revision', label: read('examples.lines.revision'), value: days(quote.revisionDays) },
    ]
    const totals: QuoteLine<Text>[] = [
      { id: 'price', label: read('examples.lines.price'), value: euro(quote.price) },
      {
        id: 'priceUsd',
        label: read('examples.lines.priceUsd'),
        value: price(quoteOf(job, termsInDollars).price, 'USD'),
      },
      ...(quote.days > 0 ? [{ id: 'days', label: read('examples.lines.days'), value: days(quote.days) }] : []),
    ]
    return { lines: quote.days > 0 ? [...lines, ...steps] : lines, totals }
  }
}
