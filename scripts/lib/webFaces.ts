import postcss, { type AtRule } from 'postcss'

/** A web font as a style sheet declares it. */
export interface WebFace {
  /** The unresolved specifier in url(...). */
  readonly url: string
  /** The code points of the unicode-range, in order. */
  readonly codePoints: readonly number[]
}

/**
 * Returns the web fonts of a style sheet: each @font-face with a url() to a .woff2 file. Faces with only local() sources are
 * omitted. Throws if a web font has no unicode-range, which defines the content of the file.
 */
export function webFaces(css: string, file: string): WebFace[] {
  const faces: WebFace[] = []
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const url = /url\((["']?)([^"')]+\.woff2)\1\)/.exec(descriptor(rule, 'src') ?? '')?.[2]
    if (url === undefined) return
    const range = descriptor(rule, 'unicode-range')
    if (range === undefined) throw new Error(`${file}: the face of "${url}" has no unicode-range; expected one.`)
    faces.push({ url, codePoints: codePointsOf(range) })
  })
  return faces
}

/**
 * Parses a unicode-range (CSS Fonts 4, section 4.5): single code points and intervals, separated by commas. Throws for
 * wildcards (U+4??), which are not used here, and for invalid input.
 */
function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?\s*$/i.exec(part) ?? []
    if (first === undefined || last === undefined) {
      throw new Error(`unicode-range: expected "U+100" or "U+100-17F", found "${part.trim()}".`)
    }
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function descriptor(rule: AtRule, name: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === 'decl' && node.prop === name)
  return found?.type === 'decl' ? found.value : undefined
}
