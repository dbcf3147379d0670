import { loadLetters, type Style } from '../vite-plugin-art/letters.ts'

/** Where a text stands, in px, and how it looks. */
interface Place {
  readonly right: number
  readonly bottom: number
  readonly size: number
  /** Of a line, in sizes. */
  readonly lineHeight: number
  readonly style: Style
  readonly colour: string
}

/** The baseline below the middle of a line, in sizes: letters look centred so. */
const BASELINE = 0.22
/** Fine enough for the size of titles. */
const UNITS = 1000

/** Stretches that run one way: a word in Arabic, what stands between the first and the last Latin letter, or one sign. */
const runs = /\p{sc=Arab}[\p{sc=Arab}\p{M}،؛؟]*|[\p{sc=Latn}\d](?:[^\p{sc=Arab}]*[\p{sc=Latn}\d%])?|./gu
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«' }

/**
 * The lines of a text in Arabic as outlines, from right to left. Not drawn by satori, which moves the dots and marks of
 * the fonts the wrong way (it adds HarfBuzz's offsets, which count upwards).
 */
export async function joinedText(lines: readonly string[], tag: string, place: Place): Promise<string> {
  const { right, bottom, size, lineHeight, style, colour } = place
  const signs = Object.keys(mirrored).join('')
  const letters = await loadLetters([...lines, signs], style, UNITS)
  const scale = size / UNITS
  const paths = lines.flatMap((line, index) => {
    const y = bottom - (lines.length - index - 0.5) * lineHeight * size + BASELINE * size
    let pen = right
    return (line.match(runs) ?? []).flatMap((run) => {
      const word = letters.set(tag, mirrored[run] ?? run)
      pen -= word.width * scale
      return word.glyphs.map(({ id, x, y: rise }) => {
        const [left, top] = [pen + x * scale, y + rise * scale]
        return `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})" d="${letters.outline(id)}"/>`
      })
    })
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}
