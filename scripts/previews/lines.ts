/** Scripts that are written without spaces between words. */
const unspaced = new Set(['Hans', 'Hant', 'Jpan'])

/** The script of a language (BCP 47), as ISO 15924 code. */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? 'Latn'

/** Whether a language has no spaces between its words. */
export const isUnspaced = (tag: string): boolean => unspaced.has(scriptOf(tag))

/** Whether a script has taller or larger letters than Latin. */
export const isTall = (tag: string): boolean => isUnspaced(tag) || scriptOf(tag) === 'Arab'

/** What does not begin a line: closing signs, Japanese particles and endings, the Chinese ones that follow a word. */
const clinging = /^(?:[\s\p{Pe}\p{Pf}\p{Po}ー]+|\p{sc=Hira}+|[的了地得])$/u
const opening = /[\p{Ps}\p{Pi}]$/u
const katakana = /^[\p{sc=Kana}ー・]+$/u
const ideograph = /^\p{sc=Han}$/u
const ideographs = /^\p{sc=Han}+$/u

/** Whether no line ends between two words: compounds in Japanese (市販|後), words of one syllable in Chinese (从|试验). */
function isCompound(before: string, segment: string, tag: string): boolean {
  if (katakana.test(before) && katakana.test(segment)) return true
  return scriptOf(tag) === 'Jpan'
    ? ideographs.test(before) && ideograph.test(segment)
    : ideograph.test(before) && ideographs.test(segment)
}

/** The parts of a title between which a line may end: at spaces, or between phrases where there are none. */
export function partsOf(title: string, tag: string): string[] {
  // Non-breaking spaces hold words together, so only the plain space divides.
  if (!isUnspaced(tag)) return title.split(' ')
  const parts: string[] = []
  let before = ''
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(title)) {
    const joins = clinging.test(segment) || opening.test(before) || isCompound(before, segment, tag)
    if (joins && parts.length > 0) parts[parts.length - 1] += segment
    else parts.push(segment)
    before = segment
  }
  return parts
}

export interface Part {
  readonly text: string
  readonly width: number
}

/** Fills lines part by part, `space` apart; null when one is wider than a line. */
export function fillLines(parts: readonly Part[], space: number, full: number): Part[][] | null {
  const lines: Part[][] = []
  let line = Number.POSITIVE_INFINITY
  for (const part of parts) {
    if (part.width > full) return null
    if (line + space + part.width > full) {
      lines.push([part])
      line = part.width
    } else {
      lines.at(-1)?.push(part)
      line += space + part.width
    }
  }
  return lines
}

/** The same number of lines, as even as they can be: those of the narrowest column that has no more. */
export function evenLines(parts: readonly Part[], space: number, full: number): string[] {
  const count = fillLines(parts, space, full)?.length
  let [narrow, wide] = [0, full]
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (fillLines(parts, space, middle)?.length === count) wide = middle
    else narrow = middle
  }
  const lines = fillLines(parts, space, wide) ?? []
  return lines.map((line) => line.map(({ text }) => text).join(space > 0 ? ' ' : ''))
}

/** As much as a number of lines can take, `full` wide; what is left over is an ellipsis, and a word that is wider than a line is cut. */
export function cutLines(
  title: string,
  widthOf: (text: string) => number,
  full: number,
  count: number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (widthOf(`${line}${segment}…`) <= full) {
      line += segment
      continue
    }
    if (lines.length + 1 === count) return [...lines, `${line}…`]
    const end = line.lastIndexOf(' ')
    lines.push(end > 0 ? line.slice(0, end) : line)
    line = end > 0 ? line.slice(end + 1) + segment : segment
  }
  return [...lines, line]
}
