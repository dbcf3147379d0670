import type en from '#locales/en/pages/services-medical-device.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Dot, Line } from '../../ui/Diagram/shapes.tsx'

/** A point of the section, and whether it needs translated words; otherwise a symbol, a number or a name is enough. */
type Cell = readonly [point: string, words?: 'words'] | undefined

/**
 * The particulars that MDR 2017/745 requires on the label (Annex I, 23.2), on sterile packaging (23.3), in the
 * instructions (23.4; its point a includes a, c, e, f, k, l, n and r of 23.2) and on the implant card (Article 18(1)).
 */
const particulars = [
  { id: 'name', cells: [['a', 'words'], ['e', 'words'], ['a', 'words'], ['a']] },
  { id: 'manufacturer', cells: [['c'], ['d'], ['a'], ['a']] },
  { id: 'lot', cells: [['g'], undefined, undefined, ['a']] },
  { id: 'udi', cells: [['h'], undefined, undefined, ['a']] },
  { id: 'useBy', cells: [['i'], ['i'], undefined, undefined] },
  { id: 'sterile', cells: [['l'], ['b'], ['a'], undefined] },
  { id: 'purpose', cells: [['b', 'words'], undefined, ['b', 'words'], undefined] },
  { id: 'warnings', cells: [['m', 'words'], undefined, ['s', 'words'], undefined] },
  { id: 'risks', cells: [undefined, undefined, ['g', 'words'], undefined] },
] as const satisfies readonly { readonly id: string; readonly cells: readonly Cell[] }[]

const carriers = [
  { id: 'label', section: '23.2' },
  { id: 'sterile', section: '23.3' },
  { id: 'instructions', section: '23.4' },
  { id: 'card', section: '18' },
] as const

/** Left edge and width of the columns in percent; height of the header steps and of the rows in px. */
const [left, column, step, row] = [50, 12.5, 24, 36]
const top = carriers.length * step + 30
const across = (index: number) => left + (index + 0.5) * column
const down = (index: number) => top + (index + 0.5) * row
const bottom = top + particulars.length * row

/**
 * The particulars of a device by the carrier they appear on, with the regulation's point and whether they need
 * translation.
 */
export function LabelingMatrix() {
  const { m } = useMessages<typeof en>('pages/services-medical-device')
  return (
    <Diagram height={bottom} title={m('diagram.title')} text={m('diagram.text')}>
      {carriers.map(({ id, section }, index) => (
        <g key={id}>
          <Label x={0} y={(carriers.length - 1 - index) * step} width={across(index) - 1} align="end" tone="quiet">
            {m(`diagram.carriers.${id}`)}
          </Label>
          <Line
            from={[across(index), (carriers.length - 1 - index) * step + 4]}
            to={[across(index), top - 26]}
            tone="rule"
          />
          <Line from={[across(index), top - 4]} to={[across(index), bottom]} tone="rule" />
          <Label x={across(index) - column / 2} y={top - 24} width={column} align="center" tone="quiet">
            {section}
          </Label>
        </g>
      ))}
      {particulars.map(({ id, cells }, index) => (
        <g key={id}>
          <Line from={[0, down(index) - row / 2]} to={[100, down(index) - row / 2]} tone="rule" />
          <Label x={0} y={down(index) - row / 2} width={left - 1} height={row} middle>
            {m(`diagram.particulars.${id}`)}
          </Label>
          {id === 'warnings' ? (
            // Highlights the cells that an assessor compares.
            <Box
              x={left + 1}
              y={down(index) - 17}
              width={3 * column - 2}
              height={34}
              fill="accentTint"
              stroke="accent"
              radius={17}
            />
          ) : null}
          {cells.map((cell: Cell, at) =>
            cell ? (
              <g key={carriers[at]?.id}>
                <Dot
                  x={across(at)}
                  y={down(index)}
                  radius={13}
                  fill={cell[1] ? 'brand' : 'card'}
                  stroke={cell[1] ? undefined : 'line'}
                />
                <Label
                  translate="no"
                  x={across(at) - column / 2}
                  y={down(index) - 13}
                  width={column}
                  height={25}
                  align="center"
                  middle
                  tone={cell[1] ? 'onBrand' : 'ink'}
                >
                  {cell[0]}
                </Label>
              </g>
            ) : null,
          )}
        </g>
      ))}
    </Diagram>
  )
}
