import { type Ref, useEffect, useRef } from 'react'
import { formName, type MessageSummary } from '../../protocol/protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { LoadedMessage } from '../message/LoadedMessage.tsx'
import { StateMark } from '../message/MessageHead.tsx'
import { usePanel } from '../PanelContext.ts'
import { messagesOn, pageOf } from '../state/workspace.ts'
import { codesOf } from '../text/chips.ts'
import { count, keyOf } from '../text/texts.ts'
import { errorRatesOf } from './errorRates.ts'
import { ReviseMessage } from './ReviseMessage.tsx'
import classes from './ReviseView.module.css'

/** All texts of the page, source and target side by side; the one that is worked on can be confirmed, edited, annotated. */
export function ReviseView({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { workspace, list, messages } = usePanel()
  const { source, target } = workspace.project
  const page = pageOf(workspace)
  const chosen = useRef<HTMLLIElement>(null)
  const own = messagesOn(page, messages).filter(({ isVerbatim }) => !isVerbatim)
  const confirmed = own.filter(({ state }) => state === 'reviewed').length

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another element.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest' })
  }, [workspace.chosen])

  return (
    <div ref={ref} className={classes['revise']}>
      <header className={classes['head']}>
        <h2>{page.title}</h2>
        <p>
          {confirmed} of {own.length} confirmed
        </p>
        <ErrorRateTable messages={own} />
      </header>
      {list.length === 0 && <p className={classes['empty']}>No such text on this page.</p>}
      <ol aria-label={`${source.name} and ${target.name}`}>
        {list.map((message) => {
          const isChosen = message.id === workspace.chosen
          const isOpen = isChosen && !message.isVerbatim
          return (
            <li
              key={message.id}
              ref={isChosen ? chosen : undefined}
              className={classes[isOpen ? 'chosen' : 'row']}
              aria-current={isChosen || undefined}
            >
              {isOpen ? <LoadedMessage summary={message} view={ReviseMessage} /> : <ReviseRow message={message} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** A text with its translation beside it, and a button that opens it for revision. */
function ReviseRow({ message: { id, forms, state, annotations, isVerbatim } }: { readonly message: MessageSummary }) {
  const { choose, workspace } = usePanel()
  const { source, target } = workspace.project
  return (
    <>
      <button type="button" data-whole className={classes['open']} onClick={() => choose(id)}>
        <StateMark state={state} />
        <code>{keyOf(id)}</code>
        {isVerbatim && <span>not translated</span>}
        {annotations.length > 0 && <span>{count(annotations.length, 'annotation')}</span>}
      </button>
      {forms.map((form) => (
        <div key={formName(form)} className={classes['pair']}>
          <SourceText text={form.source} codes={codesOf(form.source)} locale={source} />
          <SourceText text={form.target ?? ''} codes={codesOf(form.source)} locale={target} />
        </div>
      ))}
    </>
  )
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')

/** How many errors the page has for each 1,000 words of English, by type. */
function ErrorRateTable({ messages }: { readonly messages: readonly MessageSummary[] }) {
  const { project } = usePanel().workspace
  const { words, rates } = errorRatesOf(messages, project.source.tag)
  if (rates.length === 0) return <p>No errors marked in {whole.format(words)} words</p>
  return (
    <table className={classes['rates']}>
      <caption>Errors per 1,000 words, of {whole.format(words)} words of English</caption>
      <thead>
        <tr>
          {['Type', 'Errors', 'Per 1,000'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
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
