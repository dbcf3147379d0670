import type { Element } from '@xmldom/xmldom'
import { isFinished, parseBaseline } from '../baseline.ts'
import { type FileFinding, lessSure, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { elementsOf } from '../xml.ts'
import { readIssues } from './issues.ts'
import { readPerson } from './person.ts'
import { characterOf, commentsOf, type ReadCode, readInline, readUnits } from './readUnits.ts'
import { baselineMeta } from './xliff2Write.ts'

/** Many tools write no state at all: that is read as if nothing was said, and not as "initial", the default of the standard. */
const states: Readonly<Record<string, ReadState>> = {
  initial: 'initial',
  translated: 'translated',
  reviewed: 'reviewed',
  final: 'reviewed',
}

/** Reads the root of an XLIFF 2.x document. Of annotations and modules, comments, the baseline and issues of quality are read. */
export function readXliff2(root: Element): ReadDocument {
  const findings: FileFinding[] = []
  const named = elementsOf(root, 'file').flatMap((file) =>
    [...file.getElementsByTagNameNS('*', 'unit')].map((unit) => {
      const fileId = file.getAttribute('id')?.replaceAll('.', '/')
      return [unit.getAttribute('name') || `${fileId}:${unit.getAttribute('id')}`, unit] as const
    }),
  )
  const units = readUnits(named, readUnit, findings)
  const languages = { source: root.getAttribute('srcLang'), target: root.getAttribute('trgLang') }
  return { ...languages, person: readPerson(root), units, findings }
}

/** A tool may have cut a text into segments, and the space between them into ignorables: they are joined again. */
function readUnit(unit: Element): Omit<ReadUnit, 'id' | 'line'> {
  const codes = new Codes(unit)
  const parts = elementsOf(unit, 'segment', 'ignorable').map((part, index) => {
    const [sourceElement] = elementsOf(part, 'source')
    const [targetElement] = elementsOf(part, 'target')
    const source = sourceElement ? readInline(sourceElement, codes.read) : ''
    const target = targetElement ? readInline(targetElement, codes.read) : null
    // The translation of a segment may have another place than its source.
    const place = Number(targetElement?.getAttribute('order')) || index + 1
    if (part.localName === 'ignorable') return { source, place, target: target ?? source, state: 'reviewed' as const }
    const said = states[part.getAttribute('state') ?? ''] ?? 'unstated'
    // "Needs Work" of Poedit.
    const state = part.getAttribute('subState') === 'poedit:fuzzy' ? lessSure(said, 'doubtful') : said
    return { source, place, target: target === '' && !isFinished(state) ? null : target, state }
  })
  const targets = parts.toSorted((one, other) => one.place - other.place).map(({ target }) => target)
  const metas = elementsOf(unit, 'metadata').flatMap((data) => [...data.getElementsByTagNameNS('*', 'meta')])
  const issues = readIssues(unit)
  const marks = ['mrk', 'sm'].flatMap((name) => [...unit.getElementsByTagNameNS('*', name)])
  return {
    source: parts.map(({ source }) => source).join(''),
    target: targets.includes(null) ? null : targets.join(''),
    state: parts.map(({ state }) => state).reduce(lessSure, 'reviewed'),
    baseline: parseBaseline(metas.find((meta) => meta.getAttribute('type') === baselineMeta)?.textContent),
    issues: issues.filter(({ type }) => type !== null),
    comments: commentsOf(unit, {
      notesIn: (holder) => elementsOf(holder, 'notes').flatMap((list) => elementsOf(list, 'note')),
      inText: [
        ...marks.map((mark) => (mark.getAttribute('type') === 'comment' ? (mark.getAttribute('value') ?? '') : '')),
        ...issues.map(({ type, named, comment }) => (type === null && comment ? `${comment} (${named})` : '')),
      ],
    }),
  }
}

/** What the inline elements of a unit stand for. */
class Codes {
  readonly #data = new Map<string, string>()
  /** By element id, for tools that leave out the reference to the original data in a target. */
  readonly #byId = new Map<string, { start: string; end: string }>()

  constructor(unit: Element) {
    for (const data of elementsOf(unit, 'originalData').flatMap((container) => elementsOf(container, 'data'))) {
      this.#data.set(data.getAttribute('id') ?? '', readInline(data, this.read))
    }
  }

  readonly read: ReadCode = (element, content) => {
    const name = element.localName ?? ''
    if (name === 'cp') return characterOf(element.getAttribute('hex'))
    if (name === 'mrk') return content()
    if (name === 'sm' || name === 'em') return ''
    if (['ph', 'sc', 'ec'].includes(name)) return this.#code(element, 'dataRef', 'start')
    if (name !== 'pc') return null
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
