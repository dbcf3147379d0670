import { groupBy } from '../../project/groups.ts'
import type { UnitState } from '../../messages/units.ts'
import { isFinished, parseBaseline } from './baseline.ts'
import { writeTexts } from './inline.ts'
import {
  type ExchangeDocument,
  findingAt,
  lessSure,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  readOrFinding,
  statesOf,
  unreadable,
} from './model.ts'
import { type ExportedMessage, type ExportedText, exportedMessages, type Note, printNote } from './notes.ts'
import { Codes, commentsOf, onlyName, readUnits } from './readXliff.ts'
import { attributeOf, descendantsOf, elementsOf, readXml, textOf, type XmlElement } from './readXml.ts'
import { type Element, element, printXml } from './xml.ts'

/**
 * Poedit and Weblate take "needs-review-translation" for finished, and "needs-l10n" for work to do. Lokalize takes
 * "translated" for work to do, and a text that is approved without any state for finished.
 */
const written: Readonly<Record<UnitState, string | null>> = {
  untranslated: 'needs-translation',
  unrecorded: 'needs-l10n',
  stale: 'needs-l10n',
  'needs-work': 'needs-l10n',
  translated: null,
  reviewed: 'signed-off',
}

/** The context type of the baseline. An attribute of our own would be invalid under the strict schema. */
const baselineContext = 'x-as-exported'

/**
 * Serializes an XLIFF 1.2 document: a file for each namespace, a trans-unit for each text, a group for each plural
 * message.
 */
export function serializeXliff(exchange: ExchangeDocument): string {
  const languages = { 'source-language': exchange.project.source.tag, 'target-language': exchange.target.tag }
  const byNamespace = groupBy(exportedMessages(exchange), ({ namespace }) => namespace)
  const files = [...byNamespace].map(([namespace, messages]) => {
    const attributes = { original: namespace, ...languages, datatype: 'x-i18next' }
    const body = messages.flatMap((message) => {
      const { key, id, isPlural, notes } = message
      const texts = message.texts.map((text) => writeText(exchange, message, text))
      if (!isPlural) return texts
      const plural = { id: key, resname: id, restype: 'x-plural' }
      return [element('group', plural, [...writeNotes(notes), ...texts])]
    })
    return element('file', attributes, [element('body', {}, body)])
  })
  return printXml(element('xliff', { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' }, files))
}

function writeText({ project }: ExchangeDocument, message: ExportedMessage, text: ExportedText): Element {
  const { given } = message
  const attributes = {
    id: text.key,
    resname: text.id,
    restype: text.category ? `x-plural-${text.category}` : null,
    maxwidth: given.max ? String(given.max) : null,
    'size-unit': given.max ? 'char' : null,
    // Without it, tools call a text fuzzy. Only the state shows a review.
    approved: isFinished(text.state) ? 'yes' : null,
    translate: given.verbatim ? 'no' : null,
    'xml:space': 'preserve',
  }
  const { source, target } = writeTexts(project, text)
  const notes = message.isPlural ? text.notes : [...message.notes, ...text.notes]
  return element('trans-unit', attributes, [
    element('source', {}, source),
    element('target', { state: written[text.state] }, target ?? []),
    ...writeContexts('location', 'x-address', given.places),
    ...writeContexts(baselineContext, baselineContext, [text.baseline]),
    ...writeNotes(notes),
    ...writePrevious(text),
  ])
}

/** Writes notes with their kind in "from". */
const writeNotes = (notes: readonly Note[]) =>
  notes.map((note) => element('note', { from: note.kind }, [printNote(note)]))

/** Writes the English that a stale translation was made from, with that translation. */
function writePrevious({ previous, target }: ExportedText): Element[] {
  if (previous === null) return []
  const texts = [element('source', {}, [previous]), element('target', {}, [target ?? ''])]
  return [element('alt-trans', { alttranstype: 'previous-version', 'xml:space': 'preserve' }, texts)]
}

function writeContexts(purpose: string, type: string, texts: readonly string[]): Element[] {
  if (texts.length === 0) return []
  const contexts = texts.map((text) => element('context', { 'context-type': type }, [text]))
  return [element('context-group', { purpose }, contexts)]
}

/** Values of the attribute "state". A text that needs adaptation, localization or review is translated already. */
const states = statesOf({
  initial: ['new', 'needs-translation'],
  doubtful: [
    'needs-adaptation',
    'needs-l10n',
    'needs-review-translation',
    'needs-review-adaptation',
    'needs-review-l10n',
  ],
  translated: ['translated'],
  reviewed: ['signed-off', 'final'],
})

/** Reads an XLIFF 1.2 document. All its files must have the same pair of languages. */
export function parseXliff(text: string): ReadDocument {
  const root = readOrFinding(() => readXml(text))
  if ('rule' in root) return unreadable(root)
  const version = attributeOf(root, 'version') ?? ''
  if (root.local === 'xliff' && version === '1.2') return readFiles(root)
  const found = `<${root.name}${version ? ` version="${version}"` : ''}>`
  return unreadable(findingAt(root.line, 'not-xliff', '<xliff> of version 1.2', found))
}

function readFiles(root: XmlElement): ReadDocument {
  const files = elementsOf(root, 'file')
  const { units, findings } = readUnits(files, readUnit)
  const [source = null, target = null] = ['source-language', 'target-language'].map((name) => {
    const tags = files.map((file) => attributeOf(file, name) || null)
    for (const [index, tag] of tags.entries()) {
      if (tag === tags[0]) continue
      const line = files[index]?.line ?? 1
      findings.push(findingAt(line, 'locale', `${name} "${tags[0]}" as above`, `"${tag}"`))
    }
    return tags[0]
  })
  const person = onlyName(descendantsOf(root, 'phase').map((phase) => attributeOf(phase, 'contact-name')))
  return { source, target, person, units, findings }
}

function readUnit(unit: XmlElement): Omit<ReadUnit, 'id' | 'line'> {
  const [target] = elementsOf(unit, 'target')
  const state = stateOf(attributeOf(target, 'state') ?? '', attributeOf(unit, 'approved'))
  const contexts = elementsOf(unit, 'context-group').flatMap((group) => elementsOf(group, 'context'))
  const baseline = contexts.find((context) => attributeOf(context, 'context-type') === baselineContext)
  return {
    ...new Codes().readTexts(unit, state),
    state,
    baseline: parseBaseline(baseline && textOf(baseline)),
    comments: commentsOf(unit),
  }
}

function stateOf(state: string, approved: string | null): ReadState {
  const said = states.get(state) ?? 'unstated'
  if (said === 'initial' || said === 'doubtful') return said
  // Exports and many tools approve translated texts. Only a state shows a review.
  if (approved === 'yes' && said === 'unstated') return 'translated'
  return approved === 'no' ? lessSure(said, 'translated') : said
}
