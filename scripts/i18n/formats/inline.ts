import { type Part, splitCodes } from '../model/codes.ts'
import { fitsXml } from './characters.ts'

/** A message as the content of an XLIFF source or target. Ids are decimal numbers and unique within the message. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly id: string; readonly text: string; readonly name: string }
  | { readonly kind: 'pair'; readonly id: string; readonly name: string; readonly children: readonly Inline[] }
  /** An opening or closing tag without its other half. */
  | { readonly kind: 'open' | 'close'; readonly id: string; readonly text: string; readonly name: string }

/** Gives out the ids of codes. */
export class CodeIds {
  readonly #given: { readonly code: string; readonly id: string }[] = []
  readonly #free: { readonly code: string; readonly id: string }[]
  #next: number

  /** Without a source, ids count from 1; for a target, a code gets the id that the same code has in the source. */
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

type Open = { readonly part: Part & { kind: 'open' }; readonly children: Inline[] }

/**
 * A message with its codes as elements. Tags are paired as far as they nest; the others stand alone. A variable whose
 * text XML cannot hold stays text.
 */
export function inlineOf(message: string, ids: CodeIds): Inline[] {
  const root: Inline[] = []
  const stack: Open[] = []
  const here = () => stack.at(-1)?.children ?? root
  const unpair = () => {
    const left = stack.pop()
    if (left) here().push({ kind: 'open', id: ids.take(left.part.text), ...names(left.part) }, ...left.children)
  }
  for (const part of splitCodes(message)) {
    if (part.kind === 'text' || !fitsXml(part.text)) here().push({ kind: 'text', text: part.text })
    else if (part.kind === 'variable') here().push({ ...part, kind: 'variable', id: ids.take(part.text) })
    else if (part.kind === 'open') stack.push({ part: { ...part, kind: 'open' }, children: [] })
    else if (!stack.some((open) => open.part.name === part.name)) {
      here().push({ kind: 'close', id: ids.take(part.text), ...names(part) })
    } else {
      while (stack.at(-1)?.part.name !== part.name) unpair()
      const pair = stack.pop()
      if (pair) here().push({ kind: 'pair', id: ids.take(pair.part.text), name: part.name, children: pair.children })
    }
  }
  while (stack.length > 0) unpair()
  return root
}

const names = ({ text, name }: { readonly text: string; readonly name: string }) => ({ text, name })
