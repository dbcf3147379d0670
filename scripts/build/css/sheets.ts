import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import { isUnspaced } from '../../lib/scriptOf.ts'

const folder = 'src/theme/languages'

/**
 * The style sheets of languages that need one (fonts of another script, larger lines, hyphens), named after the tag or
 * the language. Only documents in that language carry them: nobody else pays for them.
 */
export const languageSheets = (root: string): string[] =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)

/**
 * The sheets of a locale's documents, each of which may be missing: what scripts without spaces have in common, then that of its
 * tag (zh-Hans), or that of its language.
 */
export function sheetsOf({ tag }: Pick<Locale, 'tag'>, isThere: (sheet: string) => boolean = existsSync): string[] {
  const sheets = [tag, new Intl.Locale(tag).language].map((name) => `${folder}/${name}.css`)
  const shared = isUnspaced(tag) ? [`${folder}/unspaced.css`] : []
  return [...shared.filter(isThere), ...sheets.filter(isThere).slice(0, 1)]
}

/** The styles for paper, within the project; a file of their own in the site. */
export const printSheet = 'src/theme/print.css'
