import { type Part, splitCodes } from '../../project/codes.ts'

/** A variable or a pair of tags in a source text, which a translation has to keep, with the number of its shortcut. */
export interface Code {
  /** From 1. */
  readonly number: number
  readonly name: string
  /** The inserted text: the variable, or the opening and the closing tag. A tag without a partner is alone. */
  readonly texts: readonly [string] | readonly [open: string, close: string]
}

/** The codes of a source text, numbered in its order, and the tags of the project. */
export interface SourceCodes {
  readonly list: readonly Code[]
  readonly tags: readonly string[]
}

/** A code within a text, offsets in UTF-16 code units. */
export interface Chip {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly name: string
  readonly kind: 'variable' | 'open' | 'close'
  /** The number of the same code in the source; null for one that the source does not have, or not so often. */
  readonly number: number | null
}

/** The codes of a source text, numbered in its order; a tag and its end are one. */
export function codesOf(source: string, tags: readonly string[]): SourceCodes {
  const codes: { number: number; name: string; texts: Code['texts']; isOpen: boolean }[] = []
  for (const part of splitCodes(source, tags)) {
    if (part.kind === 'text') continue
    const open = part.kind === 'close' ? codes.findLast(({ name, isOpen }) => isOpen && name === part.name) : undefined
    if (open) {
      open.texts = [open.texts[0], part.text]
      open.isOpen = false
    } else {
      const isOpen = part.kind === 'open'
      codes.push({ number: codes.length + 1, name: nameOf(part), texts: [part.text], isOpen })
    }
  }
  return { list: codes, tags }
}

/** The codes within a text, each with the number that it has in the source; the same code twice gets the numbers in turn. */
export function chipsIn(text: string, { list, tags }: SourceCodes): readonly Chip[] {
  const left = list.flatMap(({ number, texts }) => texts.map((code) => ({ number, code: withoutSpaces(code) })))
  const chips: Chip[] = []
  let from = 0
  for (const part of splitCodes(text, tags)) {
    const to = from + part.text.length
    if (part.kind !== 'text') {
      const at = left.findIndex(({ code }) => code === withoutSpaces(part.text))
      const [found] = at < 0 ? [] : left.splice(at, 1)
      chips.push({ from, to, text: part.text, name: nameOf(part), kind: part.kind, number: found?.number ?? null })
    }
    from = to
  }
  return chips
}

/** The displayed name: "2 term", "end of 2 term", "support, not in the English". */
export function describeChip({ number, name, kind }: Omit<Chip, 'from' | 'to' | 'text'>): string {
  const what = number === null ? name : `${number} ${name}`
  return `${kind === 'close' ? 'end of ' : ''}${what}${number === null ? ', not in the English' : ''}`
}

const withoutSpaces = (code: string) => code.replace(/\s+/g, '')

/** A reference to another message, $t(key), is called by its key. */
const nameOf = (part: Exclude<Part, { kind: 'text' }>) => part.name.replace(/^\$t\((.*)\)$/, '$1')
