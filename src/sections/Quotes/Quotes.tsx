import type en from '#locales/en/pages/services.json'
import { REPLAY } from '../../config/protocol.ts'
import { quoteExamples } from '../../config/quoteExamples.ts'
import { factsAreInvented } from '../../config/site.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import button from '../../ui/ButtonLink/ButtonLink.module.css'
import { type HeadProps, Section } from '../../ui/Section/Section.tsx'
import { isExample } from './choice.ts'
import { Ledger } from './Ledger.tsx'
import { QuoteFields } from './QuoteFields.tsx'
import classes from './Quotes.module.css'
import { useCalculator } from './useCalculator.ts'

interface QuotesProps extends HeadProps {
  /** Receives the figures as a paragraph of text, before the visitor is sent to the contact form. */
  readonly onSend: (figures: string) => void
}

/**
 * The worked examples of quotations in one calculator, which starts with the first one. Without scripts it has no
 * controls and shows the examples side by side.
 */
export function Quotes({ onSend, ...head }: QuotesProps) {
  const { m } = useMessages<typeof en>('pages/services')
  const { root, sendButton, choice, job, change, send } = useCalculator(onSend)
  return (
    <Section {...head} sample={factsAreInvented}>
      <div ref={root} className={classes.calculator}>
        <QuoteFields choice={choice} onChange={change} />
        <Ledger title={m(isExample(choice) ? `examples.jobs.${choice.example}` : 'examples.calculator.own')} job={job}>
          <button
            ref={sendButton}
            type="button"
            className={`${button.button} ${classes.send}`}
            onClick={send}
            {...{ [REPLAY]: '' }}
            suppressHydrationWarning
          >
            {m('examples.calculator.send')}
          </button>
        </Ledger>
        {quoteExamples
          .filter(({ id }) => id !== choice.example)
          .map((example) => (
            <Ledger key={example.id} fixed title={m(`examples.jobs.${example.id}`)} job={example} />
          ))}
      </div>
    </Section>
  )
}
