import { TextInput } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle.mjs'
import IconCircleX from '#icons/IconCircleX.mjs'
import type { Finding } from '../../../lib/output.ts'
import type { Editor } from '../state/editor.ts'
import classes from './FindingList.module.css'

interface FindingListProps {
  readonly id: string
  readonly findings: readonly Finding[]
  readonly editor: Editor
}

/** What `check` says of a text: errors, which stop a save, and warnings, which ask for a reason. */
export function FindingList({ id, findings, editor }: FindingListProps) {
  return (
    <ul id={id} className={classes['findings']}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.expected} ${finding.found}`} data-severity={finding.severity}>
          {finding.severity === 'error' ? (
            <IconCircleX size={18} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} aria-hidden />
          )}
          <div>
            <span>
              {finding.severity === 'error' ? 'Error' : 'Warning'}: expected {finding.expected}; found {finding.found}
            </span>{' '}
            <code>{finding.rule}</code>
            {finding.severity === 'warning' && (
              <TextInput
                size="xs"
                aria-label={`Why ${finding.rule} does not hold here`}
                placeholder="Why it does not hold here; kept among the exceptions"
                value={editor.reasons[finding.rule] ?? ''}
                onChange={({ currentTarget }) => editor.giveReason(finding.rule, currentTarget.value)}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
