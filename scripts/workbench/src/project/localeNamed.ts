import { attempt } from '../lib/attempt.ts'
import type { Locale } from './project.ts'

/**
 * Finds the locale of a code or language tag as people and tools write it: "pl", "PL", "pl-PL", "pl_PL". Returns the
 * locale of exactly this name, else the only one of its language and script. Null for another language, or if only the
 * region could choose among several.
 */
export function localeNamed(rows: readonly Locale[], tag: string): Locale | null {
  const wanted = tag.replaceAll('_', '-')
  const same = (name: string) => name.toLowerCase() === wanted.toLowerCase()
  const exact = rows.find((row) => same(row.code) || same(row.tag))
  if (exact) return exact
  const language = languageAndScript(wanted)
  const [only, ...others] = language ? rows.filter((row) => languageAndScript(row.tag) === language) : []
  return only && others.length === 0 ? only : null
}

/** The English name of a locale's language: "Polish". */
export const languageName = ({ tag }: Pick<Locale, 'tag'>) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

/** "zh Hant" for zh-TW; null if it is no language tag. */
const languageAndScript = (tag: string): string | null =>
  attempt(() => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  })
