/** White space that programs lay a file out with. A no-break space belongs to the text. */
export const gaps = /[ \t\r\n]+/g

const collapse = (text: string) => text.replace(gaps, ' ').replace(/^ | $/g, '')

/** The characters of a text that are no white space, each with the white space before it. */
const cut = (text: string) =>
  [...text.matchAll(/([ \t\r\n]*)([^ \t\r\n])/gu)].map(([, gap = '', character = '']) => ({ gap, character }))

/** What a program has put between the characters of texts whose English is known: a line break and an indentation. */
export function layoutOf(sources: Iterable<{ readonly found: string; readonly known: string }>): ReadonlySet<string> {
  const layout = new Set<string>()
  for (const { found, known } of sources) {
    const [one, other] = found.includes('\n') ? [cut(found), cut(known)] : [[], []]
    if (one.length !== other.length || one.some(({ character }, index) => character !== other[index]?.character))
      continue
    for (const [index, { gap }] of one.entries()) {
      const own = other[index]?.gap ?? ''
      if (index === 0 || !gap.includes('\n')) continue
      if (gap.startsWith(own)) layout.add(gap.slice(own.length))
      if (gap.endsWith(own)) layout.add(gap.slice(0, gap.length - own.length))
    }
  }
  return layout
}

/**
 * A text of a file without the layout that a program has given it, in which it indents each inline code; the text that is
 * known here where they differ in white space alone, unless the one here has white space that "check" refuses.
 */
export function withoutLayout(text: string, known: string | null, layout: ReadonlySet<string>): string {
  if (text === known) return text
  const own = text.replace(gaps, (gap, at: number) => {
    if (at === 0 || at + gap.length === text.length) return ''
    if (!gap.includes('\n')) return gap
    return layout.has(gap) ? '' : ' '
  })
  if (known !== null && collapse(known) === known && collapse(own) === known) return known
  return own || text
}
