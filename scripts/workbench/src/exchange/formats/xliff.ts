import { groupBy } from '../../project/groups.ts'
import type { UnitState } from '../../messages/units.ts'
import { type Part, splitCodes } from '../../project/codes.ts'
import type { Project } from '../../project/project.ts'
import { isFinished, parseBaseline } from './baseline.ts'
import { assertPlain } from './characters.ts'
import {
  type ExchangeDocument,
  type FileFinding,
  findingAt,
  lessSure,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  readOrFinding,
  statesOf,
  unreadable,
} from './model.ts'
import { type ExportedMessage, type ExportedText, exportedMessages, type Note, printNote, commentsIn } from './notes.ts'
import { attributeOf, descendantsOf, elementsOf, isElement, readXml, textOf, type XmlElement } from './readXml.ts'
import { type Content, type Element, element, printXml } from './xml.ts'

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

/** Writes a text with each variable and tag as an element. The same code has the same id in source and target. */
function writeTexts({ rules: { tags } }: Project, { id, source, target }: ExportedText) {
  const codeOf = ({ text }: Part) => text.replace(/\s+/g, '')
  const ids = splitCodes(source, tags)
    .filter(({ kind }) => kind !== 'text')
    .map((part, index) => ({ code: codeOf(part), id: index + 1 }))
  const write = (text: string): Content[] => {
    assertPlain(text, id, 'XLIFF')
    const [free, own] = [[...ids], { last: ids.length }]
    return splitCodes(text, tags).map((part) => {
      if (part.kind === 'text') return part.text
      const at = free.findIndex(({ code }) => code === codeOf(part))
      const [same] = at < 0 ? [] : free.splice(at, 1)
      own.last += same ? 0 : 1
      const ctype = part.kind === 'variable' ? 'x-variable' : `x-${part.name}`
      return element('ph', { id: String(same?.id ?? own.last), ctype }, [part.text])
    })
  }
  return { source: write(source), target: target === null ? null : write(target) }
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
  translated: ['translated', 'signed-off', 'final'],
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
  const findings: FileFinding[] = []
  const units = files.flatMap((file) =>
    descendantsOf(file, 'trans-unit').map((unit) => {
      const id = attributeOf(unit, 'resname') || `${attributeOf(file, 'original')}:${attributeOf(unit, 'id')}`
      return readUnit(unit, id, findings)
    }),
  )
  const [source = null, target = null] = ['source-language', 'target-language'].map((name) => {
    const tags = files.map((file) => attributeOf(file, name) || null)
    const other = files.find((file) => (attributeOf(file, name) || null) !== tags[0])
    if (other) findings.push(findingAt(other.line, 'locale', `${name} "${tags[0]}" as above`, 'another one'))
    return tags[0]
  })
  const names = new Set(descendantsOf(root, 'phase').map((phase) => attributeOf(phase, 'contact-name') || null))
  const [person = null] = names.size === 1 ? names : []
  return { source, target, person, units, findings }
}

/** Reads a text. An empty target counts as missing unless the file calls it finished. */
function readUnit(unit: XmlElement, id: string, findings: FileFinding[]): ReadUnit {
  const [target] = elementsOf(unit, 'target')
  const state = stateOf(attributeOf(target, 'state') ?? '', attributeOf(unit, 'approved'))
  const contexts = elementsOf(unit, 'context-group').flatMap((group) => elementsOf(group, 'context'))
  const baseline = contexts.find((context) => attributeOf(context, 'context-type') === baselineContext)
  const codes = new Map<string, string>()
  const [source = '', own = null] = ['source', 'target'].map((side) => {
    const [text] = elementsOf(unit, side)
    return text && readInline(text, codes, ({ line, name }) =>
      findings.push(findingAt(line, 'inline-codes', 'the codes of the export', `<${name}>, which stands for no code`, id)),
    )
  })
  return {
    ...{ id, line: unit.line, source, target: own === '' && !isFinished(state) ? null : own, state },
    baseline: parseBaseline(baseline && textOf(baseline)),
    comments: commentsOf(unit),
  }
}

/** Elements for one code. Exports write <ph>; earlier ones had pairs of tags. */
const single = new Set(['ph', 'bpt', 'ept', 'it', 'x'])

/**
 * The text of a source or target with its codes. `codes` are those of the source by their ids, since tools drop the
 * texts of codes in a target.
 */
function readInline(part: XmlElement, codes: Map<string, string>, refuse: (node: XmlElement) => void): string {
  return part.children
    .map((node) => {
      if (!isElement(node)) return textOf(node)
      if (node.local === 'mrk') return readInline(node, codes, refuse)
      // Ids are unique only among elements of the same name.
      const place = `${node.local} ${attributeOf(node, 'id')}`
      const code = single.has(node.local) ? textOf(node) || attributeOf(node, 'equiv-text') || codes.get(place) : undefined
      if (code === undefined) refuse(node)
      else if (!codes.has(place)) codes.set(place, code)
      return code ?? ''
    })
    .join('')
}

/** Comments of translators, in the notes of a text, and in those of the group that begins with it. */
function commentsOf(unit: XmlElement): string[] {
  const { parent } = unit
  const isFirst = parent?.local === 'group' && elementsOf(parent, unit.local)[0] === unit
  return [unit, ...(isFirst ? [parent] : [])].flatMap((holder) => elementsOf(holder, 'note')).flatMap(signedIn)
}

/** The text of a note after its author, if "from" is a name. "translator" and the kinds of the export are none. */
function signedIn(note: XmlElement): string[] {
  const author = attributeOf(note, 'from')?.trim() ?? ''
  const isName = /\p{Lu}|\s/u.test(author)
  return commentsIn(textOf(note)).map((text) => (isName && !text.startsWith(author) ? `${author}: ${text}` : text))
}

function stateOf(state: string, approved: string | null): ReadState {
  const said = states.get(state) ?? 'unstated'
  if (said === 'initial' || said === 'doubtful') return said
  return approved === 'yes' ? 'translated' : said
}
