import type { Check } from '../check.ts'
import { clip } from '../text.ts'

const gap = String.raw`[\s\u00A0\u202F-]?`
/** An expression for an amount in each currency, by sign, code or word. */
const currencies = [
  '[A-Z]{0,2}\\$ USD CAD AUD',
  '€ EUR euros? Euro',
  '£ GBP',
  '¥ JPY CNY 円 元',
  '₹ INR',
  'zł PLN',
  'CHF',
].map((list) => {
  const name = `(?:${list.split(' ').join('|')})`
  return new RegExp(String.raw`(?<!\p{L})${name}${gap}\d|\d${gap}(?:\p{L}{2,9}\.?\s)?${name}(?!\p{L})`, 'u')
})
/** The currencies of the amounts of a text. */
const currenciesIn = (prose: string) => (/\d/.test(prose) ? currencies.filter((pattern) => pattern.test(prose)) : [])

/** Words for a currency are not read: a text without any sign passes. */
export const currency: Check = {
  ...{ id: 'currency', kind: 'number', languages: 'every', report: 'numbers' },
  describe: 'An amount has the currency of the source: $100 is no 100 €.',
  rows: [
    { id: 'currency', example: ['It costs $100', 'Kosztuje 100 €'], counter: ['It costs $100', 'Kosztuje 100 USD'] },
  ],
  find: ({ target, source }) => {
    if (!source) return []
    const [wanted, found] = [currenciesIn(source.prose), currenciesIn(target.prose)]
    const lost = wanted.find((one) => !found.includes(one))
    const added = found.find((one) => !wanted.includes(one))
    const quoted = (text: string, amount: RegExp) => clip(text, text.search(amount))
    return lost && added ? [{ expected: quoted(source.prose, lost), found: quoted(target.prose, added) }] : []
  },
}
