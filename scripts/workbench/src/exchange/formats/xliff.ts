import { today } from '../../messages/transition.ts'
import { formKey, type UnitState } from '../../messages/units.ts'
import { type Part, splitCodes } from '../../project/codes.ts'
import type { Project } from '../../project/project.ts'
import { signedComment } from '../../project/records/signed.ts'
import { isFinished, parseBaseline } from './baseline.ts'
import { assertPlain, withoutForbidden } from './characters.ts'
import {
  type ExchangeDocument,
  type FileFinding,
  findingAt,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  readOrFinding,
  statesOf,
  unreadable,
} from './model.ts'
import { commentsIn, type ExportedText, exportedTexts, printNote } from './notes.ts'
import { attributeOf, descendantsOf, elementsOf, isElement, readXml, textOf, type XmlElement } from './readXml.ts'

/**
 * Poedit and Weblate take "needs-review-translation" for finished, and "needs-l10n" for work to do. Lokalize takes
 * "translated" for work to do, and a text that is approved without any state for finished.
 */
const written: Readonly<Record<UnitState, string | null>> = {
  untranslated: 'needs-translation',
  unrecorded: 'needs-l10n',
  'english-changed': 'needs-l10n',
  'needs-work': 'needs-l10n',
  unconfirmed: null,
  confirmed: 'signed-off',
}

/** The context type of the baseline. An attribute of our own would be invalid under the strict schema. */
const baselineContext = 'x-as-exported'

