import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rowFor } from '../../i18n/model/localeRows.ts'
import { readUnpublished, unpublishedFile } from '../../i18n/model/publishing/unpublished.ts'
import { addLocale, copyProject } from '../../i18n/new-locale/workcopy.ts'

/** The languages beside English and Polish that make up 24 locales. */
const languages = 'de fr es it pt nl sv da nb fi cs sk hu ro bg el ru uk tr ja zh ko'.split(' ')

/** A copy of the project in `folder` with `count` public locales: the new ones carry the Polish texts, and lack its pages. */
export async function generateProject(root: string, folder: string, count: number): Promise<void> {
  await copyProject(root, folder)
  const polish = path.join(root, 'locales/pl')
  const names = await readdir(polish, { recursive: true })
  const messages = new Map<string, string>()
  for (const name of names.filter((file) => file.endsWith('.json') && file !== 'glossary.json')) {
    messages.set(name.slice(0, -'.json'.length), await readFile(path.join(polish, name), 'utf8'))
  }
  const added = languages.slice(0, count - 2)
  for (const language of added) await addLocale(folder, { ...rowFor(language), public: true }, messages)
  const lacking = (await readUnpublished(path.join(root, 'locales'), [])).get('pl')
  if (!lacking) return
  const lists = Object.fromEntries(['pl', ...added].map((code) => [code, [...lacking]]))
  await writeFile(unpublishedFile(path.join(folder, 'locales')), JSON.stringify(lists))
}
