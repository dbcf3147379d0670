import { isObject } from '../../lib/json/values.ts'
import { mismatch, printJson, readJsonFile } from '../jsonFile.ts'
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
export async function readPrevious(folder: string, problems: LocaleProblem[]): Promise<PreviousEnglish> {
  const file = await readJsonFile(previousFile(folder), problems)
  const previous = new Map<string, EnglishForms>()
  if (!file) return previous
  for (const [hash, value] of Object.entries(file.tree)) {
    const forms = parseForms(value)
    if (forms) previous.set(hash, forms)
    else problems.push(mismatch(file, [hash], 'a text, or plural forms with a text each', value))
  }
  return previous
}

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

/** The file of some texts, in the order of their hashes, so that branches merge well. */
export function printPrevious(previous: PreviousEnglish): string {
  const entries = [...previous].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const tree = entries.map(([hash, forms]) => {
    const plain = forms.get(null)
    return [hash, plain ?? Object.fromEntries(forms)] as const
  })
  return printJson(Object.fromEntries(tree))
}
