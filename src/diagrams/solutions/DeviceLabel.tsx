import type en from '#locales/en/pages/solutions-medical-device.json'
import { useExampleLanguage } from '../../i18n/useExampleLanguage.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Mark } from '../../ui/Diagram/Mark.tsx'
import { Box } from '../../ui/Diagram/shapes.tsx'
import { symbols } from './symbols.ts'

/** Symbols with a number or a date, two per row: the letters in the frame, or the path of the shape. */
const details = [
  { id: 'catalog', letters: 'REF', value: '41-1502' },
  { id: 'lot', letters: 'LOT', value: '26K118' },
  { id: 'made', path: symbols.factory, value: '2026-03-14' },
  { id: 'useBy', path: symbols.hourglass, value: '2031-03-31' },
] as const

/** Symbols with information for the user, each with a letter or a digit. */
const instructions = [
  { x: 12, path: symbols.doNotReuse, letter: '2' },
  { x: 32, path: symbols.instructions, letter: 'i' },
]

/** The modules of a UDI carrier as rows of filled squares: recognizable, but too few to scan. */
const carrier = [
  0b1010101010, 0b1101001101, 0b1011100110, 0b1100110101, 0b1001011010, 0b1110100101, 0b1011010110, 0b1000101101,
  0b1101101010, 0b1111111111,
]
const modules = carrier
  .flatMap((bits, row) =>
    Array.from({ length: 10 }, (_, column) =>
      bits & (1 << (9 - column)) ? `M${column * 4 - 20} ${row * 4 - 20}h4v4h-4z` : '',
    ),
  )
  .join('')

/** A device label: symbols and numbers that are the same in every country, and the text that is not. */
export function DeviceLabel() {
  const { m } = useMessages<typeof en>('pages/solutions-medical-device')
  const languages = [
    { id: 'en', lang: 'en' },
    { id: 'de', lang: 'de' },
    { id: 'other', lang: useExampleLanguage('fr', ['de']) },
  ] as const
  return (
    <Diagram fixed height={424} title={m('diagram.title')} text={m('diagram.text')}>
      <Box x={0} y={1} width={100} height={422} stroke="line" dashed radius={12} />
      <Box x={4} y={16} width={72} height={72} fill="successTint" />
      {languages.map(({ id, lang }, index) => (
        <Label key={id} x={6} y={22 + index * 20} width={70} bold lang={lang}>
          {m(`diagram.name.${id}`)}
        </Label>
      ))}
      <Mark fixed x={86} y={52} d={modules} fill="ink" />
      {details.map((detail, index) => {
        const [x, y] = [index % 2 ? 52 : 4, 122 + Math.floor(index / 2) * 46]
        return (
          <g key={detail.id}>
            {'path' in detail ? (
              <Mark fixed x={x + 8} y={y} d={detail.path} stroke="ink" />
            ) : (
              <LetterSymbol x={x + 8} y={y} letters={detail.letters} />
            )}
            <Label translate="no" x={x + 18} y={y - 10} width={30}>
              {detail.value}
            </Label>
          </g>
        )
      })}
      <Mark fixed x={12} y={218} d={symbols.factory} fill="ink" stroke="ink" />
      <Label x={22} y={199} width={76} height={38} middle translate="no">
        {m('diagram.samples.manufacturer')}
      </Label>
      {instructions.map(({ x, path, letter }) => (
        <g key={letter}>
          <Mark fixed x={x} y={272} d={path} stroke="ink" />
          <Label x={x - 8} y={262} width={16} align="center" bold translate="no">
            {letter}
          </Label>
        </g>
      ))}
      <LetterSymbol x={60} y={272} letters="STERILE&emsp;EO" half={54} d="M22-13v26" />
      <LetterSymbol x={88} y={272} letters="MD" />
      <Box x={4} y={308} width={92} height={102} fill="accentTint" stroke="accent" />
      {languages.map(({ id, lang }, index) => (
        <Label key={id} x={7} y={312 + index * 31} width={87} height={31} middle lang={lang}>
          {m(`diagram.limit.${id}`)}
        </Label>
      ))}
    </Diagram>
  )
}

interface SymbolProps {
  readonly x: number
  readonly y: number
  readonly letters: string
  /** Half the width of the frame in px, and a line within it. */
  readonly half?: number
  readonly d?: string
}

/** A symbol of framed letters, which are the same in every language. */
function LetterSymbol({ x, y, letters, half = 22, d = '' }: SymbolProps) {
  return (
    <>
      <Mark fixed x={x} y={y} d={`M-${half}-13h${2 * half}v26h-${2 * half}z${d}`} stroke="ink" />
      <Label x={x - 20} y={y - 10} width={40} align="center" bold translate="no">
        {letters}
      </Label>
    </>
  )
}
