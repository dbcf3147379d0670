import type { Element } from '@xmldom/xmldom'
import { isFinished, parseBaseline } from '../baseline.ts'
import { type FileFinding, findingAt, lessSure, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { elementsOf } from '../xml.ts'
import { characterOf, commentsOf, type ReadCode, readInline, readUnits } from './readUnits.ts'
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
  const findings: FileFinding[] = []
  const files = elementsOf(root, 'file')
  const language = (file: Element | undefined, name: string) => file?.getAttribute(name) || null
  const units = files.flatMap((file) => {
    for (const name of ['source-language', 'target-language']) {
      const [expected, found] = [language(files[0], name), language(file, name)]
      if (expected === found) continue
      findings.push(findingAt(file.lineNumber ?? 1, 'locale', `${name} "${expected}" as above`, `"${found}"`))
    }
    const named = [...file.getElementsByTagNameNS('*', 'trans-unit')].map((unit) => {
      const id = unit.getAttribute('resname') || `${file.getAttribute('original')}:${unit.getAttribute('id')}`
      return [id, unit] as const
    })
    return readUnits(named, readUnit, findings)
  })
  const [source, target] = ['source-language', 'target-language'].map((name) => language(files[0], name))
  return { source: source ?? null, target: target ?? null, units, findings }
}

function readUnit(unit: Element): Omit<ReadUnit, 'id' | 'line'> {
  const codes = new Map<string, Element>()
  const [sourceElement] = elementsOf(unit, 'source')
  const [targetElement] = elementsOf(unit, 'target')
  const source = sourceElement ? readInline(sourceElement, reader(codes)) : ''
  const target = targetElement ? readInline(targetElement, reader(codes)) : null
  const state = stateOf(targetElement?.getAttribute('state') ?? '', unit.getAttribute('approved'))
  const contexts = elementsOf(unit, 'context-group').flatMap((group) => elementsOf(group, 'context'))
  const baseline = contexts.find((context) => context.getAttribute('context-type') === baselineContext)
  const marks = [...unit.getElementsByTagNameNS('*', 'mrk')]
  return {
    source,
    target: target === '' && !isFinished(state) ? null : target,
    state,
    baseline: parseBaseline(baseline?.textContent),
    comments: commentsOf(unit, {
      notesIn: (holder) => elementsOf(holder, 'note'),
      category: 'from',
      inText: marks.map((mark) => mark.getAttribute('comment') ?? ''),
    }),
  }
}

function stateOf(state: string, approved: string | null): ReadState {
  const said = states[state] ?? 'unstated'
  if (said === 'initial' || said === 'doubtful') return said
  if (approved === 'yes') return 'reviewed'
  return approved === 'no' ? lessSure(said, 'translated') : said
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
    const name = element.localName ?? ''
    if (name === 'mrk') return content()
    if (!['g', 'x', 'bx', 'ex'].includes(name)) return null
    const text = attributeOf(element, 'equiv-text')
    if (name === 'x' && element.getAttribute('ctype') === 'x-char') return characterOf(text)
    return name === 'g' && text !== null ? `${text}${content()}</${text.slice(1)}` : text
  }
}
