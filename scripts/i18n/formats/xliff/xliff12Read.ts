import type { Element } from '@xmldom/xmldom'
import { commentLines } from '../../model/records/comments.ts'
import { type Baseline, parseBaseline } from '../baseline.ts'
import { lessSure, type Problem, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { InlineProblem, type ReadCode, readInline } from '../readInline.ts'
import { isOwnNote } from '../remarks.ts'
import { elementsOf, holdersOf } from '../xml.ts'
import { baselineContext } from './xliff12Write.ts'

/** XLIFF 1.2, values of the attribute "state". What needs adaptation, localization or review has a text already. */
const states: Readonly<Record<string, ReadState>> = {
  new: 'initial',
  'needs-translation': 'initial',
  'needs-adaptation': 'doubtful',
  'needs-l10n': 'doubtful',
  translated: 'translated',
  'signed-off': 'reviewed',
  final: 'reviewed',
  'needs-review-translation': 'doubtful',
  'needs-review-adaptation': 'doubtful',
  'needs-review-l10n': 'doubtful',
}

/** Reads the root of an XLIFF 1.2 document. All its files have to be for the same pair of languages. */
export function readXliff12(root: Element): ReadDocument {
  const problems: Problem[] = []
  const units: ReadUnit[] = []
  const files = elementsOf(root, 'file')
  const language = (file: Element | undefined, name: string) => file?.getAttribute(name) || null
  for (const file of files) {
    for (const name of ['source-language', 'target-language']) {
      const [expected, found] = [language(files[0], name), language(file, name)]
      if (expected === found) continue
      const line = file.lineNumber ?? 1
      problems.push({ line, rule: 'locale', key: '', expected: `${name} "${expected}" as above`, found: `"${found}"` })
    }
    for (const unit of [...file.getElementsByTagNameNS('*', 'trans-unit')]) {
      const id = unit.getAttribute('resname') || `${file.getAttribute('original')}:${unit.getAttribute('id')}`
      try {
        units.push(readUnit(unit, id))
      } catch (error) {
        if (!(error instanceof InlineProblem)) throw error
        const { line, message } = error
        problems.push({ line, rule: 'inline-codes', key: id, expected: 'the codes of the export', found: message })
      }
    }
  }
  return {
    source: language(files[0], 'source-language'),
    target: language(files[0], 'target-language'),
    units,
    problems,
  }
}

function readUnit(unit: Element, id: string): ReadUnit {
  const codes = new Map<string, Element>()
  const [sourceElement] = elementsOf(unit, 'source')
  const [targetElement] = elementsOf(unit, 'target')
  const source = sourceElement ? readInline(sourceElement, reader(codes)) : ''
  const target = targetElement ? readInline(targetElement, reader(codes)) : null
  const said = states[targetElement?.getAttribute('state') ?? ''] ?? 'unstated'
  const isOpen = said === 'initial' || said === 'doubtful'
  const approved = unit.getAttribute('approved')
  const state = isOpen
    ? said
    : approved === 'yes'
      ? 'reviewed'
      : approved === 'no'
        ? lessSure(said, 'translated')
        : said
  const missing = target === '' && state !== 'translated' && state !== 'reviewed'
  return {
    id,
    line: unit.lineNumber ?? 1,
    source,
    target: missing ? null : target,
    state,
    baseline: readBaseline(unit),
    comments: readComments(unit),
  }
}

function readBaseline(unit: Element): Baseline | null {
  const contexts = elementsOf(unit, 'context-group').flatMap((group) => elementsOf(group, 'context'))
  const found = contexts.find((context) => context.getAttribute('context-type') === baselineContext)
  return parseBaseline(found?.textContent)
}

function readComments(unit: Element): string[] {
  const notes = holdersOf(unit).flatMap((holder) => elementsOf(holder, 'note'))
  const inText = [...unit.getElementsByTagNameNS('*', 'mrk')].map((mark) => mark.getAttribute('comment') ?? '')
  const said = notes.filter((note) => !isOwnNote(note.getAttribute('from'))).map((note) => note.textContent ?? '')
  return [...said, ...inText].flatMap(commentLines)
}

/** `codes` takes the elements of the source by id, for tools that leave attributes out in a target. */
function reader(codes: Map<string, Element>): ReadCode {
  const attributeOf = (element: Element, name: string) => {
    const id = element.getAttribute('id') ?? ''
    const value = element.getAttribute(name)
    if (value && !codes.has(id)) codes.set(id, element)
    return value || codes.get(id)?.getAttribute(name) || null
  }
  return (element, content) => {
    const name = element.localName
    if (name === 'mrk') return content()
    if (name !== 'g' && name !== 'x' && name !== 'bx' && name !== 'ex') return null
    const text = attributeOf(element, 'equiv-text')
    if (text === null) return null
    if (name === 'x' && element.getAttribute('ctype') === 'x-char') return character(text)
    return name === 'g' ? `${text}${content()}</${text.slice(1)}` : text
  }
}

function character(text: string): string | null {
  const value = Number.parseInt(/^U\+([0-9A-F]{4,6})$/.exec(text)?.[1] ?? '', 16)
  return value <= 0x10ffff ? String.fromCodePoint(value) : null
}
