import type en from '#locales/en/pages/services-consulting.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'

const languages = 24
const documents = 5

/** The number of files with the term, by the stage of the change: files per language, and languages. */
const stages = [
  { id: 'template', y: 0, files: 1, languages: 1 },
  { id: 'documents', y: 54, files: documents, languages: 1 },
  { id: 'translations', y: 156, files: documents, languages },
  { id: 'approved', y: 258, files: documents, languages, approvals: true },
] as const

const pitch = 12
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => `M-4 ${index * pitch}a4 4 0 108 0 4 4 0 10-8 0`).join('')
const approval = 'M-3.5-3.5h7v7h-7z'

/** A change of one term at four stages, and the files that each change reopens. */
export function ChangedTerm() {
  const { m } = useMessages<typeof en>('pages/services-consulting')
  const number = useNumber()
  return (
    <Diagram height={362} title={m('diagram.title')} text={m('diagram.text')}>
      {stages.map((stage) => {
        const { id, y } = stage
        const approvals = 'approvals' in stage ? languages : 0
        const top = y + (approvals ? 48 : 32)
        return (
          <g key={id}>
            <Label x={0} y={y} width={80} bold>
              {m(`diagram.${id}`)}
            </Label>
            <Label x={80} y={y} width={20} align="end" bold tone={id === 'template' ? 'accentText' : 'ink'}>
              {number(stage.files * stage.languages + approvals)}
            </Label>
            {Array.from({ length: stage.languages }, (_, index) => ((index + 0.5) / languages) * 100).map((x) => (
              <g key={x}>
                {approvals ? <Mark x={x} y={y + 32} d={approval} stroke="ink" /> : null}
                <Mark x={x} y={top} d={files(stage.files)} fill={id === 'template' ? 'accent' : 'brand'} />
              </g>
            ))}
          </g>
        )
      })}
    </Diagram>
  )
}
