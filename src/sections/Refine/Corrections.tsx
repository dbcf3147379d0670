import { Checkbox } from '@mantine/core'
import { type CorrectedSegment, editsIn } from 'i18next-workbench/refine'
import type { ReactNode } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { piecesOf, type Refused } from './list.ts'
import { More, useMore } from './More.tsx'
import classes from './RefineTool.module.css'

interface CorrectionsProps {
  readonly segments: readonly CorrectedSegment[]
  /** BCP 47 tag of the translations. */
  readonly language: string
  readonly refused: Refused
  readonly onKeep: (segments: readonly CorrectedSegment[], isKept: boolean) => void
}

/** The corrected segments of a file: deletions, insertions and the rules behind them. Each can be kept or refused. */
export function Corrections({ segments, language, refused, onKeep }: CorrectionsProps) {
  const { m, text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const { limit, showMore } = useMore()
  const isKept = ({ corrections }: CorrectedSegment) => corrections.every(({ id }) => !refused.has(id))
  const kept = segments.filter(isKept).length
  return (
    <>
      <Keep
        label={text('report.keepAll')}
        isKept={kept === segments.length}
        isPartly={kept > 0 && kept < segments.length}
        onChange={(keep) => onKeep(segments, keep)}
      />
      <ul className={classes.segments}>
        {segments.slice(0, limit).map((segment) => (
          <li key={segment.number} data-refused={isKept(segment) ? undefined : ''}>
            <Keep
              label={
                <>
                  <span className="visually-hidden">{m('report.columns.keep')} </span>
                  {m('report.columns.segment')} {number(segment.number)}
                </>
              }
              isKept={isKept(segment)}
              onChange={(keep) => onKeep([segment], keep)}
            />
            <p lang={language} dir="auto">
              {piecesOf(segment.target, editsIn(segment.corrections)).map(({ id, text, Mark }) =>
                Mark ? <Mark key={id}>{text}</Mark> : text,
              )}
            </p>
            <ul className={classes.rules}>
              {segment.corrections.map(({ id, kind, rule }) => (
                <li key={id}>
                  {m(`report.kinds.${kind}`)} <code dir="ltr">{rule}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <More rest={segments.length - limit} onClick={showMore} />
    </>
  )
}

interface KeepProps {
  readonly label: ReactNode
  readonly isKept: boolean
  readonly isPartly?: boolean
  readonly onChange: (isKept: boolean) => void
}

function Keep({ label, isKept, isPartly, onChange }: KeepProps) {
  return (
    <Checkbox
      unstyled
      icon={NoIcon}
      classNames={{ body: classes.keep, input: classes.box }}
      label={label}
      checked={isKept}
      indeterminate={isPartly}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

/** The checkbox is native. */
const NoIcon = () => null
