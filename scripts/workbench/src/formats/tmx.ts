import type { Locale } from '../config.ts'
import type { Unit, UnitForm } from '../model/units.ts'
import { type CodeWriter, writeTexts } from './inline.ts'
import { textId } from './model.ts'
import { type Element, element, printXml } from './xml.ts'

/** What a translation memory is made of. */
export interface Memory {
  /** BCP 47 tag of the source language. */
  readonly source: string
  readonly target: Locale
  /** Messages whose translations belong to their English. */
  readonly units: readonly Unit[]
  /** Whether codes are plain text, as in PO and CSV: OmegaT finds no match for a text whose codes stand otherwise. */
  readonly isPlain?: boolean
}

/**
 * A translation memory in TMX 1.4b (LISA OSCAR, 2005-04-26): a <tu> for each text, plural forms one by one, with the key
 * as its tuid. Codes are elements, so that a tool of level 2 keeps them, unless plain text is wanted. Nothing in it depends on the time of the export.
 */
export function writeTmx({ source, target: locale, units, isPlain = false }: Memory): string {
  const header = {
    creationtool: 'isogloss-i18n',
    // Of this layout.
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'i18next JSON',
    adminlang: 'en',
    srclang: source,
    datatype: 'plaintext',
  }
  const writeForm = (unit: Unit, form: UnitForm): Element[] => {
    const { target, category } = form
    if (target === null) return []
    const texts = isPlain ? { source: [form.source], target: [target] } : writeTexts(form, codeWriter)
    const attributes = {
      tuid: textId(unit, { category }),
      changedate: unit.record && `${unit.record.date.replaceAll('-', '')}T000000Z`,
      changeid: unit.record?.reviewer ?? null,
    }
    const state = element('prop', { type: 'x-state' }, [unit.state])
    const english = element('tuv', { 'xml:lang': source }, [element('seg', {}, texts.source)])
    const translation = element('tuv', { 'xml:lang': locale.tag }, [element('seg', {}, texts.target ?? [])])
    return [element('tu', attributes, [state, english, translation])]
  }
  const body = units.flatMap((unit) => unit.forms.flatMap((form) => writeForm(unit, form)))
  return printXml(element('tmx', { version: '1.4' }, [element('header', header), element('body', {}, body)]))
}

/** `i` pairs the two halves of a tag within a segment, `x` a code with the same code in the other language. */
function codeWriter(): CodeWriter {
  let pairs = 0
  return {
    character: (codePoint) => element('ph', { type: 'x-character' }, [codePoint]),
    variable: ({ id, text }) => element('ph', { x: id, type: 'x-variable' }, [text]),
    half: ({ id, name, text }, isOpening) =>
      element('it', { pos: isOpening ? 'begin' : 'end', x: id, type: `x-${name}` }, [text]),
    pair: ({ id, name }, content) => {
      pairs += 1
      const i = String(pairs)
      const begin = element('bpt', { i, x: id, type: `x-${name}` }, [`<${name}>`])
      return [begin, ...content, element('ept', { i }, [`</${name}>`])]
    },
  }
}
