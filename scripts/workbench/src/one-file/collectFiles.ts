import path from 'node:path'
import { type Locale, rootOf, sourceLocale } from '../config.ts'
import { otherLocales } from '../assist/localeData.ts'
import { englishOfHashes } from '../history/history.ts'
import { readRaw } from '../model/fileEdits.ts'
import { glossaryFile, notesFile } from '../model/layout.ts'
import { type Project, unitsIn } from '../model/project.ts'
import { filesBeside } from '../model/records/beside.ts'
import { peopleFile } from '../model/records/people.ts'
import { previousFile, printPrevious } from '../model/records/previous.ts'

/**
 * The texts of all files that work on a locale needs, by their path from the project's folder: messages, glossaries, notes,
 * records and comments, and the texts of other locales to look at. What git alone knows of former English is put into
 * en.previous.json.
 */
export async function collectFiles(project: Project, locale: Locale): Promise<Record<string, string>> {
  const { folder } = project
  const { code } = locale
  const texts = [sourceLocale(), code, ...otherLocales(project, locale).map((other) => other.code)].flatMap((each) =>
    [...(project.files.get(each)?.values() ?? [])].map(({ file, text }) => [file, text] as const),
  )
  const beside = [
    glossaryFile(folder, sourceLocale()),
    notesFile(folder, sourceLocale()),
    ...filesBeside(folder, code),
    peopleFile(folder),
  ]
  const found = [...(await readRaw(beside))].flatMap(([file, text]) =>
    text === null ? [] : [[nameOf(folder, file), text] as const],
  )
  const previous = [nameOf(folder, previousFile(folder)), await previousOf(project, locale)] as const
  return Object.fromEntries([...texts, ...found, previous])
}

const nameOf = (folder: string, file: string) => path.relative(rootOf(folder), file).split(path.sep).join('/')

async function previousOf(project: Project, locale: Locale): Promise<string> {
  const stale = unitsIn(project, locale).filter(({ english, record }) => record && record.english !== english)
  const hashes = stale.flatMap(({ record }) => record?.english ?? [])
  const known = await englishOfHashes(project, hashes)
  return printPrevious(new Map([...project.previous, ...known]))
}
