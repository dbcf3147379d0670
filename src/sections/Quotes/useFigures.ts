import type languages from '#locales/en/languages.json'
import type en from '#locales/en/pages/services.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { type Choice, jobOf, wordFields } from './choice.ts'
import { useQuoteLines } from './useQuoteLines.ts'

/**
 * Returns a function that formats a choice and its totals as a paragraph for the contact form: a heading, then one line
 * per figure.
 */
export function useFigures(): (choice: Choice) => string {
  const { text } = useMessages<typeof en>('pages/services')
  const number = useNumber()
  const quoteLines = useQuoteLines()
  const { text: ofLanguages } = useMessages<typeof languages>('languages')
  return (choice) => {
    const job = jobOf(choice)
    const lines = [
      { label: text('examples.calculator.source'), value: ofLanguages(`items.${choice.source}.name`) },
      { label: text('examples.calculator.target'), value: ofLanguages(`items.${choice.target}.name`) },
      ...wordFields.map((id) => ({ label: text(`examples.lines.${id}`), value: number(job[id]) })),
      { label: text('examples.calculator.translators'), value: number(job.translators) },
      {
        label: text('examples.calculator.schedule'),
        value: text(job.rush ? 'examples.lines.rush' : 'examples.calculator.standard'),
      },
      ...quoteLines(job, text).totals,
    ]
    const printed = lines.map(({ label, value }) => text('examples.calculator.line', { label, value }))
    return [text('examples.calculator.heading'), ...printed].join('\n')
  }
}
