import { allLocales, localeCodes, type Locale } from '../config.ts'
import { attempt } from '../lib/attempt.ts'

/**
 * The locale that a code or language tag means, as people and tools write it: "pl", "PL", "pl-PL", "pl_PL". That is the
 * locale of this very name, else the only one of its language and script. Null for another language, and where the
 * region would have to choose among several.
 */
export function localeNamed(tag: string, rows: readonly Locale[] = allLocales()): Locale | null {
  const wanted = tag.replaceAll('_', '-')
  const same = (name: string) => name.toLowerCase() === wanted.toLowerCase()
  const exact = rows.find((row) => same(row.code) || same(row.tag))
  if (exact) return exact
  const language = languageAndScript(wanted)
  const [only, ...others] = language ? rows.filter((row) => languageAndScript(row.tag) === language) : []
  return only && others.length === 0 ? only : null
}

/** The rows of codes or tags that somebody typed; all for none. Throws an error that lists what there is. */
export function localesNamed(tags: readonly string[]): Locale[] {
  const named = tags.map((tag) => localeNamed(tag))
  const unknown = tags.find((_, index) => !named[index])
  if (unknown === undefined) return allLocales().filter((locale) => tags.length === 0 || named.includes(locale))
  throw new Error(
    `"${unknown}": no such locale. Expected one of ${localeCodes(allLocales())}, or none for all of them.`,
  )
}

/** The English name of a locale's language: "Polish". */
export const languageName = ({ tag }: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

/** "zh Hant" of zh-TW; null for what is no language tag. */
const languageAndScript = (tag: string): string | null =>
  attempt(() => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  })
