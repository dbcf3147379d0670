import { languageTag } from '../lib/attempt.ts'
import type { Locale, WorkbenchConfig } from './project.ts'

/** A new locale in the list, with the project's own fields. */
type NewRow = Locale & Readonly<Record<string, string | boolean | number>>

/**
 * Makes the row of a language code from CLDR. Throws if CLDR does not know it, or if it is unfit for a folder and an
 * address.
 */
export function rowFor(code: string, newLocale?: WorkbenchConfig['newLocale']): NewRow {
  const tag = folderName.test(code) ? languageTag(code) : null
  const name = tag && new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag)
  if (!tag || !name || Intl.PluralRules.supportedLocalesOf(tag).length === 0) {
    throw new Error(
      `"${code}" is not the code of a known language (ISO 639) in small letters, such as de, or pt-br with a region.`,
    )
  }
  return {
    code,
    tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    dir: new Intl.Locale(tag).getTextInfo().direction ?? 'ltr',
    ...newLocale?.(tag),
    public: false,
  }
}

const folderName = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/
