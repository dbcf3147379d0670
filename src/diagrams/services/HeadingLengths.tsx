import type en from '#locales/en/pages/services-website-localization.json'
import { joined } from '../../i18n/joined.tsx'
import { plainText } from '../../i18n/plainText.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line, round, Shape } from '../../ui/Diagram/shapes.tsx'

const languages = ['en', 'ja', 'ar', 'pl', 'el', 'de'] as const
/** What the layout has room for, and what the drawing has, as a share of the English length. */
const room = 1.3
const scale = 1.68
const pitch = 64
const top = 28

const percent = (share: number) => (share / scale) * 100

/** Characters by the room that they take: a Chinese character or kana takes two places. */
function lengthOf(words: string): number {
  return Array.from(plainText(words), (letter) => (/[\u3000-\u9fff]/u.test(letter) ? 2 : 1)).reduce<number>(
    (sum, places) => sum + places,
    0,
  )
}

/** A ruler's ticks from one end of a bar to the other, every fifth of them longer. */
function ticks(places: number): string {
  const inner = Array.from({ length: places - 1 }, (_, index) => index + 1)
  return inner.map((at) => `M${round((at / places) * 100)} 100V${at % 5 === 0 ? 0 : 50}`).join('')
}

/** One heading of a patient's page in six languages and four scripts, with the room that the layout keeps for it. */
export function HeadingLengths() {
  const { m, text } = useMessages<typeof en>('pages/services-website-localization')
  const number = useNumber()
  const share = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 })
  const english = lengthOf(text('diagram.samples.en'))
  const bottom = top + languages.length * pitch
  return (
    <Diagram height={bottom - 4} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={percent(room)} align="end" tone="accentText">
        {joined(m('diagram.room'), share(room))}
      </Label>
      {languages.map((lang, index) => {
        const words = text(`diagram.samples.${lang}`)
        const places = lengthOf(words)
        const length = places / english
        const y = top + index * pitch
        const over = length - room
        return (
          <g key={lang}>
            <Label x={0} y={y} width={50} tone="quiet">
              {m(`diagram.languages.${lang}`)}
            </Label>
            <Label x={80} y={y} width={20} align="end" bold>
              {share(length)}
            </Label>
            <Box x={0} y={y + 22} width={percent(length)} height={34} fill="mist" stroke="teal" />
            {over > 0 ? (
              <Box x={percent(room)} y={y + 22} width={percent(over)} height={34} fill="accentTint" stroke="teal" />
            ) : null}
            <Shape x={0} y={y + 48} width={percent(length)} height={8} d={ticks(places)} stroke="line" />
            <Label x={1.4} y={y + 22} width={percent(length) - 2} height={26} middle lang={lang}>
              {words}
            </Label>
          </g>
        )
      })}
      <Line from={[percent(room), 22]} to={[percent(room), bottom - 4]} tone="accent" dashed />
    </Diagram>
  )
}
