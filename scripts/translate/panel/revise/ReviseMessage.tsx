import { useEffect, useRef } from 'react'
import type { MessageDetail } from '../../protocol.ts'
import { Comments } from '../message/Comments.tsx'
import { EnglishChange } from '../message/EnglishChange.tsx'
import { FormFields } from '../message/FormFields.tsx'
import { MessageHead } from '../message/MessageHead.tsx'
import classes from '../message/MessageView.module.css'
import { ProblemNotice } from '../message/ProblemNotice.tsx'
import { RecordOf } from '../message/RecordOf.tsx'
import { Terms } from '../message/Terms.tsx'
import { useFields } from '../message/useFields.ts'
import { useMessageEditor } from '../message/useMessageEditor.ts'
import { usePanel } from '../PanelContext.ts'
import { AnnotateForm } from './AnnotateForm.tsx'
import { ReviseBar } from './ReviseBar.tsx'
import { useRevising } from './useRevising.ts'

interface ReviseMessageProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

/** A message that is being revised: it is confirmed as it is, edited and saved, or an error is marked in it. */
export function ReviseMessage({ detail, setDetail }: ReviseMessageProps) {
  const { editor, take } = useMessageEditor(detail, setDetail)
  const fields = useFields(detail)
  const { focusField } = usePanel()
  const revising = useRevising(detail, editor, take)
  const { mark, setMark } = revising.marking
  const whole = useRef<HTMLDivElement>(null)
  // It is taller than the row was.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={whole} className={classes['message']}>
      <MessageHead detail={detail} />
      <FormFields detail={detail} editor={editor} fields={fields} />
      <ProblemNotice detail={detail} editor={editor} />
      <ReviseBar {...{ detail, editor, revising }} />
      {mark && (
        <AnnotateForm
          mark={mark}
          onChange={setMark}
          onSubmit={revising.annotate}
          onCancel={() => {
            setMark(null)
            focusField.current?.()
          }}
        />
      )}
      <div className={classes['known']}>
        <EnglishChange change={detail.englishChange} />
        <Comments detail={detail} />
        <Terms terms={detail.terms} />
        <RecordOf detail={detail} />
      </div>
    </div>
  )
}
