import type { MessageSummary } from '../../protocol.ts'
import { errorRatesOf } from './errorRates.ts'
import classes from './ReviseView.module.css'

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')

/** How many errors the page has for each 1,000 words of English, by type. */
export function ErrorRateTable({ messages }: { readonly messages: readonly MessageSummary[] }) {
  const { words, rates } = errorRatesOf(messages)
  if (rates.length === 0) return <p>No errors marked in {whole.format(words)} words</p>
  return (
    <table className={classes['rates']}>
      <caption>Errors per 1,000 words, of {whole.format(words)} words of English</caption>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Errors</th>
          <th scope="col">Per 1,000</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ name, errors, perThousandWords }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{errors}</td>
            <td>{oneDecimal.format(perThousandWords)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
