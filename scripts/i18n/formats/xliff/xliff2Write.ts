import type { Element } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import { formKey, formState, type UnitForm, unitId } from '../../model/units.ts'
import { isFinished, isToReview, printBaseline } from '../baseline.ts'
import { writeTexts } from '../inline.ts'
import { byNamespace, type ExchangeDocument, type ExchangeUnit, previousSource, textId } from '../model.ts'
import { formNotes, type Note, printNote, unitNotes } from '../notes.ts'
import { element, printXml, uniqueIds } from '../xml.ts'
import { ITS, markIssues, writeIssues } from './issues.ts'
import { writePerson } from './person.ts'
import { codeWriter } from './xliff2Codes.ts'

/** Of the core and the modules of XLIFF 2.0: lengths, the baseline, the English that a stale translation was made from. */
const namespaces = {
  'xmlns:slr': 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  'xmlns:mda': 'urn:oasis:names:tc:xliff:metadata:2.0',
  'xmlns:mtc': 'urn:oasis:names:tc:xliff:matches:2.0',
  xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
}
/** The type of the metadata that carries the baseline. */
export const baselineMeta = 'isogloss:as-exported'
/**
 * An XLIFF 2.0 document, which tools of 2.1 read as well: a file for each namespace, a unit for each text, a group for each plural message. Issues of
 * quality, the only thing of 2.1, are an extension in the terms of 2.0.
 */
export function writeXliff2(exchange: ExchangeDocument): string {
  const { source, target, units, person } = exchange
  const issueId = uniqueIds()
  const files = [...byNamespace(exchange)].map(([namespace, units]) => {
    const attributes = { canResegment: 'no', srcDir: 'ltr', trgDir: target.dir, 'xml:space': 'preserve' }
    const idOf = uniqueIds()
    return element('file', { id: namespace.replaceAll('/', '.'), original: `${namespace}.json`, ...attributes }, [
      ...writePerson(person),
      element('slr:profiles', { generalProfile: 'xliff:codepoints' }),
      ...units.map((unit) => writeMessage(unit, target, { idOf, issueId })),
    ])
  })
  const hasIssues = units.some(({ notes }) => notes.annotations.length > 0)
  const its = { 'xmlns:its': hasIssues ? ITS : null, 'its:version': hasIssues ? '2.0' : null }
  const attributes = { version: '2.0', srcLang: source, trgLang: target.tag, ...its, ...namespaces }
  return printXml(element('xliff', attributes, files))
}

interface Ids {
  readonly idOf: (wanted: string) => string
  /** xml:id, which a document has once. */
  readonly issueId: (wanted: string) => string
}

function writeMessage(exchange: ExchangeUnit, locale: Locale, { idOf, issueId }: Ids): Element {
  const { unit, notes } = exchange
  const nmtoken = (key: string) => idOf(key.replace(/[^A-Za-z0-9._-]/g, '-'))
  // What is said of a plural message is said of all its forms, and stands beside the first.
  const annotated = notes.annotations.length > 0 ? unit.forms.find(({ target }) => target !== null) : null
  const text = (form: UnitForm, shared: readonly Note[]) =>
    writeText(exchange, form, {
      id: nmtoken(formKey(unit, form)),
      notes: [...shared, ...formNotes(exchange, form, locale)],
      issues: form === annotated ? issueId('lqi') : null,
    })
  const [first] = unit.forms
  if (first && first.category === null) return text(first, unitNotes(exchange))
  return element('group', { id: nmtoken(unit.key), name: unitId(unit), type: 'isogloss:plural' }, [
    ...writeNotes(unitNotes(exchange)),
    ...unit.forms.map((form) => text(form, [])),
  ])
}

/** The id of a segment that something refers to: a unit has one segment when it leaves. */
const segment = 's1'

interface TextOptions {
  readonly id: string
  readonly notes: readonly Note[]
  /** The id of the list of its issues; null when it has none. */
  readonly issues: string | null
}

function writeText(exchange: ExchangeUnit, form: UnitForm, { id, notes, issues }: TextOptions): Element {
  const { max, verbatim, annotations } = exchange.notes
  const attributes = {
    id,
    name: textId(exchange.unit, form),
    'slr:sizeRestriction': max ? String(max) : null,
    translate: verbatim ? 'no' : null,
    type: form.category ? `isogloss:${form.category}` : null,
  }
  const data = new Map<string, string>()
  const { source, target } = writeTexts(form, () => codeWriter(data))
  const marked = target && issues ? [markIssues(issues, target)] : target
  const children = [element('source', {}, source), ...(marked ? [element('target', {}, marked)] : [])]
  const originals = [...data].map(([text, dataId]) => element('data', { id: dataId }, [text]))
  const previous = previousSource(exchange, form)
  const state = formState(exchange.unit, form)
  // A text that has to be looked at is "initial" too, and its sub-state says why.
  const segmentAttributes = {
    id: previous === null ? null : segment,
    state: isFinished(state) ? state : 'initial',
    subState: isToReview(state) ? `isogloss:${state}` : null,
  }
  const meta = element('mda:meta', { type: baselineMeta }, [printBaseline(exchange.before ?? exchange.unit, form)])
  return element('unit', attributes, [
    ...(previous === null ? [] : [writeMatch(previous, form.target ?? '')]),
    element('mda:metadata', {}, [element('mda:metaGroup', {}, [meta])]),
    ...(issues ? [writeIssues(issues, annotations)] : []),
    ...writeNotes(notes),
    ...(originals.length > 0 ? [element('originalData', {}, originals)] : []),
    element('segment', segmentAttributes, children),
  ])
}

/** The present translation with the English that it was made from, as the first of a tool's suggestions. */
function writeMatch(source: string, target: string): Element {
  const texts = [element('source', {}, [source]), element('target', {}, [target])]
  const attributes = { ref: `#${segment}`, type: 'tm', subType: 'isogloss:previous', origin: 'previous English' }
  return element('mtc:matches', {}, [element('mtc:match', attributes, texts)])
}

function writeNotes(notes: readonly Note[]): Element[] {
  if (notes.length === 0) return []
  const list = notes.map((note) => element('note', { category: note.kind }, [printNote(note)]))
  return [element('notes', {}, list)]
}
