import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allLocales } from '../../../src/config/locales.ts'
import { rowFor } from 'i18next-workbench/model/localeRows.ts'
import { readUnpublished, unpublishedFile } from 'i18next-workbench/model/publishing/unpublished.ts'
import { addLocale, copyProject, keepLocales } from '../../lib/workcopy.ts'

/** The default locale and the one whose texts the others get. */
const kept = allLocales.slice(0, 2)

/** Languages for the others, enough for 24 locales. */
export const newLanguages = 'de fr es it pt nl sv da nb fi cs sk hu ro bg el ru uk tr ja zh ko pl en'
  .split(' ')
  .filter((code) => !kept.some((locale) => locale.code === code))

/** Gives a bench an empty folder, which is removed when it ends. */
export async function inScratch(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A copy of the project in `folder` with `count` locales: all but the first two have the texts of the second, and lack its pages. */
export async function generateProject(root: string, folder: string, count: number): Promise<void> {
  await copyProject(root, folder)
  await keepLocales(folder, kept.length)
  const model = kept.at(-1)
  if (!model) throw new Error('src/config/locales.ts: expected a translation to take the texts from, found none.')
  const texts = path.join(root, 'locales', model.code)
  const names = await readdir(texts, { recursive: true })
  const messages = new Map<string, string>()
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    messages.set(name.slice(0, -'.json'.length), await readFile(path.join(texts, name), 'utf8'))
  }
  const added = newLanguages.slice(0, count - kept.length)
  for (const language of added) await addLocale(folder, { ...rowFor(language), public: true }, messages)
  const lacking = (await readUnpublished(path.join(root, 'locales'), [])).get(model.code)
  if (!lacking) return
  const lists = Object.fromEntries([model.code, ...added].map((code) => [code, [...lacking]]))
  await writeFile(unpublishedFile(path.join(folder, 'locales')), JSON.stringify(lists))
}
