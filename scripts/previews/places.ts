/** The picture in px: what readers of Open Graph tags expect (1.91 : 1). */
export const picture = { width: 1200, height: 630 } as const
/** The contour art covers one side over the whole height. */
export const artWidth = 432
/** Networks cut a few per cent from the edges; no text comes nearer. */
export const margin = { block: 64, outer: 72, art: 56 } as const
export const textWidth = picture.width - artWidth - margin.outer - margin.art

/** Sizes of the title in px and the lines it may take at each, in the order in which they are tried. */
export const titleSizes = [
  { size: 96, lines: 2 },
  { size: 84, lines: 3 },
  { size: 76, lines: 3 },
  { size: 70, lines: 3 },
  { size: 64, lines: 3 },
  { size: 60, lines: 3 },
  { size: 56, lines: 4 },
  { size: 50, lines: 4 },
  { size: 44, lines: 4 },
] as const
export const last = titleSizes[titleSizes.length - 1] ?? titleSizes[0]

/** The height of a line of a title in a script with taller or larger letters than Latin, in sizes. */
export const TALL = 1.36

/** In px: room above the line and below it, and its text. */
export const sectionStyle = { space: 44, rule: 2, inner: 24, fontSize: 26, lineHeight: 1.2 } as const

/** The lower edge of the column in px. */
export const columnBottom = picture.height - margin.block

/** The lower edge of the title in px. */
export function titleBottom(section: string | null): number {
  const { space, rule, inner, fontSize, lineHeight } = sectionStyle
  return columnBottom - (section === null ? 0 : space + rule + inner + fontSize * lineHeight)
}

/** The edge at which a text that runs from right to left begins. */
export const rightEdge = picture.width - margin.outer
