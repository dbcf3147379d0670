import type en from '#locales/en/pages/services-healthcare.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Box, Dot, Line, Shape } from '../../ui/Diagram/shapes.tsx'

/**
 * The rooms in the order of the stay: what is written or spoken in each, and the position and width of its label in
 * percent.
 */
const rooms = [
  { id: 'reception', column: 0, row: 0, written: true, x: 3, width: 44 },
  { id: 'consultation', column: 1, row: 0, spoken: true, x: 53, width: 44 },
  { id: 'imaging', column: 1, row: 1, x: 53, width: 36 },
  { id: 'consent', column: 0, row: 1, written: true, spoken: true, x: 11, width: 36 },
  { id: 'ward', column: 0, row: 2, spoken: true, x: 11, width: 36 },
  { id: 'discharge', column: 1, row: 2, written: true, x: 53, width: 44 },
] as const

const height = 148
/** Distance of the path from the top of a room, and half the width of a door, in px. */
const [lane, door] = [124, 14]
const [near, far] = [5, 95]
const lanes = [0, 1, 2].map((row) => row * height + lane) as [number, number, number]
const end = 3 * height

const walls = [
  // Outer walls, with entrance and exit.
  { y: 0, doors: [] },
  { y: end, doors: [] },
  { x: 0, doors: [lanes[0]] },
  { x: 100, doors: [lanes[2]] },
  // Walls between the rooms of a row.
  { x: 50, doors: lanes },
  // Walls between the rows.
  { y: height, doors: [far] },
  { y: 2 * height, doors: [near] },
]

/** Returns the segments of a wall between its doors. A wall is as long as the plan. */
function piecesOf({ x, y, doors }: { readonly x?: number; readonly y?: number; readonly doors: readonly number[] }) {
  const [length, half] = x === undefined ? [100, 4] : [end, door]
  const at = (along: number) => (x === undefined ? ([along, y ?? 0] as const) : ([x, along] as const))
  const begins = [0, ...doors.map((middle) => middle + half)]
  return begins.map((from, index) => [at(from), at((doors[index] ?? length + half) - half)] as const)
}

const turns = [
  [0, lanes[0]],
  [far, lanes[0]],
  [far, lanes[1]],
  [near, lanes[1]],
  [near, lanes[2]],
  [98, lanes[2]],
] as const

/** A floor plan with a patient's path through the hospital, and the translation or interpreting in each room. */
export function HospitalPath() {
  const { m } = useMessages<typeof en>('pages/services-healthcare')
  return (
    <Diagram height={end} title={m('diagram.title')} text={m('diagram.text')}>
      <Box x={0} y={height} width={50} height={height} fill="accentTint" />
      {walls.flatMap(piecesOf).map(([from, to]) => (
        <Line key={`${from} ${to}`} from={from} to={to} tone="line" />
      ))}
      {turns.slice(1).map((to, index) => (
        <Line key={`${to}`} from={turns[index] ?? to} to={to} tone="brand" />
      ))}
      <Shape x={97} y={lanes[2] - 6} width={3} height={12} d="M0 0L100 50L0 100" stroke="brand" />
      {rooms.map((room) => {
        const { id, column, row, x, width } = room
        const [written, spoken] = ['written' in room, 'spoken' in room]
        const tone = id === 'consent' ? 'accent' : 'brand'
        const [at, y] = [25 + column * 50, row * height + lane]
        return (
          <g key={id}>
            <Label x={x} y={row * height + 10} width={width} height={95}>
              <strong>{m(`diagram.rooms.${id}.name`)}</strong>
              <br />
              {m(`diagram.rooms.${id}.what`)}
            </Label>
            {written ? <Mark fixed x={spoken ? at - 5 : at} y={y} d="M-9-9h18v18h-18z" fill={tone} /> : null}
            {spoken ? <Dot x={written ? at + 5 : at} y={y} radius={10} fill={tone} /> : null}
            {written || spoken ? null : <Dot x={at} y={y} radius={9} fill="card" stroke="line" />}
          </g>
        )
      })}
    </Diagram>
  )
}
