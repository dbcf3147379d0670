import { isWhole } from '../../config.ts'
import { groupBy } from '../../model/groups.ts'
import { WHOLE_ENDING } from '../../model/wholeFile.ts'
import { isFinished, isToReview, parseBaseline } from '../baseline.ts'
import { type CodeWriter, writeTexts } from '../inline.ts'
import {
  type ExchangeDocument,
  lessSure,
  type ReadDocument,
  type ReadState,
  type ReadUnit,
  statesOf,
} from '../model.ts'
import { type ExportedMessage, type ExportedText, exportedMessages, type Note } from '../notes.ts'
import { attributeOf, descendantsOf, elementsOf, textOf, type XmlElement } from '../readXml.ts'
import { type Element, element, printXml, uniqueIds } from '../xml.ts'
import { ITS, markIssues, readIssues, writeIssues } from './issues.ts'
import { Codes, commentsOf, notesOn, onlyName, previousTexts, readUnits, writeNotes } from './xliff.ts'

/** Of the core and the modules of XLIFF 2.0: lengths, metadata, the English that a stale translation was made from. */
const namespaces = {
  'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  'xmlns:mda': 'urn:oasis:names:tc:xliff:metadata:2.0',
  'xmlns:mtc': 'urn:oasis:names:tc:xliff:matches:2.0',
  xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
}
/** The types of the metadata that carry the baseline of a text, and the name of whoever has worked on a file. */
const baselineMeta = 'isogloss:as-exported'
const personMeta = 'isogloss:person'

/**
 * An XLIFF 2.0 document, which tools of 2.1 read as well: a file for each namespace, a unit for each text, a group for each
 * plural message. Issues of quality, the only thing of 2.1, are an extension in the terms of 2.0.
 */
export function serializeXliff2(exchange: ExchangeDocument): string {
  const { source, target, units, person } = exchange
  const issueId = uniqueIds()
  const byNamespace = groupBy(exportedMessages(exchange), ({ namespace }) => namespace)
  const files = [...byNamespace].map(([namespace, messages]) => {
    const attributes = { canResegment: 'no', srcDir: 'ltr', trgDir: target.dir, 'xml:space': 'preserve' }
    const idOf = uniqueIds()
    const nmtoken = (key: string) => idOf(key.replace(/[^A-Za-z0-9._-]/g, '-'))
    const content = messages.flatMap((message) => {
      const { key, id: name, isPlural, given } = message
      const id = isPlural ? nmtoken(key) : null
      // What is said of a plural message is said of all its forms, and stands beside the first.
      const annotated = given.annotations.length > 0 && message.texts.find(({ target }) => target !== null)
      const texts = message.texts.map((text) =>
        writeText(message, text, { id: nmtoken(text.key), issues: text === annotated ? issueId('lqi') : null }),
      )
      return isPlural
        ? [element('group', { id, name, type: 'isogloss:plural' }, [...listOf(message.notes), ...texts])]
        : texts
    })
    return element(
      'file',
      {
        id: namespace.replaceAll('/', '.'),
        original: `${namespace}${isWhole(namespace) ? WHOLE_ENDING : '.json'}`,
        ...attributes,
      },
      [
        ...(person ? [writeMeta(personMeta, person)] : []),
        element('slr:profiles', { generalProfile: 'xliff:codepoints' }),
        ...content,
      ],
    )
  })
  const hasIssues = units.some(({ notes }) => notes.annotations.length > 0)
  const its = { 'xmlns:its': hasIssues ? ITS : null, 'its:version': hasIssues ? '2.0' : null }
  const attributes = { version: '2.0', srcLang: source, trgLang: target.tag, ...its, ...namespaces }
  return printXml(element('xliff', attributes, files))
}

const writeMeta = (type: string, text: string) =>
  element('mda:metadata', {}, [element('mda:metaGroup', {}, [element('mda:meta', { type }, [text])])])

const listOf = (notes: readonly Note[]) =>
  notes.length > 0 ? [element('notes', {}, writeNotes(notes, 'category'))] : []

/** The id of a segment that something refers to: a unit has one segment when it leaves. */
const segment = 's1'

interface TextOptions {
  readonly id: string
  /** The id of the list of its issues, which a document has once; null when it has none. */
  readonly issues: string | null
}

function writeText(message: ExportedMessage, text: ExportedText, { id, issues }: TextOptions): Element {
  const { given } = message
  const attributes = {
    id,
    name: text.id,
    'slr:sizeRestriction': given.max ? String(given.max) : null,
    translate: given.verbatim ? 'no' : null,
    type: text.category ? `isogloss:${text.category}` : null,
  }
  const data = new Map<string, string>()
  const { source, target } = writeTexts(text, () => codeWriter(data))
  const marked = target && issues ? [markIssues(issues, target)] : target
  const originals = [...data].map(([text, dataId]) => element('data', { id: dataId }, [text]))
  // The present translation with the English that it was made from, as the first of a tool's suggestions.
  const previous = previousTexts(text)
  const match = { ref: `#${segment}`, type: 'tm', subType: 'isogloss:previous', origin: 'previous English' }
  // A text that has to be looked at is "initial" too, and its sub-state says why.
  const segmentAttributes = {
    id: previous.length > 0 ? segment : null,
    state: isFinished(text.state) ? text.state : 'initial',
    subState: isToReview(text.state) ? `isogloss:${text.state}` : null,
  }
  return element('unit', attributes, [
    ...(previous.length > 0 ? [element('mtc:matches', {}, [element('mtc:match', match, previous)])] : []),
    writeMeta(baselineMeta, text.baseline),
    ...(issues ? [writeIssues(issues, given.annotations)] : []),
    ...listOf(notesOn(message, text)),
    ...(originals.length > 0 ? [element('originalData', {}, originals)] : []),
    element('segment', segmentAttributes, [
      element('source', {}, source),
      ...(marked ? [element('target', {}, marked)] : []),
    ]),
  ])
}

