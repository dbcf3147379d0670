import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import { isUnspaced } from '../../lib/scriptOf.ts'

const folder = 'src/theme/languages'

/**
 * Returns the style sheets of languages that need one (fonts of another script, larger lines, hyphens), named by tag or language.
 * Only documents in that language have them.
 */
export const languageSheets = (root: string): string[] =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)

/** Returns the existing sheets of a locale: the common one of scripts without spaces, then that of its tag or else language. */
export function sheetsOf({ tag }: Pick<Locale, 'tag'>, isThere: (sheet: string) => boolean = existsSync): string[] {
  const sheets = [tag, new Intl.Locale(tag).language].map((name) => `${folder}/${name}.css`)
  const shared = isUnspaced(tag) ? [`${folder}/unspaced.css`] : []
  return [...shared.filter(isThere), ...sheets.filter(isThere).slice(0, 1)]
}

/** The styles for print, a separate file of the site. */
export const printSheet = 'src/theme/print.css'
