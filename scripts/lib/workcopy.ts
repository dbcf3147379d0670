import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allLocales, config } from 'i18next-workbench/config.ts'
import { removeRow } from 'i18next-workbench/model/localeRows.ts'
import { filesBeside } from 'i18next-workbench/model/records/beside.ts'

/** What a build reads. Dependencies are linked, not copied. */
const parts = ['index.html', 'locales', 'package.json', 'public', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts']

/** Caches that name what they hold by its content, so that a copy may share them. */
const caches = ['art', 'compress', 'fonts', 'pictures', 'previews']

/**
 * A copy of the project in `folder`, which is emptied first, for tests that change it.
 */
export async function copyProject(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of parts.filter((part) => existsSync(path.join(root, part))))
    await cp(path.join(root, part), path.join(folder, part), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  await mkdir(path.join(folder, '.cache'))
  for (const cache of caches) {
    await mkdir(path.join(root, '.cache', cache), { recursive: true })
    await symlink(path.join(root, '.cache', cache), path.join(folder, '.cache', cache), 'dir')
  }
}

/** Keeps only the first locales in a copy. */
export async function keepLocales(folder: string, count: number): Promise<void> {
  const table = path.join(folder, config().localesFile)
  let list = await readFile(table, 'utf8')
  for (const { code } of allLocales().slice(count)) {
    list = removeRow(list, code)
    const locales = path.join(folder, 'locales')
    await rm(path.join(locales, code), { recursive: true, force: true })
    for (const file of filesBeside(locales, code)) await rm(file, { force: true })
  }
  await writeFile(table, list)
}
