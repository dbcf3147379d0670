import type en from '#locales/en/pages/solutions-clinical-trials.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Dot, Line } from '../../ui/Diagram/shapes.tsx'
import { countries, documents, type Language, languages } from './studyDocuments.ts'

/** Left edge and width of the columns in percent; height of the header steps and of the rows in px. */
const [left, column, step, row] = [38, 10.3, 24, 54]
const top = countries.length * step + 34
const across = (language: Language) => left + (languages.indexOf(language) + 0.5) * column
const down = (index: number) => top + (index + 0.5) * row
const bottom = top + documents.length * row

/** The documents of a study by language, and those that a protocol amendment affects. */
export function AmendmentRipple() {
  const { m } = useMessages<typeof en>('pages/solutions-clinical-trials')
  return (
    <Diagram height={bottom} title={m('diagram.title')} text={m('diagram.text')}>
      {countries.map(({ id, languages: [first, last = first] }, index) => {
        const level = (countries.length - 1 - index) * step
        const middle = (across(first) + across(last)) / 2
        return (
          <g key={id}>
            <Label x={0} y={level} width={middle - 2} align="end" tone="quiet">
              {m(`diagram.countries.${id}`)}
            </Label>
            <Line from={[middle, level + 4]} to={[middle, top - 32]} tone="line" />
            <Line from={[across(first), top - 32]} to={[across(last), top - 32]} tone="line" />
          </g>
        )
      })}
      {languages.map((language) => (
        <Label
          key={language}
          x={across(language) - column / 2}
          y={top - 26}
          width={column}
          align="center"
          translate="no"
        >
          {language}
        </Label>
      ))}
      {documents.map(({ id, in: needed, changes }, index) => (
        <g key={id}>
          <Line from={[0, down(index) - row / 2]} to={[100, down(index) - row / 2]} tone="rule" />
          <Label x={0} y={down(index) - row / 2} width={left - 2} height={row} middle>
            {m(`diagram.documents.${id}`)}
          </Label>
          {needed.map((language) => {
            const fill = changes ? 'brand' : 'card'
            const stroke = changes ? undefined : 'line'
            if (language !== 'EN')
              return <Dot key={language} x={across(language)} y={down(index)} radius={9} fill={fill} stroke={stroke} />
            return (
              <Mark
                fixed
                key={language}
                x={across('EN')}
                y={down(index)}
                d="M-9-9h18v18h-18z"
                fill={id === 'protocol' ? 'accent' : fill}
                stroke={stroke}
              />
            )
          })}
        </g>
      ))}
    </Diagram>
  )
}