/** A translator may move a code, and may neither remove nor double it. */
const kept = { canCopy: 'no', canDelete: 'no' }

/**
 * <ph> for a variable, <pc> for tags, <sc>/<ec> for half of them, <cp> for what XML cannot hold. `data` collects the texts
 * of a unit's codes, each once, with the ids by which the elements refer to them.
 */
function codeWriter(data: Map<string, string>): CodeWriter {
  const reference = (text: string) => {
    const id = data.get(text) ?? `d${data.size + 1}`
    data.set(text, id)
    return id
  }
  const tag = (name: string) => ({ ...kept, type: 'fmt', subType: `isogloss:${name}` })
  return {
    character: (codePoint) => element('cp', { hex: codePoint.slice('U+'.length) }),
    variable: ({ id, name, text }) => {
      const type = { type: 'other', subType: 'isogloss:variable' }
      return element('ph', { id, dataRef: reference(text), disp: text, equiv: name, ...kept, ...type })
    },
    half: ({ id, name, text }, isOpening) => {
      const shown = { dataRef: reference(text), disp: text, equiv: '' }
      return element(isOpening ? 'sc' : 'ec', { id, isolated: 'yes', ...shown, ...tag(name) })
    },
    pair: ({ id, name }, content) => {
      const [start, end] = [`<${name}>`, `</${name}>`]
      const references = { dataRefStart: reference(start), dataRefEnd: reference(end) }
      const shown = { dispStart: start, dispEnd: end, equivStart: '', equivEnd: '' }
      return [element('pc', { id, ...references, ...shown, ...tag(name) }, content)]
    },
  }
}

/** Many tools write no state at all: that is read as if nothing was said, and not as "initial", the default of the standard. */
const states = statesOf({ initial: ['initial'], translated: ['translated'], reviewed: ['reviewed', 'final'] })

/** Reads the root of an XLIFF 2.x document. Of annotations and modules, comments, metadata and issues of quality are read. */
export function parseXliff2(root: XmlElement): ReadDocument {
  const files = elementsOf(root, 'file')
  const namespaceOf = (file: XmlElement) => attributeOf(file, 'id')?.replaceAll('.', '/')
  const { units, findings } = readUnits(files, { element: 'unit', name: 'name', namespaceOf }, readUnit)
  const person = onlyName(files.flatMap((file) => metaOf(file, personMeta)))
  return { source: attributeOf(root, 'srcLang'), target: attributeOf(root, 'trgLang'), person, units, findings }
}

const metaOf = (holder: XmlElement, type: string) =>
  elementsOf(holder, 'metadata')
    .flatMap((data) => descendantsOf(data, 'meta'))
    .flatMap((meta) => (attributeOf(meta, 'type') === type ? [textOf(meta)] : []))

function stateOf(segment: XmlElement): ReadState {
  const said = states.get(attributeOf(segment, 'state') ?? '') ?? 'unstated'
  // "Needs Work" of Poedit.
  return attributeOf(segment, 'subState') === 'poedit:fuzzy' ? lessSure(said, 'doubtful') : said
}

/** A tool may have cut a text into segments, and the space between them into ignorables: they are joined again. */
function readUnit(unit: XmlElement): Omit<ReadUnit, 'id' | 'line'> {
  const codes = new Codes(unit)
  const parts = elementsOf(unit, 'segment', 'ignorable').map((part, index) => {
    // The translation of a segment may have another place than its source.
    const place = Number(attributeOf(elementsOf(part, 'target')[0], 'order')) || index + 1
    const state = part.local === 'ignorable' ? 'reviewed' : stateOf(part)
    const { source, target } = codes.readTexts(part, state)
    return { source, target: part.local === 'ignorable' ? (target ?? source) : target, place, state }
  })
  const targets = parts.toSorted((one, other) => one.place - other.place).map(({ target }) => target)
  const issues = readIssues(unit)
  return {
    source: parts.map(({ source }) => source).join(''),
    target: targets.includes(null) ? null : targets.join(''),
    state: parts.map(({ state }) => state).reduce(lessSure, 'reviewed'),
    baseline: parseBaseline(metaOf(unit, baselineMeta)[0]),
    issues: issues.filter(({ type }) => type !== null),
    comments: commentsOf(
      unit,
      issues.map(({ type, named, comment }) => (type === null && comment ? `${comment} (${named})` : '')),
    ),
  }
}
