import { languageTag } from '../lib/attempt.ts'
import { editJson } from '../lib/json/edits.ts'
import type { Locale, WorkbenchConfig } from './project.ts'

/** A new locale in the list, with the project's own fields. */
export type NewRow = Locale & Readonly<Record<string, string | boolean | number>>

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

/** Adds a locale to the end of the list of locales, JSON by code. */
export const insertRow = (list: string, { code, ...row }: NewRow): string =>
  editJson(list, [{ path: [code], value: row }])

/** The visibility of a locale: public, reachable only by its addresses, or off. */
export type Publicity = boolean | 'preview'

/** Sets the visibility of a locale in the list. */
export const setPublic = (list: string, code: string, value: Publicity): string =>
  editJson(list, [{ path: [code, 'public'], value }])
