import { isObject } from '../../lib/json/values.ts'
import { type Project, workbenchFile } from '../project.ts'
import { printRows, readRows } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type PluralCategory, pluralCategories } from '../plurals.ts'

/** An earlier version of an English message: its forms by plural category, or one under null. */
export type EnglishForms = ReadonlyMap<PluralCategory | null, string>

/** The text of such a form for a language with other forms. If English lacks the form, the text of "other". */
export const previousForm = (forms: EnglishForms, category: PluralCategory | null): string | null =>
  forms.get(category) ?? forms.get('other') ?? forms.get(null) ?? null

/** English texts that translations belong to and that git may lack, by the hash in the records. */
export type PreviousEnglish = ReadonlyMap<string, EnglishForms>

/** locales/.workbench/en.previous.json: one file for all locales, since the hashes are the same for each. */
export const previousFile = (project: Project) => workbenchFile(project, 'en.previous.json')

/** Reads that file; a missing file is an empty map. Adds unreadable entries to `problems`. */
export const readPrevious = (project: Project, problems: LocaleProblem[]): Promise<PreviousEnglish> =>
  readRows(project, previousFile(project), problems, {
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

/** Prints the file of some texts. */
export const printPrevious = (previous: PreviousEnglish): string =>
  printRows([...previous].map(([hash, forms]) => [hash, forms.get(null) ?? Object.fromEntries(forms)]))
