import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { MessageDetail } from '../../protocol.ts'
import type { Editor } from '../state/editor.ts'
import { ConflictView } from './ConflictView.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import classes from './MessageView.module.css'

/** Why the text is not saved, and what can be done; above all what was written and is not lost. */
export function ProblemNotice({ detail, editor }: { readonly detail: MessageDetail; readonly editor: Editor }) {
  const { problem, offered, isOvertaken } = editor
  const notice = useRef<HTMLDivElement>(null)
  // It may stand below the end of a small screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is another notice.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, offered])
  return (
    <div ref={notice} className={classes['problem']}>
      {offered && <DraftOffer detail={detail} draft={offered} editor={editor} />}
      {problem?.kind === 'findings' && (
        <Alert color="red" role="alert">
          {explain(problem.findings)}
        </Alert>
      )}
      {problem?.kind === 'refused' && (
        <Alert color="red" role="alert" title="Not saved">
          {problem.reason}
        </Alert>
      )}
      {problem?.kind === 'unreachable' && (
        <Alert color="red" role="alert" title="Nobody knows whether it is saved">
          <p>{problem.reason} Your text is kept here.</p>
          <Button mt="xs" loading={editor.isSaving} onClick={() => void editor.save()}>
            Save again
          </Button>
        </Alert>
      )}
      {problem?.kind === 'conflict' && <ConflictView conflict={problem} editor={editor} />}
      {isOvertaken && problem?.kind !== 'conflict' && (
        <Alert color="yellow" role="status">
          This text was changed elsewhere after you began. When you save, you will see all versions.
        </Alert>
      )}
    </div>
  )
}

function explain(findings: readonly { readonly severity: 'error' | 'warning' }[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return `Not saved: ${errors === 1 ? 'an error stands' : `${errors} errors stand`} beside the field.`
  return 'Not saved: write beside each warning why it does not hold, or change the text.'
}
