import type en from '#locales/en/pages/services-copy-editing-and-transcreation.json'
import { useMessages } from '../../i18n/useMessages.tsx'
import { Curve } from '../../ui/Diagram/Curve.tsx'
import { Diagram } from '../../ui/Diagram/Diagram.tsx'
import { Label } from '../../ui/Diagram/Label.tsx'
import { Box, Line, Shape } from '../../ui/Diagram/shapes.tsx'

/** The phrases of a headline, in the word order of each language. */
const columns = [
  { lang: 'en', x: 5, phrases: ['heart', 'beat', 'call', 'checkup'] },
  { lang: 'de', x: 56, phrases: ['call', 'checkup', 'heart', 'beat'] },
] as const
const [source, target] = columns
/** The phrases that are translated literally; the others are rephrased. */
const literal: readonly string[] = ['heart', 'checkup']

const width = 39
const box = { top: 28, height: 44, pitch: 58 }
const legend = box.top + 4 * box.pitch + 6

const middle = (row: number) => box.top + row * box.pitch + box.height / 2

/** A headline and its transcreation, phrase by phrase: what is kept, what is rephrased, and where the wordplay moved. */
export function KeptMeaning() {
  const { m } = useMessages<typeof en>('pages/services-copy-editing-and-transcreation')
  return (
    <Diagram height={legend + 68} title={m('diagram.title')} text={m('diagram.text')}>
      {source.phrases.map((phrase, row) => (
        <Tie
          key={phrase}
          from={middle(row)}
          to={middle(target.phrases.indexOf(phrase))}
          dashed={!literal.includes(phrase)}
        />
      ))}
      {columns.map(({ lang, x, phrases }) => (
        <g key={lang}>
          <Label x={x} y={0} width={width} align="center" tone="quiet">
            {m(`diagram.${lang}`)}
          </Label>
          {phrases.map((phrase, row) => (
            <g key={phrase}>
              <Box
                x={x}
                y={middle(row) - box.height / 2}
                width={width}
                height={box.height}
                fill="mist"
                stroke="brand"
              />
              <Label
                x={x}
                y={middle(row) - box.height / 2}
                width={width}
                height={box.height}
                align="center"
                middle
                lang={lang}
              >
                {m(`diagram.samples.${lang}.${phrase}`)}
              </Label>
            </g>
          ))}
        </g>
      ))}
      <Shape x={0} y={middle(1)} width={source.x} height={box.pitch} d="M100 0C-33 0-33 100 100 100" stroke="accent" />
      <Shape
        x={target.x + width}
        y={middle(0)}
        width={source.x}
        height={3 * box.pitch}
        d="M0 0C133 0 133 100 0 100"
        stroke="accent"
      />
      {(['same', 'other', 'wordplay'] as const).map((id, row) => (
        <g key={id}>
          <Line
            from={[0, legend + row * 24 + 10]}
            to={[9, legend + row * 24 + 10]}
            tone={id === 'wordplay' ? 'accent' : 'brand'}
            dashed={id === 'other'}
          />
          <Label x={12} y={legend + row * 24} width={88} tone="quiet">
            {m(`diagram.${id}`)}
          </Label>
        </g>
      ))}
    </Diagram>
  )
}

function Tie({ from, to, dashed }: { readonly from: number; readonly to: number; readonly dashed: boolean }) {
  return <Curve from={[source.x + width, from]} to={[target.x, to]} across tone="brand" dashed={dashed} />
}
