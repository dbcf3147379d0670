import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { rowFor } from '../i18n/localeRows.ts'
import { addLocale, copyProject } from '../i18n/workcopy.ts'

/** The languages beside English and Polish that make up 24 locales. */
const languages = 'de fr es it pt nl sv da nb fi cs sk hu ro bg el ru uk tr ja zh ko'.split(' ')

/** A copy of the project in `folder` with `count` public locales: the new ones carry the Polish texts. */
export async function generateProject(root: string, folder: string, count: number): Promise<void> {
  await copyProject(root, folder)
  const polish = path.join(root, 'locales/pl')
  const names = await readdir(polish, { recursive: true })
  const messages = new Map<string, string>()
  for (const name of names.filter((file) => file.endsWith('.json') && file !== 'glossary.json')) {
    messages.set(name.slice(0, -'.json'.length), await readFile(path.join(polish, name), 'utf8'))
  }
  for (const language of languages.slice(0, count - 2)) {
    await addLocale(folder, { ...rowFor(language), public: true }, messages)
  }
}
