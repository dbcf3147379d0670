import type en from '#locales/en/pages/solutions-healthcare.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'

/** Lines of a German discharge letter, in order, with the widths of the words after each abbreviation in percent. */
const lines = [
  { id: 'suspected', rest: [22, 30] },
  { id: 'history', rest: [30, 14] },
  { id: 'pressure', rest: [18, 27] },
  { id: 'lungs', rest: [28, 20] },
  { id: 'aspirin', rest: [24, 12] },
  { id: 'therapy', rest: [31, 25] },
] as const

const row = 78
const page = 40

/** A page of a discharge letter with its abbreviations expanded in the margin. One has a different meaning abroad. */
export function DischargeAbbreviations() {
  const { m } = useMessages<typeof en>('pages/solutions-healthcare')
  return (
    <Diagram height={lines.length * row} title={m('diagram.title')} text={m('diagram.text')}>
      <Box x={0} y={1} width={page} height={lines.length * row - 2} stroke="line" radius={2} />
      {lines.map(({ id, rest }, index) => {
        const y = index * row + 12
        const isFalseFriend = id === 'pressure'
        return (
          <g key={id}>
            {isFalseFriend ? (
              <Box x={2} y={y - 3} width={page - 4} height={25} fill="accentTint" stroke="accent" />
            ) : null}
            <Label x={4} y={y} width={page - 6} bold lang="de">
              {m(`diagram.samples.${id}`)}
            </Label>
            {rest.map((width, line) => (
              <Box key={width} x={4} y={y + 29 + line * 14} width={width} height={7} fill="mist" radius={2} />
            ))}
            <Line
              from={[isFalseFriend ? page - 2 : page - 4, y + 10]}
              to={[page + 5, y + 10]}
              tone={isFalseFriend ? 'accent' : 'line'}
            />
            <Label x={page + 7} y={y} width={93 - page} height={76} tone={isFalseFriend ? 'accentText' : 'ink'}>
              {m(`diagram.meanings.${id}`)}
            </Label>
          </g>
        )
      })}
    </Diagram>
  )
}
