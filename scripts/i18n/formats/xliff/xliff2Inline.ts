import type { Element, Node } from '@xmldom/xmldom'
import { hexOf, splitForbidden } from '../characters.ts'
import type { Inline } from '../inline.ts'
import type { Make } from '../xml.ts'

/** The texts of a unit's codes, each once, with the ids by which its inline elements refer to them. */
export class OriginalData {
  readonly #ids = new Map<string, string>()

  reference(text: string): string {
    const id = this.#ids.get(text) ?? `d${this.#ids.size + 1}`
    this.#ids.set(text, id)
    return id
  }

  /** The unit's <originalData>; nothing when it has no codes. */
  elements(make: Make): Element[] {
    if (this.#ids.size === 0) return []
    return [
      make(
        'originalData',
        {},
        [...this.#ids].map(([text, id]) => make('data', { id }, [text])),
      ),
    ]
  }
}

/** A translator may move a code, and may neither remove nor double it. */
const kept = { canCopy: 'no', canDelete: 'no' }

/** The content of a source or target: <ph> for a variable, <pc> for tags, <sc>/<ec> for half of them, <cp> for what XML cannot hold. */
export function writeInline2(make: Make, parts: readonly Inline[], data: OriginalData): (Node | string)[] {
  return parts.flatMap((part): (Node | string)[] => {
    if (part.kind === 'text') {
      return splitForbidden(part.text).map((piece) => {
        return typeof piece === 'string' ? piece : make('cp', { hex: hexOf(piece) })
      })
    }
    const { id, name } = part
    if (part.kind === 'variable') {
      const type = { type: 'other', subType: 'isogloss:variable' }
      return [make('ph', { id, dataRef: data.reference(part.text), disp: part.text, equiv: name, ...kept, ...type })]
    }
    const type = { type: 'fmt', subType: `isogloss:${name}` }
    if (part.kind === 'pair') {
      const [start, end] = [`<${name}>`, `</${name}>`]
      const references = { dataRefStart: data.reference(start), dataRefEnd: data.reference(end) }
      const shown = { dispStart: start, dispEnd: end, equivStart: '', equivEnd: '' }
      return [make('pc', { id, ...references, ...shown, ...kept, ...type }, writeInline2(make, part.children, data))]
    }
    const attributes = { id, isolated: 'yes', dataRef: data.reference(part.text), disp: part.text, equiv: '' }
    return [make(part.kind === 'open' ? 'sc' : 'ec', { ...attributes, ...kept, ...type })]
  })
}
