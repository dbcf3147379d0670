import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingOn, type ReadUnit } from '../formats/model.ts'
import type { PluralCategory } from '../model/plurals.ts'
import type { EnglishForms } from '../model/records/previous.ts'
import { hashOf, type Unit } from '../model/units.ts'

/** A message of the project with what a file has of it. */
export interface MatchedUnit {
  readonly unit: Unit
  /** The text of the file for each form of the unit, in order; null for one that the file lacks. */
  readonly texts: readonly (ReadUnit | null)[]
  /** The English of the file where it is not that of today. */
  readonly older: { readonly hash: string; readonly forms: EnglishForms } | null
  /** The id under which the file has it, where the key has been renamed since. */
  readonly renamedFrom: string | null
}

/** Sees that the file has all forms of a message, with the English of today or with the one that it was exported with. */
export function matchUnit(
  unit: Unit,
  texts: MatchedUnit['texts'],
  renamedFrom: string | null,
  unusable: FileFinding[],
): MatchedUnit[] {
  const given = texts.filter((text) => text !== null)
  const [first] = given
  if (!first) return []
  const absent = unit.forms.filter((_, index) => !texts[index]).map(({ category }) => String(category))
  if (absent.length > 0) {
    const forms = unit.forms.map(({ category }) => category).join(', ')
    unusable.push(findingOn(first, 'plural-forms', `the forms ${forms}`, `no entry for ${absent.join(', ')}`))
    return []
  }
  const [changed] = unit.forms.flatMap((form, index) => {
    const text = texts[index]
    return text && text.source !== form.source ? [{ form, text }] : []
  })
  if (!changed) return [{ unit, texts, older: null, renamedFrom }]
  const hash = given.find(({ baseline }) => baseline)?.baseline?.english
  const forms = englishForms(unit, texts)
  const plain = forms.get(null)
  // The English of a file is believed only when it is what the export wrote: rows that slipped in a spreadsheet are not.
  if (hash && hash !== unit.english && (plain === undefined || hashOf([plain]) === hash)) {
    return [{ unit, texts, older: { hash, forms }, renamedFrom }]
  }
  unusable.push(findingOn(changed.text, 'source-changed', ...quoteBoth(changed.form.source, changed.text.source)))
  return []
}

/** English has the forms "one" and "other"; of a language without "one" the file has "other" alone. */
function englishForms(unit: Unit, texts: MatchedUnit['texts']): EnglishForms {
  const forms = unit.forms.flatMap(({ category }, index): [PluralCategory | null, string][] => {
    const source = texts[index]?.source
    const isEnglish = category === null || category === 'one' || category === 'other'
    return source !== undefined && isEnglish ? [[category, source]] : []
  })
  return new Map(forms)
}
