import type { Element, Node } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import { formKey, formState, type UnitForm, type UnitState, unitId } from '../../model/units.ts'
import { baselineOf, printBaseline } from '../baseline.ts'
import { hexOf, splitForbidden, withoutForbidden } from '../characters.ts'
import { CodeIds, type Inline, inlineOf } from '../inline.ts'
import { byNamespace, type ExchangeDocument, type ExchangeUnit, previousSource, textId } from '../model.ts'
import { formRemarks, type Remark, unitRemarks } from '../remarks.ts'
import { layOut, type Make, newDocument, printXml } from '../xml.ts'

const namespace12 = 'urn:oasis:names:tc:xliff:document:1.2'
/** Elements whose content must get no white space. */
const whole = new Set(['source', 'target', 'note', 'context'])
const states: Readonly<Record<UnitState, string>> = {
  untranslated: 'needs-translation',
  unrecorded: 'needs-review-translation',
  stale: 'needs-review-translation',
  'needs-work': 'needs-review-translation',
  translated: 'translated',
  reviewed: 'signed-off',
}

/** An XLIFF 1.2 document: a file for each namespace, a trans-unit for each text, a group for each plural message. */
export function writeXliff12(exchange: ExchangeDocument): string {
  const { document, make } = newDocument('xliff', namespace12)
  const root = document.documentElement
  if (!root) throw new Error('The XML library made a document without a root.')
  root.setAttribute('version', '1.2')
  for (const [namespace, units] of byNamespace(exchange)) {
    const attributes = {
      original: namespace,
      'source-language': exchange.source,
      'target-language': exchange.target.tag,
      datatype: 'x-i18next',
    }
    const messages = units.map((item) => writeMessage(make, item, exchange.target))
    root.appendChild(make('file', attributes, [make('body', {}, messages)]))
  }
  layOut(root, whole)
  return printXml(document)
}

function writeMessage(make: Make, exchange: ExchangeUnit, locale: Locale): Element {
  const { unit } = exchange
  const [first] = unit.forms
  if (first && first.category === null) return writeText(make, exchange, first, locale)
  return make('group', { id: unit.key, resname: unitId(unit), restype: 'x-plural' }, [
    ...writeNotes(make, unitRemarks(exchange)),
    ...unit.forms.map((form) => writeText(make, exchange, form, locale)),
  ])
}

function writeText(make: Make, exchange: ExchangeUnit, form: UnitForm, locale: Locale): Element {
  const { unit, notes } = exchange
  const source = new CodeIds()
  const state = formState(unit, form)
  const attributes = {
    id: formKey(unit, form),
    resname: textId(unit, form),
    restype: form.category ? `x-plural-${form.category}` : null,
    maxwidth: notes.max ? String(notes.max) : null,
    'size-unit': notes.max ? 'char' : null,
    approved: state === 'reviewed' ? 'yes' : null,
    translate: notes.verbatim ? 'no' : null,
    'xml:space': 'preserve',
  }
  const remarks = [...(form.category ? [] : unitRemarks(exchange)), ...formRemarks(exchange, form, locale)]
  const target = form.target === null ? [] : writeInline(make, inlineOf(form.target, new CodeIds(source)))
  return make('trans-unit', attributes, [
    make('source', {}, writeInline(make, inlineOf(form.source, source))),
    make('target', { state: states[state] }, target),
    ...writePlaces(make, notes.places),
    writeBaseline(make, printBaseline(baselineOf(unit, form))),
    ...writeNotes(make, remarks),
    ...writePrevious(make, previousSource(exchange, form), form.target),
  ])
}

/** The kind of context that carries the baseline: an attribute of our own would not be valid under the strict schema. */
export const baselineContext = 'x-as-exported'

const writeBaseline = (make: Make, baseline: string) =>
  make('context-group', { purpose: baselineContext }, [
    make('context', { 'context-type': baselineContext }, [baseline]),
  ])

function writePrevious(make: Make, source: string | null, target: string | null): Element[] {
  if (source === null) return []
  const texts = [make('source', {}, [withoutForbidden(source)]), make('target', {}, [withoutForbidden(target ?? '')])]
  return [make('alt-trans', { alttranstype: 'previous-version', 'xml:space': 'preserve' }, texts)]
}

function writePlaces(make: Make, places: readonly string[]): Element[] {
  if (places.length === 0) return []
  const contexts = places.map((place) => make('context', { 'context-type': 'x-address' }, [place]))
  return [make('context-group', { purpose: 'location' }, contexts)]
}

const writeNotes = (make: Make, remarks: readonly Remark[]) =>
  remarks.map(({ kind, text }) => make('note', { from: kind }, [text]))

function writeInline(make: Make, parts: readonly Inline[], characters = { count: 0 }): (Node | string)[] {
  return parts.flatMap((part): (Node | string)[] => {
    if (part.kind === 'text') {
      return splitForbidden(part.text).map((piece) => {
        if (typeof piece === 'string') return piece
        characters.count += 1
        return make('x', { id: `c${characters.count}`, ctype: 'x-char', 'equiv-text': `U+${hexOf(piece)}` })
      })
    }
    const { id, name } = part
    const kept = { id, clone: 'no' }
    if (part.kind === 'variable') return [make('x', { ...kept, ctype: 'x-variable', 'equiv-text': part.text })]
    const ctype = `x-${name}`
    if (part.kind === 'pair') {
      return [make('g', { ...kept, ctype, 'equiv-text': `<${name}>` }, writeInline(make, part.children, characters))]
    }
    if (part.kind === 'open') return [make('bx', { ...kept, ctype, 'equiv-text': part.text })]
    return [make('ex', { id, 'equiv-text': part.text })]
  })
}
