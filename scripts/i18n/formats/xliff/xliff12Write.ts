import type { Element } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import { formKey, formState, type UnitForm, type UnitState, unitId } from '../../model/units.ts'
import { isFinished, printBaseline } from '../baseline.ts'
import { type CodeWriter, writeTexts } from '../inline.ts'
import { byNamespace, type ExchangeDocument, type ExchangeUnit, previousSource, textId } from '../model.ts'
import { formNotes, type Note, printNote, unitNotes } from '../notes.ts'
import { element, printXml } from '../xml.ts'

/**
 * Poedit and Weblate take "needs-review-translation" for finished, and "needs-l10n" for work to do. Lokalize takes
 * "translated" for work to do, and a text that is approved without any state for finished.
 */
const states: Readonly<Record<UnitState, string | null>> = {
  untranslated: 'needs-translation',
  unrecorded: 'needs-l10n',
  stale: 'needs-l10n',
  'needs-work': 'needs-l10n',
  translated: null,
  reviewed: 'signed-off',
}

/** An XLIFF 1.2 document: a file for each namespace, a trans-unit for each text, a group for each plural message. */
export function writeXliff12(exchange: ExchangeDocument): string {
  const files = [...byNamespace(exchange)].map(([namespace, units]) => {
    const attributes = {
      original: namespace,
      'source-language': exchange.source,
      'target-language': exchange.target.tag,
      datatype: 'x-i18next',
    }
    const messages = units.map((unit) => writeMessage(unit, exchange.target))
    return element('file', attributes, [element('body', {}, messages)])
  })
  return printXml(element('xliff', { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' }, files))
}

function writeMessage(exchange: ExchangeUnit, locale: Locale): Element {
  const { unit } = exchange
  const [first] = unit.forms
  if (first && first.category === null) return writeText(exchange, first, locale, unitNotes(exchange))
  return element('group', { id: unit.key, resname: unitId(unit), restype: 'x-plural' }, [
    ...writeNotes(unitNotes(exchange)),
    ...unit.forms.map((form) => writeText(exchange, form, locale, [])),
  ])
}

function writeText(exchange: ExchangeUnit, form: UnitForm, locale: Locale, shared: readonly Note[]): Element {
  const { unit, notes } = exchange
  const state = formState(unit, form)
  const attributes = {
    id: formKey(unit, form),
    resname: textId(unit, form),
    restype: form.category ? `x-plural-${form.category}` : null,
    maxwidth: notes.max ? String(notes.max) : null,
    'size-unit': notes.max ? 'char' : null,
    // Without it tools call a text fuzzy; whether it was reviewed is what the state says.
    approved: isFinished(state) ? 'yes' : null,
    translate: notes.verbatim ? 'no' : null,
    'xml:space': 'preserve',
  }
  const { source, target } = writeTexts(form, codeWriter)
  const previous = previousSource(exchange, form)
  return element('trans-unit', attributes, [
    element('source', {}, source),
    element('target', { state: states[state] }, target ?? []),
    ...writeContexts('location', 'x-address', notes.places),
    ...writeContexts(baselineContext, baselineContext, [printBaseline(unit, form)]),
    ...writeNotes([...shared, ...formNotes(exchange, form, locale)]),
    ...(previous === null ? [] : [writePrevious(previous, form.target ?? '')]),
  ])
}

/** The kind of context that carries the baseline: an attribute of our own would not be valid under the strict schema. */
export const baselineContext = 'x-as-exported'

function writeContexts(purpose: string, type: string, texts: readonly string[]): Element[] {
  if (texts.length === 0) return []
  const contexts = texts.map((text) => element('context', { 'context-type': type }, [text]))
  return [element('context-group', { purpose }, contexts)]
}

function writePrevious(source: string, target: string): Element {
  const texts = [element('source', {}, [source]), element('target', {}, [target])]
  return element('alt-trans', { alttranstype: 'previous-version', 'xml:space': 'preserve' }, texts)
}

const writeNotes = (notes: readonly Note[]) =>
  notes.map((note) => element('note', { from: note.kind }, [printNote(note)]))

function codeWriter(): CodeWriter {
  let characters = 0
  return {
    character: (codePoint) => {
      characters += 1
      return element('x', { id: `c${characters}`, ctype: 'x-char', 'equiv-text': codePoint })
    },
    variable: ({ id, text }) => element('ph', { id, ctype: 'x-variable' }, [text]),
    half: ({ id, name, text }, isOpening) =>
      element('it', { id, pos: isOpening ? 'open' : 'close', ctype: `x-${name}` }, [text]),
    pair: ({ id, name }, content) => [
      element('bpt', { id, ctype: `x-${name}` }, [`<${name}>`]),
      ...content(),
      element('ept', { id }, [`</${name}>`]),
    ],
  }
}
