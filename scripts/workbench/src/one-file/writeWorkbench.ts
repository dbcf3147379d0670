import { createHash } from 'node:crypto'
import { config, type Locale } from '../config.ts'
import { languageName } from '../model/localeNamed.ts'
import { buildApplication } from './buildApplication.ts'
import { collectFiles } from './collectFiles.ts'
import { collectPages, type PagesOptions } from './collectPages.ts'
import { printDocument } from './printDocument.ts'

/** The workbench of a locale as the text of one HTML file. Throws an error when the pages cannot be rendered. */
export async function workbenchDocument(options: PagesOptions): Promise<string> {
  const { project, root, locale } = options
  const files = await collectFiles(project, locale)
  const { pages, uses, pictures } = await collectPages(options)
  const content = { id: idOf(files), locale: locale.code, files, pages, uses }
  const application = await buildApplication(root, config().file)
  return printDocument({ title: titleOf(locale), content, pictures, application })
}

const titleOf = (locale: Locale) => `${config().name} – ${languageName(locale)}`

const idOf = (files: Readonly<Record<string, string>>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
