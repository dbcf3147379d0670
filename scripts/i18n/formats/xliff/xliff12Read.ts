import type { Element } from '@xmldom/xmldom'
import { isFinished, parseBaseline } from '../baseline.ts'
import { type FileFinding, findingAt, lessSure, type ReadDocument, type ReadState, type ReadUnit } from '../model.ts'
import { elementsOf } from '../xml.ts'
import { onlyName } from './person.ts'
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
  const phases = [...root.getElementsByTagNameNS('*', 'phase')]
  const person = onlyName(phases.map((phase) => phase.getAttribute('contact-name')))
  return { source: source ?? null, target: target ?? null, person, units, findings }
}

function readUnit(unit: Element): Omit<ReadUnit, 'id' | 'line'> {
  const codes = new Map<string, string>()
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
      inText: marks.map((mark) => mark.getAttribute('comment') ?? ''),
    }),
  }
}

function stateOf(state: string, approved: string | null): ReadState {
  const said = states[state] ?? 'unstated'
  if (said === 'initial' || said === 'doubtful') return said
  // Exports and many tools approve what is translated: that it was reviewed is said by a state alone.
  if (approved === 'yes' && said === 'unstated') return 'translated'
  return approved === 'no' ? lessSure(said, 'translated') : said
}

/**
 * Reads codes that have their text as content (<ph>, <bpt>, <ept>, <it>), as exports write them, or as "equiv-text". `codes`
 * takes the texts of the source by element and id, for tools that leave them out in a target.
 */
function reader(codes: Map<string, string>): ReadCode {
  return (element, content) => {
    const name = element.localName ?? ''
    if (name === 'mrk') return content()
    const isFull = ['ph', 'bpt', 'ept', 'it'].includes(name)
    if (!isFull && !['g', 'x', 'bx', 'ex'].includes(name)) return null
    const place = `${name} ${element.getAttribute('id')}`
    const text = (isFull ? content() : element.getAttribute('equiv-text')) || codes.get(place)
    if (!text) return null
    if (!codes.has(place)) codes.set(place, text)
    if (name === 'x' && element.getAttribute('ctype') === 'x-char') return characterOf(text)
    return name === 'g' ? `${text}${content()}</${text.slice(1)}` : text
  }
}
