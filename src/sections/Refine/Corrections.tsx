import { Checkbox, Chip, Table } from '@mantine/core'
import type { Correction, Range } from 'i18next-workbench/refine/refine.ts'
import { type ReactNode, useState } from 'react'
import type en from '#locales/en/pages/ai-refinix-mt-post-editing-tool.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { countsOf, piecesOf, type Refused } from './list.ts'
import { More, useMore } from './More.tsx'
import classes from './RefineTool.module.css'

interface CorrectionsProps {
  readonly corrections: readonly Correction[]
  /** The BCP 47 tag of the translations. */
  readonly language: string
  readonly refused: Refused
  readonly onKeep: (corrections: readonly Correction[], isKept: boolean) => void
}

const columns = ['keep', 'segment', 'rule', 'before', 'after'] as const

/** The corrections of a file, those of one kind or all. */
export function Corrections({ corrections, language, refused, onKeep }: CorrectionsProps) {
  const { m, text } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const [kind, setKind] = useState<Correction['kind'] | null>(null)
  const { limit, showMore, showFirst } = useMore()
  const listed = kind === null ? corrections : corrections.filter((correction) => correction.kind === kind)
  const kept = listed.filter(({ id }) => !refused.has(id)).length
  return (
    <>
      <Kinds
        corrections={corrections}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen)
          showFirst()
        }}
      />
      <Keep
        label={text('report.keepAll')}
        isKept={kept === listed.length}
        isPartly={kept > 0 && kept < listed.length}
        onChange={(isKept) => onKeep(listed, isKept)}
      />
      <Table unstyled className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {m(`report.columns.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {listed.slice(0, limit).map((correction) => (
            <Row
              key={correction.id}
              correction={correction}
              language={language}
              isKept={!refused.has(correction.id)}
              onKeep={(isKept) => onKeep([correction], isKept)}
            />
          ))}
        </Table.Tbody>
      </Table>
      <More rest={listed.length - limit} onClick={showMore} />
    </>
  )
}

interface KindsProps {
  readonly corrections: readonly Correction[]
  readonly value: Correction['kind'] | null
  readonly onChange: (kind: Correction['kind'] | null) => void
}

/** The filter: each kind that there is, with its count. */
function Kinds({ corrections, value, onChange }: KindsProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const counts = countsOf(corrections)
  const chip = (id: Correction['kind'] | null, label: ReactNode, count: number) => (
    <Chip
      key={id ?? 'all'}
      unstyled
      classNames={{ root: classes.chip, input: 'visually-hidden', label: classes.chipLabel }}
      type="radio"
      name="refine-kind"
      icon={null}
      checked={value === id}
      onChange={() => onChange(id)}
    >
      {label} <b>{number(count)}</b>
    </Chip>
  )
  return (
    <fieldset className={classes.kinds}>
      <legend>{m('report.kind')}</legend>
      {chip(null, m('report.all'), corrections.length)}
      {counts.map(([kind, count]) => chip(kind, m(`report.kinds.${kind}`), count))}
    </fieldset>
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

/** The box is the browser's own, with its mark. */
const NoIcon = () => null

interface RowProps {
  readonly correction: Correction
  readonly language: string
  readonly isKept: boolean
  readonly onKeep: (isKept: boolean) => void
}

function Row({ correction, language, isKept, onKeep }: RowProps) {
  const { m } = useMessages<typeof en>('pages/ai-refinix-mt-post-editing-tool')
  const number = useNumber()
  const { kind, rule, beforeRanges, afterRanges } = correction
  const name = (column: (typeof columns)[number]) => (
    <span className={classes.name}>{m(`report.columns.${column}`)}</span>
  )
  const place = number(correction.number)
  const label = (
    <>
      {m('report.columns.keep')}
      <span className="visually-hidden">{` ${m('report.columns.segment')} ${place} ${rule}`}</span>
    </>
  )
  const side = (column: 'before' | 'after', ranges: readonly Range[], Mark: 'del' | 'ins') => (
    <Table.Td>
      {name(column)}
      <p lang={language} dir="auto">
        {piecesOf(correction[column], ranges).map(({ start, text, isChanged }) =>
          isChanged ? <Mark key={start}>{text}</Mark> : text,
        )}
      </p>
    </Table.Td>
  )
  return (
    <Table.Tr data-refused={isKept ? undefined : ''}>
      <Table.Td>
        <Keep label={label} isKept={isKept} onChange={onKeep} />
      </Table.Td>
      <Table.Td>
        {name('segment')} {place}
      </Table.Td>
      <Table.Td>
        {m(`report.kinds.${kind}`)} <code dir="ltr">{rule}</code>
      </Table.Td>
      {side('before', beforeRanges, 'del')}
      {side('after', afterRanges, 'ins')}
    </Table.Tr>
  )
}
