import type { MessageDetail } from '../../protocol.ts'
import { Comments } from './Comments.tsx'
import { Concordance } from './Concordance.tsx'
import { EnglishChange } from './EnglishChange.tsx'
import { FormFields } from './FormFields.tsx'
import { Memory } from './Memory.tsx'
import { MessageHead } from './MessageHead.tsx'
import classes from './MessageView.module.css'
import { OtherLocale } from './OtherLocale.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { RecordOf } from './RecordOf.tsx'
import { SameSource } from './SameSource.tsx'
import { SaveBar } from './SaveBar.tsx'
import { Terms } from './Terms.tsx'
import { Uses } from './Uses.tsx'
import { useFields } from './useFields.ts'
import { useMessageEditor } from './useMessageEditor.ts'
import { useSaving } from './useSaving.ts'

interface MessageViewProps {
  readonly detail: MessageDetail
  readonly setDetail: (detail: MessageDetail) => void
}

/** A message with all that is known of it, and the fields for its translation. */
export function MessageView({ detail, setDetail }: MessageViewProps) {
  const { editor } = useMessageEditor(detail, setDetail)
  const fields = useFields(detail)
  const saving = useSaving(detail, editor)

  return (
    <div className={classes['message']}>
      <MessageHead detail={detail} />
      <FormFields detail={detail} editor={editor} fields={fields} />
      <ProblemNotice detail={detail} editor={editor} />
      {!detail.isVerbatim && <SaveBar detail={detail} editor={editor} fields={fields} saving={saving} />}
      <div className={classes['known']}>
        <EnglishChange change={detail.englishChange} />
        <Comments detail={detail} />
        <Terms terms={detail.terms} />
        {!detail.isVerbatim && <SameSource detail={detail} fields={fields} />}
        {!detail.isVerbatim && <Memory matches={others(detail)} fields={fields} />}
        <Concordance />
        <OtherLocale detail={detail} />
        <Uses detail={detail} />
        <RecordOf detail={detail} />
      </div>
    </div>
  )
}

/** Today's translations of the same English are listed apart. */
const others = ({ memory }: MessageDetail) => memory.filter(({ score, date }) => score < 100 || date !== null)
