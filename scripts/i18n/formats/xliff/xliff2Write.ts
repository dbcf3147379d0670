import type { Element } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import { formKey, formState, type UnitForm, type UnitState, unitId } from '../../model/units.ts'
import { baselineOf, printBaseline } from '../baseline.ts'
import { withoutForbidden } from '../characters.ts'
import { CodeIds, inlineOf } from '../inline.ts'
import { byNamespace, type ExchangeDocument, type ExchangeUnit, previousSource, textId } from '../model.ts'
import { formRemarks, type Remark, unitRemarks } from '../remarks.ts'
import { layOut, type Make, newDocument, printXml } from '../xml.ts'
import { OriginalData, writeInline2 } from './xliff2Inline.ts'

/** XLIFF 2.1 keeps the namespace of 2.0. */
export const core = 'urn:oasis:names:tc:xliff:document:2.0'
/** Modules of XLIFF 2: lengths, the baseline, and the English that a stale translation was made from. */
const modules = {
  slr: 'urn:oasis:names:tc:xliff:sizerestriction:2.0',
  mda: 'urn:oasis:names:tc:xliff:metadata:2.0',
  mtc: 'urn:oasis:names:tc:xliff:matches:2.0',
}
/** The type of the metadata that carries the baseline. */
export const baselineMeta = 'isogloss:as-exported'
/** Elements whose content must get no white space. */
const whole = new Set(['source', 'target', 'note', 'data', 'meta'])
/** A text that has to be looked at is "initial" too, and its sub-state says why. */
const states: Readonly<Record<UnitState, { state: string; subState: string | null }>> = {
  untranslated: { state: 'initial', subState: null },
  unrecorded: { state: 'initial', subState: 'isogloss:unrecorded' },
  stale: { state: 'initial', subState: 'isogloss:stale' },
  'needs-work': { state: 'initial', subState: 'isogloss:needs-work' },
  translated: { state: 'translated', subState: null },
  reviewed: { state: 'reviewed', subState: null },
}

/** An XLIFF 2.1 document: a file for each namespace, a unit for each text, a group for each plural message. */
export function writeXliff2(exchange: ExchangeDocument): string {
  const { document, make } = newDocument('xliff', core, modules)
  const root = document.documentElement
  if (!root) throw new Error('The XML library made a document without a root.')
  root.setAttribute('version', '2.1')
  root.setAttribute('srcLang', exchange.source)
  root.setAttribute('trgLang', exchange.target.tag)
  const write = new Writer(make, exchange.target)
  for (const [namespace, units] of byNamespace(exchange)) {
    root.appendChild(write.file(namespace, units))
  }
  layOut(root, whole)
  return printXml(document)
}

/** The id of a segment that something refers to: a unit has one segment when it leaves. */
const segment = 's1'

class Writer {
  readonly #make: Make
  readonly #locale: Locale

  constructor(make: Make, locale: Locale) {
    this.#make = make
    this.#locale = locale
  }

  file(namespace: string, units: readonly ExchangeUnit[]): Element {
    const make = this.#make
    const attributes = { canResegment: 'no', srcDir: 'ltr', trgDir: this.#locale.dir, 'xml:space': 'preserve' }
    const token = tokens()
    return make('file', { id: namespace.replaceAll('/', '.'), original: `${namespace}.json`, ...attributes }, [
      make('slr:profiles', { generalProfile: 'xliff:codepoints' }),
      ...units.map((exchange) => this.#message(exchange, token)),
    ])
  }

  #message(exchange: ExchangeUnit, token: (wanted: string) => string): Element {
    const { unit } = exchange
    const [first] = unit.forms
    if (first && first.category === null) return this.#text(exchange, first, unitRemarks(exchange), token)
    return this.#make('group', { id: token(unit.key), name: unitId(unit), type: 'isogloss:plural' }, [
      ...this.#notes(unitRemarks(exchange)),
      ...unit.forms.map((form) => this.#text(exchange, form, [], token)),
    ])
  }

  #text(exchange: ExchangeUnit, form: UnitForm, shared: Remark[], token: (wanted: string) => string): Element {
    const make = this.#make
    const data = new OriginalData()
    const source = new CodeIds()
    const content = (text: string, ids: CodeIds) => writeInline2(make, inlineOf(text, ids), data)
    const children = [make('source', {}, content(form.source, source))]
    if (form.target !== null) children.push(make('target', {}, content(form.target, new CodeIds(source))))
    const attributes = {
      id: token(formKey(exchange.unit, form)),
      name: textId(exchange.unit, form),
      'slr:sizeRestriction': exchange.notes.max ? String(exchange.notes.max) : null,
      translate: exchange.notes.verbatim ? 'no' : null,
      type: form.category ? `isogloss:${form.category}` : null,
    }
    const notes = [...shared, ...formRemarks(exchange, form, this.#locale)]
    const previous = previousSource(exchange, form)
    return make('unit', attributes, [
      ...(previous === null ? [] : [this.#match(previous, form.target ?? '')]),
      this.#baseline(exchange, form),
      ...this.#notes(notes),
      ...data.elements(make),
      make('segment', { id: previous === null ? null : segment, ...states[formState(exchange.unit, form)] }, children),
    ])
  }

  /** The present translation with the English that it was made from, as the first of a tool's suggestions. */
  #match(source: string, target: string): Element {
    const make = this.#make
    const texts = [make('source', {}, [withoutForbidden(source)]), make('target', {}, [withoutForbidden(target)])]
    const attributes = { ref: `#${segment}`, type: 'tm', subType: 'isogloss:previous', origin: 'previous English' }
    return make('mtc:matches', {}, [make('mtc:match', attributes, texts)])
  }

  #baseline({ unit }: ExchangeUnit, form: UnitForm): Element {
    const make = this.#make
    const meta = make('mda:meta', { type: baselineMeta }, [printBaseline(baselineOf(unit, form))])
    return make('mda:metadata', {}, [make('mda:metaGroup', {}, [meta])])
  }

  #notes(remarks: readonly Remark[]): Element[] {
    const make = this.#make
    if (remarks.length === 0) return []
    return [
      make(
        'notes',
        {},
        remarks.map(({ kind, text }) => make('note', { category: kind }, [text])),
      ),
    ]
  }
}

/** Makes the ids of a file: the key where it is an NMTOKEN, with a number where it is not, so that no two are alike. */
function tokens(): (wanted: string) => string {
  const used = new Set<string>()
  return (wanted) => {
    const plain = wanted.replace(/[^A-Za-z0-9._-]/g, '-')
    let token = plain
    for (let number = 2; used.has(token); number += 1) token = `${plain}-${number}`
    used.add(token)
    return token
  }
}
