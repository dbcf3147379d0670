import { isObject } from '../../lib/json/values.ts'
import { printRows, readRows } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type PluralCategory, pluralCategories } from '../plurals.ts'

/** A message of English as it once was: its forms by plural category, or one under null. */
export type EnglishForms = ReadonlyMap<PluralCategory | null, string>

/** Such a form for a language whose forms may be others: for one that English lacks, the text of its "other". */
export const previousForm = (forms: EnglishForms, category: PluralCategory | null): string | null =>
  forms.get(category) ?? forms.get('other') ?? forms.get(null) ?? null

/** Texts of English that translations belong to and that git may never have seen, by the hash in the records. */
export type PreviousEnglish = ReadonlyMap<string, EnglishForms>

/** locales/.workbench/en.previous.json: for all locales, since a hash means the same text for each of them. */
export const previousFile = (folder: string) => workbenchFile(folder, 'en.previous.json')

/** Reads that file; none yet is an empty map. Adds to `problems` what cannot be read. */
export const readPrevious = (folder: string, problems: LocaleProblem[]): Promise<PreviousEnglish> =>
  readRows(previousFile(folder), problems, {
    expected: 'a text, or plural forms with a text each',
    parse: parseForms,
  })

function parseForms(value: unknown): EnglishForms | null {
  if (typeof value === 'string') return new Map([[null, value]])
  if (!isObject(value)) return null
  const forms = new Map<PluralCategory, string>()
  for (const category of pluralCategories) {
    const text = value[category]
    if (typeof text === 'string') forms.set(category, text)
  }
  return forms.size > 0 && forms.size === Object.keys(value).length ? forms : null
}

/** The file of some texts. */
export const printPrevious = (previous: PreviousEnglish): string =>
  printRows([...previous].map(([hash, forms]) => [hash, forms.get(null) ?? Object.fromEntries(forms)]))
