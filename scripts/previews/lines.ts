import { isUnspaced, scriptOf } from '../lib/scriptOf.ts'
import { phrasesOf } from '../texts/phrases.ts'

/** Whether a script has taller or larger letters than Latin. */
export const isTall = (tag: string): boolean => isUnspaced(tag) || scriptOf(tag) === 'Arab'

/** The parts of a title between which a line may end: at spaces, or between phrases where there are none. */
export function partsOf(title: string, tag: string): string[] {
  // Non-breaking spaces hold words together, so only the plain space divides.
  return isUnspaced(tag) ? phrasesOf(title, tag) : title.split(' ')
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
