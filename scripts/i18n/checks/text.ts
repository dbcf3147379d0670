import { codesOf, type Part, splitCodes } from '../model/codes.ts'

/** A message, taken apart once for all rules. */
export interface Text {
  readonly raw: string
  readonly parts: readonly Part[]
  /** Its variables and tags: see codesOf. */
  readonly codes: readonly string[]
  /** Its words: without tags, with HOLE in place of a variable and of what stands in <err> and <del>. */
  readonly prose: string
}

/** OBJECT REPLACEMENT CHARACTER: neither letter nor space nor punctuation, so no rule for words reaches across it. */
export const HOLE = '\uFFFC'

/** What stands in these is a mistake on show, which a specimen corrects. */
const mistakes = new Set(['err', 'del'])

/** Takes a message apart. */
export function textOf(raw: string): Text {
  if (!/\{\{|<|\$t/.test(raw)) return { raw, parts: [{ kind: 'text', text: raw }], codes: [], prose: raw }
  const parts = splitCodes(raw)
  return { raw, parts, codes: codesOf(raw), prose: proseOf(parts) }
}

function proseOf(parts: readonly Part[]): string {
  let prose = ''
  let hidden: string | null = null
  for (const part of parts) {
    if (hidden !== null) {
      if (part.kind === 'close' && part.name === hidden) hidden = null
    } else if (part.kind === 'text') prose += part.text
    else if (part.kind === 'variable') prose += HOLE
    else if (part.kind === 'open' && mistakes.has(part.name)) {
      prose += HOLE
      hidden = part.name
    }
  }
  return prose
}

const letters = /\p{L}+/gu

/** How many words a text has. */
export const countWords = (text: Text): number => text.prose.match(letters)?.length ?? 0
