import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import { familyOf } from './fonts.ts'
import { markSvg } from './mark.ts'
import { palette } from './tokens.ts'

/** The picture in px: what readers of Open Graph tags expect (1.91 : 1). */
export const picture = { width: 1200, height: 630 } as const
/** The contour art covers one side over the whole height. */
export const artWidth = 432
/** Networks cut a few per cent from the edges; no text comes nearer. */
const margin = { block: 64, outer: 72, art: 56 } as const
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
const last = titleSizes[titleSizes.length - 1] ?? titleSizes[0]
export const lineHeight = 1.08

/** What stands on a picture; null leaves a text out. */
export interface Texts {
  readonly title: string | null
  readonly brand: string | null
  readonly section: string | null
  /** BCP 47. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
}

/** A title as on the site (src/theme/base.css). */
export const titleStyle: CSSProperties = {
  display: 'block',
  width: textWidth,
  fontFamily: familyOf('serif'),
  fontWeight: 500,
  lineHeight,
  letterSpacing: '-0.012em',
}

/** The column of text as satori takes it: brand, title, and the section's name under a thin line. */
export function textColumn({ title, brand, section, localeTag, dir }: Texts, titleSize: number | null): ReactElement {
  const column: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    direction: dir,
    width: textWidth,
    height: picture.height - 2 * margin.block,
    marginLeft: dir === 'ltr' ? margin.outer : artWidth + margin.art,
    marginTop: margin.block,
    color: palette.ink,
  }
  const style: CSSProperties = {
    ...titleStyle,
    marginTop: 'auto',
    // A title that fits at no size is cut and ends in an ellipsis.
    ...(titleSize === null
      ? { fontSize: last.size, lineClamp: last.lines, wordBreak: 'break-word' }
      : { fontSize: titleSize, textWrap: 'balance' }),
  }
  return h(
    'div',
    { style: column, lang: localeTag },
    brandLine(brand, title === null),
    title === null ? null : h('div', { key: 'title', style }, title),
    title === null || section === null ? null : sectionLine(section),
  )
}

/** Mark and name as in the header; alone on the picture, they are larger and stand in the middle. */
function brandLine(brand: string | null, alone: boolean): ReactElement {
  const size = alone ? 96 : 46
  const style: CSSProperties = {
    display: 'flex',
    alignItems: 'center',
    gap: size * 0.32,
    margin: alone ? 'auto 0' : 0,
    fontFamily: familyOf('serif'),
    fontWeight: 500,
    fontSize: size * 0.8,
    lineHeight: 1,
    letterSpacing: '-0.01em',
  }
  const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg(size, palette)).toString('base64')}`
  return h(
    'div',
    { key: 'brand', style },
    h('img', { src: mark, width: size, height: size }),
    h('div', { style: { paddingTop: '0.12em' } }, brand),
  )
}

/** The line is a box, because a border costs the renderer three clips. */
function sectionLine(section: string): ReactElement {
  const style: CSSProperties = {
    display: 'flex',
    marginTop: 24,
    fontFamily: familyOf('sans'),
    fontWeight: 500,
    fontSize: 26,
    lineHeight: 1.2,
    color: palette.quiet,
  }
  return h(
    'div',
    { key: 'section', style: { display: 'flex', flexDirection: 'column', marginTop: 44 } },
    h('div', { style: { height: 2, backgroundColor: palette.rule } }),
    h('div', { style }, section),
  )
}
