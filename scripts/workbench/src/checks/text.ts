import { withPictures } from '../lib/difference.ts'
import { codesOf, type Part, splitCodes } from '../project/codes.ts'
import { HOLE, masked, placeholdersIn } from './mask.ts'

/** A text, parsed once for all checks. */
export interface Text {
  /** The original text; in a segment of a file with HOLE in place of each tag. */
  readonly raw: string
  /** The same length, with HOLE in place of each character that is not language. Corrections use it. */
  readonly masked: string
  /** The words alone: a message has no tags here, and HOLE in place of a variable and of the content of <err> and <del>. */
  readonly prose: string
  /** The variables and tags, tags as "<name>". */
  readonly codes: readonly string[]
  /** The words and codes of a message, in order. */
  readonly parts: readonly Part[]
}

/** Parses a message of a project with some tags. */
export function textOf(raw: string, tags: readonly string[]): Text {
  const parts = splitCodes(raw, tags)
  const shown = withoutMistakes(parts)
  const prose = shown.map(({ kind, text }) => (kind === 'text' ? text : kind === 'variable' ? HOLE : '')).join('')
  return { raw, masked: masked(shown.map(({ text }) => text).join('')), prose, codes: codesOf(parts), parts }
}

/** The parts of a message with HOLE in place of each character of a mistake that a specimen shows. */
function withoutMistakes(parts: readonly Part[]): Part[] {
  let mistake: string | null = null
  return parts.map((part) => {
    if (part.kind === 'open' && (part.name === 'err' || part.name === 'del')) mistake = part.name
    else if (part.kind === 'close' && part.name === mistake) mistake = null
    else if (mistake !== null) return { ...part, text: HOLE.repeat(part.text.length) }
    return part
  })
}

/** A segment of a file; `tags` are the names of its tags. */
export function segmentText(raw: string, tags: readonly string[]): Text {
  const prose = masked(raw)
  return { raw, masked: prose, prose, codes: [...placeholdersIn(raw), ...tags.map((tag) => `<${tag}>`)], parts: [] }
}

/** The number of words, not counting single letters. */
export const countWords = ({ prose }: Pick<Text, 'prose'>): number => prose.match(/\p{L}{2,}/gu)?.length ?? 0

/** A text in a finding: in quotation marks, shortened around a place, with … in place of each HOLE. */
export function clip(text: string, at = 0): string {
  const start = at > 40 ? at - 25 : 0
  const piece = withPictures(text.slice(start, start + 70)).replaceAll(HOLE, '…')
  return `“${start > 0 ? '…' : ''}${piece}${start + 70 < text.length ? '…' : ''}”`
}