/** Serializes an XLIFF 1.2 document: a file for each namespace, a trans-unit for each text. */
export function serializeXliff(exchange: ExchangeDocument): string {
  const { project, target } = exchange
  const languages = { 'source-language': project.source.tag, 'target-language': target.tag }
  const byNamespace = Map.groupBy(exportedTexts(exchange), ({ unit }) => unit.namespace)
  const files = [...byNamespace].map(([namespace, texts]) => {
    const units = texts.map((text) => writeUnit(project, text))
    const body = block('    ', 'body', {}, units)
    return block('  ', 'file', { original: namespace, ...languages, datatype: 'x-i18next' }, [body])
  })
  const root = block('', 'xliff', { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' }, files)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

function writeUnit(project: Project, text: ExportedText): string {
  const { unit, category, state, max, verbatim, previous } = text
  const attributes = {
    id: formKey(unit, text),
    resname: text.id,
    restype: category && `x-plural-${category}`,
    maxwidth: max && String(max),
    'size-unit': max && 'char',
    // Without it, tools call a text fuzzy. Only the state shows a review.
    approved: isFinished(state) ? 'yes' : null,
    translate: verbatim ? 'no' : null,
    ...kept,
  }
  const { source, target } = writeTexts(project, text)
  const baseline = element('context', { 'context-type': baselineContext }, escaped(text.baseline))
  // The English that an earlier translation was made from, with that translation.
  const before = element('source', {}, escaped(previous ?? '')) + element('target', {}, escaped(text.target ?? ''))
  const children = [
    element('source', {}, source),
    element('target', { state: written[state] }, target),
    element('context-group', { purpose: baselineContext }, baseline),
    ...text.notes.map((note) => element('note', { from: note.kind }, escaped(printNote(note)))),
    ...text.comments.map((comment) => element('note', { from: 'comment' }, escaped(comment))),
    ...(previous === null ? [] : [element('alt-trans', { alttranstype: 'previous-version', ...kept }, before)]),
  ].map((child) => `        ${child}`)
  return block('      ', 'trans-unit', attributes, children)
}

/** Keeps white space. */
const kept = { 'xml:space': 'preserve' }

type Attributes = Readonly<Record<string, string | null | 0>>

const references: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Escapes a text. Without a reference, a carriage return would be read as a line feed. */
const escaped = (text: string, special = /[<>&\r]/g) =>
  withoutForbidden(text).replace(special, (sign) => references[sign] ?? `&#${sign.charCodeAt(0)};`)

/** Writes an element in one line. Its content is XML. */
function element(name: string, attributes: Attributes, content: string): string {
  const listed = Object.entries(attributes).map(([key, value]) =>
    value ? ` ${key}="${escaped(value, /[<>&"\t\n\r]/g)}"` : '',
  )
  return `<${name}${listed.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}

/** Writes an element with its children, each on lines of its own. */
const block = (indent: string, name: string, attributes: Attributes, children: readonly string[]): string =>
  indent + element(name, attributes, ['', ...children, indent].join('\n'))

/** Writes a text with each variable and tag as an element. The same code has the same id in source and target. */
function writeTexts({ rules: { tags } }: Project, { id, source, target }: ExportedText) {
  const codeOf = ({ text }: Part) => text.replace(/\s+/g, '')
  const ids = splitCodes(source, tags)
    .filter(({ kind }) => kind !== 'text')
    .map((part, index) => ({ code: codeOf(part), id: index + 1 }))
  const write = (text: string): string => {
    assertPlain(text, id, 'XLIFF')
    const free = [...ids]
    let last = ids.length
    const parts = splitCodes(text, tags).map((part) => {
      if (part.kind === 'text') return escaped(part.text)
      const at = free.findIndex(({ code }) => code === codeOf(part))
      const [same] = at < 0 ? [] : free.splice(at, 1)
      const ctype = part.kind === 'variable' ? 'x-variable' : `x-${part.name}`
      return element('ph', { id: String(same?.id ?? ++last), ctype }, escaped(part.text))
    })
    return parts.join('')
  }
  return { source: write(source), target: write(target ?? '') }
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
    if (other) findings.push(findingAt(other.line, 'locale', `${name} "${tags[0]}" everywhere`, 'two languages'))
    return tags[0]
  })
  const names = new Set(descendantsOf(root, 'phase').map((phase) => attributeOf(phase, 'contact-name') || null))
  const [person = null] = names.size === 1 ? names : []
  return { source, target, person, units, findings }
}

/** Reads a text. */
function readUnit(unit: XmlElement, id: string, findings: FileFinding[]): ReadUnit {
  const [target] = elementsOf(unit, 'target')
  const state = stateOf(attributeOf(target, 'state') ?? '', attributeOf(unit, 'approved'))
  const contexts = elementsOf(unit, 'context-group').flatMap((group) => elementsOf(group, 'context'))
  const baseline = contexts.find((context) => attributeOf(context, 'context-type') === baselineContext)
  const codes = new Map<string, string>()
  const [source = '', own = null] = ['source', 'target'].map((side) => {
    const [text] = elementsOf(unit, side)
    return (
      text &&
      readInline(text, codes, ({ line, name }) =>
        findings.push(findingAt(line, 'inline-codes', 'the codes of the export', `<${name}>`, id)),
      )
    )
  })
  return {
    ...{ id, line: unit.line, source, target: own || null, state },
    baseline: parseBaseline(baseline && textOf(baseline)),
    comments: elementsOf(unit, 'note').flatMap(signedIn),
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
      const code = single.has(node.local)
        ? textOf(node) || attributeOf(node, 'equiv-text') || codes.get(place)
        : undefined
      if (code === undefined) refuse(node)
      else if (!codes.has(place)) codes.set(place, code)
      return code ?? ''
    })
    .join('')
}

/** The text of a note, signed if "from" is a name. "translator" and the kinds of the export are none. */
function signedIn(note: XmlElement): string[] {
  const author = attributeOf(note, 'from')?.trim() ?? ''
  const isName = /\p{Lu}|\s/u.test(author)
  return commentsIn(textOf(note)).map((text) => (isName ? signedComment(text, author, today()) : text))
}

function stateOf(state: string, approved: string | null): ReadState {
  const said = states.get(state) ?? 'unstated'
  return said === 'unstated' && approved === 'yes' ? 'translated' : said
}
