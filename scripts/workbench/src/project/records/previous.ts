import type { Node } from 'jsonc-parser'
import type { JsonReader } from '../../lib/json/reader.ts'
import { jsonFileReader } from '../jsonFile.ts'
import type { LocaleProblem } from '../localeFile.ts'
import { type PluralCategory, pluralCategories } from '../plurals.ts'
import { type Project, workbenchFile } from '../project.ts'

/** An earlier version of an English message: its forms by plural category, or one under null. */
export type EnglishForms = ReadonlyMap<PluralCategory | null, string>

/** The text of such a form for a language with other forms. If English lacks the form, the text of "other". */
export const previousForm = (forms: EnglishForms, category: PluralCategory | null): string | null =>
  forms.get(category) ?? forms.get('other') ?? forms.get(null) ?? null

/** English texts that translations belong to and that git may lack, by the hash in the records. */
export type PreviousEnglish = ReadonlyMap<string, EnglishForms>

/** locales/.workbench/en.previous.json: one file for all locales, since the hashes are the same for each. */
export const previousFile = (project: Project) => workbenchFile(project, 'en.previous.json')

const read = jsonFileReader<PreviousEnglish>(new Map(), (reader, root) => {
  const texts = reader.object(root, 'the earlier English')
  return new Map([...texts].map(([hash, node]) => [hash, formsIn(reader, node)]))
})

function formsIn(reader: JsonReader, node: Node): EnglishForms {
  if (node.type === 'string') return new Map([[null, String(node.value)]])
  const forms = reader.object(node, 'an English text', pluralCategories)
  return new Map(
    pluralCategories
      .filter((category) => forms.has(category))
      .map((category) => [category, reader.text(forms.get(category), 'a plural form')]),
  )
}

/** Reads that file; a missing file is an empty map. Adds unreadable entries to `problems`. */
export const readPrevious = (project: Project, problems: LocaleProblem[]): PreviousEnglish =>
  read(project, previousFile(project), problems)

/** Prints the file of some texts, sorted by hash, so that branches merge well. */
export function printPrevious(previous: PreviousEnglish): string {
  const rows = [...previous].map(([hash, forms]) => [hash, forms.get(null) ?? Object.fromEntries(forms)] as const)
  const sorted = rows.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
