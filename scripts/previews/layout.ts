import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import type { Fonts } from './fonts.ts'
import { hasOwnLines, isJoined, isUnspaced } from './lines.ts'
import { markSvg } from './mark.ts'
import type { Measured } from './measure.ts'
import { artWidth, last, margin, picture, sectionStyle, TALL, textWidth } from './places.ts'
import { palette } from './tokens.ts'

/** What stands on a picture; null leaves a text out. */
export interface Texts {
  readonly title: string | null
  readonly brand: string | null
  readonly section: string | null
  /** BCP 47. */
  readonly localeTag: string
  readonly dir: 'ltr' | 'rtl'
}

type FamilyOf = Fonts['familyOf']

/** A title as on the site (src/theme/base.css, src/theme/languages). */
export function titleStyle(tag: string, familyOf: FamilyOf): CSSProperties {
  const isTall = hasOwnLines(tag)
  return {
    display: 'block',
    width: textWidth,
    fontFamily: familyOf(isUnspaced(tag) ? 'sans' : 'serif'),
    fontWeight: 500,
    lineHeight: isTall ? TALL : 1.08,
    letterSpacing: isTall ? 0 : '-0.012em',
  }
}

/** The column of text as satori takes it: brand, title, and the section's name under a thin line. */
export function textColumn({ texts, lines, titleSize, fonts: { familyOf } }: Measured): ReactElement {
  const { title, brand, section, localeTag, dir } = texts
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
    ...titleStyle(localeTag, familyOf),
    marginTop: 'auto',
    // A title that fits at no size is cut and ends in an ellipsis.
    ...(titleSize === null
      ? { fontSize: last.size, lineClamp: last.lines, wordBreak: 'break-word' }
      : { fontSize: titleSize, ...(lines ? { whiteSpace: 'pre' } : { textWrap: 'balance' }) }),
    // It only takes its room: joinedText.ts draws it.
    ...(isJoined(localeTag) && { opacity: 0 }),
  }
  return h(
    'div',
    { style: column, lang: localeTag },
    brandLine(brand, title === null, familyOf),
    title === null ? null : h('div', { key: 'title', style }, lines?.join('\n') ?? title),
    title === null || section === null ? null : sectionLine(section, familyOf, isJoined(localeTag)),
  )
}

/** Mark and name as in the header; alone on the picture, they are larger and stand in the middle. */
function brandLine(brand: string | null, alone: boolean, familyOf: FamilyOf): ReactElement {
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
function sectionLine(section: string, familyOf: FamilyOf, isHidden: boolean): ReactElement {
  const style: CSSProperties = {
    display: 'flex',
    marginTop: sectionStyle.inner,
    fontFamily: familyOf('sans'),
    fontWeight: 500,
    fontSize: sectionStyle.fontSize,
    lineHeight: sectionStyle.lineHeight,
    color: palette.quiet,
    ...(isHidden && { opacity: 0 }),
  }
  return h(
    'div',
    { key: 'section', style: { display: 'flex', flexDirection: 'column', marginTop: sectionStyle.space } },
    h('div', { style: { height: sectionStyle.rule, backgroundColor: palette.rule } }),
    h('div', { style }, section),
  )
}
