import type { Element, Node } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import type { Unit, UnitForm } from '../../model/units.ts'
import { hexOf, splitForbidden } from '../characters.ts'
import { CodeIds, type Inline, inlineOf } from '../inline.ts'
import { textId } from '../model.ts'
import { layOut, type Make, newDocument, printXml } from '../xml.ts'

/** What a translation memory is made of. */
export interface Memory {
  /** BCP 47 tag of the source language. */
  readonly source: string
  readonly target: Locale
  /** Messages whose translations belong to their English. */
  readonly units: readonly Unit[]
  /** Of the project, for the header. */
  readonly version: string
}

/**
 * A translation memory in TMX 1.4b (LISA OSCAR, 2005-04-26): a <tu> for each text, plural forms one by one, with the key
 * as its tuid. Codes are elements, so that a tool of level 2 keeps them. Nothing in it depends on the time of the export.
 */
export function writeTmx({ source, target, units, version }: Memory): string {
  const { document, make } = newDocument('tmx', '')
  const root = document.documentElement
  if (!root) throw new Error('The XML library made a document without a root.')
  root.setAttribute('version', '1.4')
  const header = {
    creationtool: 'isogloss-i18n',
    creationtoolversion: version,
    segtype: 'block',
    'o-tmf': 'i18next JSON',
    adminlang: 'en',
    srclang: source,
    datatype: 'plaintext',
  }
  const body = units.flatMap((unit) => unit.forms.flatMap((form) => writeForm(make, unit, form, [source, target.tag])))
  root.appendChild(make('header', header))
  root.appendChild(make('body', {}, body))
  layOut(root, new Set(['seg']))
  return printXml(document)
}

function writeForm(make: Make, unit: Unit, form: UnitForm, [source, target]: readonly [string, string]): Element[] {
  if (form.target === null) return []
  const attributes = {
    tuid: textId(unit, form),
    changedate: unit.record && `${unit.record.date.replaceAll('-', '')}T000000Z`,
    changeid: unit.record?.reviewer ?? null,
  }
  const ids = new CodeIds()
  const english = writeInline(make, inlineOf(form.source, ids))
  const translation = writeInline(make, inlineOf(form.target, new CodeIds(ids)))
  const state = make('prop', { type: 'x-state' }, [unit.state])
  const variants = [
    make('tuv', { 'xml:lang': source }, [make('seg', {}, english)]),
    make('tuv', { 'xml:lang': target }, [make('seg', {}, translation)]),
  ]
  return [make('tu', attributes, [state, ...variants])]
}

/** `i` pairs the two halves of a tag within a segment, `x` a code with the same code in the other language. */
function writeInline(make: Make, parts: readonly Inline[], pairs = { count: 0 }): (Node | string)[] {
  return parts.flatMap((part): (Node | string)[] => {
    if (part.kind === 'text') {
      return splitForbidden(part.text).map((piece) =>
        typeof piece === 'string' ? piece : make('ph', { type: 'x-character' }, [`U+${hexOf(piece)}`]),
      )
    }
    const { id, name } = part
    if (part.kind === 'variable') return [make('ph', { x: id, type: 'x-variable' }, [part.text])]
    const type = `x-${name}`
    if (part.kind !== 'pair') {
      return [make('it', { pos: part.kind === 'open' ? 'begin' : 'end', x: id, type }, [part.text])]
    }
    pairs.count += 1
    const i = String(pairs.count)
    return [
      make('bpt', { i, x: id, type }, [`<${name}>`]),
      ...writeInline(make, part.children, pairs),
      make('ept', { i }, [`</${name}>`]),
    ]
  })
}
