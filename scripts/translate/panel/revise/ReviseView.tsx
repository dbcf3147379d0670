import { Loader } from '@mantine/core'
import { type Ref, useEffect, useRef } from 'react'
import type { MessageSummary } from '../../protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { StateMark } from '../message/MessageHead.tsx'
import { usePanel } from '../PanelContext.ts'
import { useDetail } from '../state/useDetail.ts'
import { pageOf } from '../state/workspace.ts'
import { codesOf } from '../text/chips.ts'
import { formName, keyOf } from '../text/texts.ts'
import { errorRatesOf } from './errorRates.ts'
import { ReviseMessage } from './ReviseMessage.tsx'
import classes from './ReviseView.module.css'

/** All texts of the page, source and target side by side; the one that is worked on can be confirmed, edited, annotated. */
export function ReviseView({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { workspace, list, messages } = usePanel()
  const { source, target } = workspace.project
  const page = pageOf(workspace)
  const chosen = useRef<HTMLLIElement>(null)
  const own = page.ids.flatMap((id) => messages.get(id) ?? []).filter(({ isVerbatim }) => !isVerbatim)
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
      <ol className={classes['rows']} aria-label={`${source.name} and ${target.name}`}>
        {list.map((message) => (
          <ReviseRow
            key={message.id}
            message={message}
            isChosen={message.id === workspace.chosen}
            ref={message.id === workspace.chosen ? chosen : undefined}
          />
        ))}
      </ol>
    </div>
  )
}

interface ReviseRowProps {
  readonly message: MessageSummary
  readonly isChosen: boolean
  readonly ref: Ref<HTMLLIElement> | undefined
}

/** A text with its translation beside it; a button that opens it for revision, or the revision itself. */
function ReviseRow({ message, isChosen, ref }: ReviseRowProps) {
  const { choose, workspace } = usePanel()
  const { source, target } = workspace.project
  const { id, forms, state, annotations, isVerbatim } = message
  if (isChosen && !isVerbatim)
    return (
      <li ref={ref} className={classes['chosen']} aria-current="true">
        <ChosenRow message={message} />
      </li>
    )
  return (
    <li ref={ref} className={classes['row']} aria-current={isChosen || undefined}>
      <button type="button" className={classes['open']} onClick={() => choose(id)}>
        <StateMark state={state} />
        <code>{keyOf(id)}</code>
        {isVerbatim && <span>not translated</span>}
        {annotations.length > 0 && (
          <span>{annotations.length === 1 ? '1 annotation' : `${annotations.length} annotations`}</span>
        )}
      </button>
      {forms.map((form) => (
        <div key={formName(form)} className={classes['pair']}>
          <SourceText text={form.source} codes={codesOf(form.source)} locale={source} />
          <SourceText text={form.target ?? ''} codes={codesOf(form.source)} locale={target} />
        </div>
      ))}
    </li>
  )
}

function ChosenRow({ message }: { readonly message: MessageSummary }) {
  const { backend, attempt } = usePanel()
  const { detail, failure, setDetail } = useDetail(backend, message, attempt)
  if (detail) return <ReviseMessage detail={detail} setDetail={setDetail} />
  if (failure !== null) return <p role="alert">{failure}</p>
  return <Loader size="sm" aria-label="Loading the text" role="status" />
}

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')

/** How many errors the page has for each 1,000 words of English, by type. */
function ErrorRateTable({ messages }: { readonly messages: readonly MessageSummary[] }) {
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
