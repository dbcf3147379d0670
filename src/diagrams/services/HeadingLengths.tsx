import type en from '#locales/en/pages/services-website-localization.json'
import { joined } from '../../i18n/joined.tsx'
import { plainText } from '../../i18n/plainText.ts'
import { useMessages } from '../../i18n/useMessages.tsx'
import { useNumber } from '../../i18n/useNumber.ts'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line } from '../../ui/Diagram/shapes.tsx'

const languages = ['en', 'ja', 'ar', 'pl', 'el', 'de'] as const
/** The maximum width in the layout, relative to the English length. */
const room = 1.3
const [top, pitch] = [32, 66]
/** Position of the bar under a heading, in px. */
const bar = { y: 46, height: 8 }

/** Returns the display width of a text in characters: a Chinese character or kana counts as two. */
function lengthOf(words: string): number {
  return Array.from(plainText(words)).reduce((sum, letter) => sum + (/[\u3000-\u9fff]/u.test(letter) ? 2 : 1), 0)
}

/**
 * One heading of a patient page in six languages and four scripts, each with a bar for its length and the room in the
 * layout. Never mirrored, so that all bars start on the same side.
 */
export function HeadingLengths() {
  const { m, text } = useMessages<typeof en>('pages/services-website-localization')
  const number = useNumber()
  const share = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 })
  const places = languages.map((lang) => lengthOf(text(`diagram.samples.${lang}`)))
  const [english = 1] = places
  const longest = Math.max(...places)
  const limit = (100 * room * english) / longest
  return (
    <Diagram fixed height={top + languages.length * pitch - 8} title={m('diagram.title')} text={m('diagram.text')}>
      <Label x={0} y={0} width={100} tone="error">
        <span style={{ borderInlineStart: '1.5px solid', paddingInlineStart: 6 }}>
          {joined(m('diagram.room'), share(room))}
        </span>
      </Label>
      {languages.map((lang, index) => {
        const length = places[index] ?? 0
        const y = top + index * pitch
        const width = (100 * length) / longest
        return (
          <g key={lang}>
            <Label x={0} y={y} width={78} tone="quiet">
              {m(`diagram.languages.${lang}`)}
            </Label>
            <Label x={78} y={y} width={22} align="end" bold tone={width > limit ? 'error' : 'ink'}>
              {share(length / english)}
            </Label>
            <Label x={0} y={y + 21} width={100} lang={lang} translate="no" bold>
              {text(`diagram.samples.${lang}`)}
            </Label>
            <Box x={0} y={y + bar.y} width={width} height={bar.height} fill="mist" stroke="brand" />
            {width > limit ? (
              <Box x={limit} y={y + bar.y} width={width - limit} height={bar.height} fill="errorTint" stroke="error" />
            ) : null}
            <Line from={[limit, y + bar.y - 4]} to={[limit, y + bar.y + bar.height + 4]} tone="error" />
          </g>
        )
      })}
    </Diagram>
  )
}
