import { Loader } from '@mantine/core'
import type { Ref } from 'react'
import type { MessageSummary } from '../../protocol.ts'
import { SourceText } from '../field/SourceText.tsx'
import { StateMark } from '../message/StateMark.tsx'
import { usePanel } from '../PanelContext.ts'
import { useDetail } from '../state/useDetail.ts'
import { codesOf } from '../text/chips.ts'
import { formName, keyOf } from '../text/texts.ts'
import { ReviseMessage } from './ReviseMessage.tsx'
import classes from './ReviseView.module.css'

interface ReviseRowProps {
  readonly message: MessageSummary
  readonly isChosen: boolean
  readonly ref: Ref<HTMLLIElement> | undefined
}

/** A text with its translation beside it; a button that opens it for revision, or the revision itself. */
export function ReviseRow({ message, isChosen, ref }: ReviseRowProps) {
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
