import type { Element } from '@xmldom/xmldom'
import { commentLines } from '../../model/records/comments.ts'
import { type Baseline, parseBaseline } from '../baseline.ts'
import { lessSure, type Problem, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { InlineProblem, type ReadCode, readInline } from '../readInline.ts'
import { isOwnNote } from '../remarks.ts'
import { elementsOf, holdersOf } from '../xml.ts'
import { baselineMeta } from './xliff2Write.ts'

const states: Readonly<Record<string, ReadState>> = {
  initial: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
  final: 'reviewed',
}

/** Reads the root of an XLIFF 2.x document. Annotations are skipped, and modules but for the baseline. */
export function readXliff2(root: Element): ReadDocument {
  const problems: Problem[] = []
  const units: ReadUnit[] = []
  for (const file of elementsOf(root, 'file')) {
    for (const unit of [...file.getElementsByTagNameNS('*', 'unit')]) {
      const id =
        unit.getAttribute('name') || `${file.getAttribute('id')?.replaceAll('.', '/')}:${unit.getAttribute('id')}`
      try {
        units.push(readUnit(unit, id))
      } catch (error) {
        if (!(error instanceof InlineProblem)) throw error
        problems.push({
          line: error.line,
          rule: 'inline-codes',
          key: id,
          expected: 'the codes of the export',
          found: error.message,
        })
      }
    }
  }
  return { source: root.getAttribute('srcLang'), target: root.getAttribute('trgLang'), units, problems }
}

/** A tool may have cut a text into segments, and the space between them into ignorables: they are joined again. */
function readUnit(unit: Element, id: string): ReadUnit {
  const codes = new Codes(unit)
  let source = ''
  const targets: Placed[] = []
  let state: ReadState = 'reviewed'
  const parts = elementsOf(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable')
  for (const [index, part] of parts.entries()) {
    const [sourceElement] = elementsOf(part, 'source')
    const [targetElement] = elementsOf(part, 'target')
    const own: string = sourceElement ? readInline(sourceElement, codes.read) : ''
    source += own
    const translated: string | null = targetElement ? readInline(targetElement, codes.read) : null
    const place = Number(targetElement?.getAttribute('order')) || index + 1
    if (part.localName === 'ignorable') targets.push({ place, text: translated ?? own })
    else {
      const found = states[part.getAttribute('state') || 'initial'] ?? 'initial'
      targets.push({ place, text: translated === '' && found === 'initial' ? null : translated })
      state = lessSure(state, found)
    }
  }
  const target = joined(targets)
  const line = unit.lineNumber ?? 1
  return { id, line, source, target, state, baseline: readBaseline(unit), comments: readComments(unit) }
}

/** The translation of a segment and its place among them, which may be another than that of the source. */
interface Placed {
  readonly place: number
  readonly text: string | null
}

function joined(targets: readonly Placed[]): string | null {
  const texts = targets.toSorted((one, other) => one.place - other.place).map(({ text }) => text)
  return texts.includes(null) ? null : texts.join('')
}

function readBaseline(unit: Element): Baseline | null {
  const metas = elementsOf(unit, 'metadata').flatMap((data) => [...data.getElementsByTagNameNS('*', 'meta')])
  return parseBaseline(metas.find((meta) => meta.getAttribute('type') === baselineMeta)?.textContent)
}

/** Notes, those of a plural message's group too, and comments in the text itself. */
function readComments(unit: Element): string[] {
  const notes = holdersOf(unit).flatMap((holder) =>
    elementsOf(holder, 'notes').flatMap((list) => elementsOf(list, 'note')),
  )
  const inText = ['mrk', 'sm'].flatMap((name) => [...unit.getElementsByTagNameNS('*', name)])
  return [
    ...notes.filter((note) => !isOwnNote(note.getAttribute('category'))).map((note) => note.textContent ?? ''),
    ...inText.filter((mark) => mark.getAttribute('type') === 'comment').map((mark) => mark.getAttribute('value') ?? ''),
  ].flatMap(commentLines)
}

/** What the inline elements of a unit stand for. */
class Codes {
  readonly #data = new Map<string, string>()
  /** By element id, for tools that leave out the reference to the original data in a target. */
  readonly #byId = new Map<string, { start: string; end: string }>()

  constructor(unit: Element) {
    for (const container of elementsOf(unit, 'originalData')) {
      for (const data of elementsOf(container, 'data')) {
        this.#data.set(data.getAttribute('id') ?? '', readInline(data, this.read))
      }
    }
  }

  readonly read: ReadCode = (element, content) => {
    const name = element.localName
    if (name === 'cp') return codePoint(element)
    if (name === 'mrk') return content()
    if (name === 'sm' || name === 'em') return ''
    if (name !== 'pc')
      return name === 'ph' || name === 'sc' || name === 'ec' ? this.#code(element, 'dataRef', 'start') : null
    const start = this.#code(element, 'dataRefStart', 'start')
    const inner = content()
    const end = this.#code(element, 'dataRefEnd', 'end')
    return start === null || end === null ? null : start + inner + end
  }

  #code(element: Element, reference: string, side: 'start' | 'end'): string | null {
    const id = element.getAttribute('id') ?? ''
    const text = this.#data.get(element.getAttribute(reference) ?? '')
    if (text === undefined) return this.#byId.get(element.getAttribute('copyOf') || id)?.[side] ?? null
    const known = this.#byId.get(id)
    this.#byId.set(id, { start: known?.start ?? '', end: known?.end ?? '', [side]: text })
    return text
  }
}

function codePoint(element: Element): string | null {
  const value = Number.parseInt(element.getAttribute('hex') ?? '', 16)
  return value >= 0 && value <= 0x10ffff ? String.fromCodePoint(value) : null
}
