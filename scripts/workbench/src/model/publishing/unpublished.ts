import { localeCodes, targetLocales, viewIds } from '../../config.ts'
import { printRows, readJsonFile } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import { LocaleProblem } from '../localeFile.ts'

/** The pages that somebody has confirmed to be in English for now, by locale. */
export type Unpublished = ReadonlyMap<string, ReadonlySet<string>>

/** locales/.workbench/unpublished.json */
export const unpublishedFile = (folder: string) => workbenchFile(folder, 'unpublished.json')

/** Reads that file; none is an empty map. Adds to `problems` what cannot be read. */
export async function readUnpublished(folder: string, problems: LocaleProblem[]): Promise<Unpublished> {
  const file = await readJsonFile(unpublishedFile(folder), problems)
  const unpublished = new Map<string, ReadonlySet<string>>()
  if (!file) return unpublished
  for (const [name, value] of Object.entries(file.tree)) {
    const report = (expected: string, found: string) =>
      problems.push(new LocaleProblem(file.place, { line: file.lineOf(name), expected, found: `"${name}": ${found}` }))
    const locale = targetLocales().find(({ code }) => code === name)?.code
    if (!locale) report(`one of ${localeCodes(targetLocales())}`, 'no locale to translate into')
    else if (!Array.isArray(value)) report('a list of page ids', JSON.stringify(value))
    else {
      const views = viewIds().filter((id) => value.includes(id))
      const unknown = value.filter((id: unknown) => !views.some((view) => view === id))
      if (unknown.length > 0) report('ids of pages', `no such page: ${JSON.stringify(unknown[0])}`)
      unpublished.set(locale, new Set(views))
    }
  }
  return unpublished
}

/** The file with the pages of one locale replaced; none takes the locale out. */
export function printUnpublished(unpublished: Unpublished, locale: string, views: readonly string[]): string {
  const lists = new Map<string, Iterable<string>>([...unpublished, [locale, views]])
  const rows = [...lists].map(([code, list]) => [code, [...list]] as const)
  return printRows(rows.filter(([, list]) => list.length > 0))
}
