import { codePointName } from '../../lib/difference.ts'
import { type Part, splitCodes } from '../model/codes.ts'
import type { UnitForm } from '../model/units.ts'
import { fitsXml, splitForbidden } from './characters.ts'
import type { Content } from './xml.ts'

interface Code {
  /** A decimal number, unique within the text. */
  readonly id: string
  readonly name: string
  readonly text: string
}

/** A message as the content of an element. "open" and "close" are tags without their other half. */
type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'variable' | 'open' | 'close' } & Code)
  | { readonly kind: 'pair'; readonly id: string; readonly name: string; readonly children: readonly Inline[] }

/** What a format writes for each kind of code. */
export interface CodeWriter {
  /** For a character that XML cannot hold, such as "U+0001". */
  readonly character: (codePoint: string) => Content
  readonly variable: (code: Code) => Content
  readonly half: (code: Code, isOpening: boolean) => Content
  readonly pair: (code: Omit<Code, 'text'>, content: () => Content[]) => Content[]
}

/** The source and the target of a form with their codes as elements. The same code has the same id in both. */
export function writeTexts(form: UnitForm, writer: () => CodeWriter): { source: Content[]; target: Content[] | null } {
  const ids = new CodeIds()
  const source = writeInline(inlineOf(form.source, ids), writer())
  if (form.target === null) return { source, target: null }
  return { source, target: writeInline(inlineOf(form.target, new CodeIds(ids)), writer()) }
}

function writeInline(parts: readonly Inline[], write: CodeWriter): Content[] {
  return parts.flatMap((part): Content[] => {
    if (part.kind === 'variable') return [write.variable(part)]
    if (part.kind === 'pair') return write.pair(part, () => writeInline(part.children, write))
    if (part.kind !== 'text') return [write.half(part, part.kind === 'open')]
    return splitForbidden(part.text)
      .map((piece, index) => (index % 2 === 0 ? piece : write.character(codePointName(piece))))
      .filter((piece) => piece !== '')
  })
}

/** Gives out the ids of codes: from 1 for a source; for a target, a code gets the id that the same code has in the source. */
class CodeIds {
  readonly #given: { readonly code: string; readonly id: string }[] = []
  readonly #free: { readonly code: string; readonly id: string }[]
  #next: number

  constructor(source?: CodeIds) {
    this.#free = source ? [...source.#given] : []
    this.#next = source ? source.#next : 1
  }

  take(text: string): string {
    const code = text.replace(/\s+/g, '')
    const same = this.#free.findIndex((candidate) => candidate.code === code)
    const [found] = same >= 0 ? this.#free.splice(same, 1) : []
    const id = found?.id ?? String(this.#next++)
    this.#given.push({ code, id })
    return id
  }
}

/**
 * A message with its codes as elements. Tags are paired as far as they nest; the others stand alone. A variable whose
 * text XML cannot hold stays text.
 */
function inlineOf(message: string, ids: CodeIds): Inline[] {
  const root: Inline[] = []
  const stack: { readonly part: Part & { kind: 'open' }; readonly children: Inline[] }[] = []
  const here = () => stack.at(-1)?.children ?? root
  const unpair = () => {
    const left = stack.pop()
    if (left) here().push({ ...left.part, id: ids.take(left.part.text) }, ...left.children)
  }
  for (const part of splitCodes(message)) {
    if (part.kind === 'text' || !fitsXml(part.text)) here().push({ kind: 'text', text: part.text })
    else if (part.kind === 'open') stack.push({ part: { ...part, kind: 'open' }, children: [] })
    else if (part.kind === 'variable' || !stack.some((open) => open.part.name === part.name)) {
      here().push({ ...part, id: ids.take(part.text) })
    } else {
      while (stack.at(-1)?.part.name !== part.name) unpair()
      const pair = stack.pop()
      if (pair) here().push({ kind: 'pair', id: ids.take(pair.part.text), name: part.name, children: pair.children })
    }
  }
  while (stack.length > 0) unpair()
  return root
}
