import { localeCodes, targetLocales, viewIds } from '../../config.ts'
import { printRows, readRows } from '../jsonFile.ts'
import { workbenchFile } from '../layout.ts'
import type { LocaleProblem } from '../localeFile.ts'

/** The pages that somebody has confirmed to be in English for now, by locale. */
export type Unpublished = ReadonlyMap<string, ReadonlySet<string>>

/** locales/.workbench/unpublished.json */
export const unpublishedFile = (folder: string) => workbenchFile(folder, 'unpublished.json')

/** Reads that file; none is an empty map. Adds to `problems` what cannot be read. */
export const readUnpublished = (folder: string, problems: LocaleProblem[]): Promise<Unpublished> =>
  readRows(unpublishedFile(folder), problems, {
    expected: `ids of pages, by the code of one of ${localeCodes(targetLocales())}`,
    parse: (value, name) => {
      const isKnown = targetLocales().some(({ code }) => code === name)
      return isKnown && Array.isArray(value) && value.every((id) => viewIds().includes(id)) ? new Set(value) : null
    },
  })

/** The file with the pages of one locale replaced; none takes the locale out. */
export function printUnpublished(unpublished: Unpublished, locale: string, views: readonly string[]): string {
  const lists = new Map<string, Iterable<string>>([...unpublished, [locale, views]])
  const rows = [...lists].map(([code, list]) => [code, [...list]] as const)
  return printRows(rows.filter(([, list]) => list.length > 0))
}
