import { defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import type { MessagePayload } from '../../../src/i18n/create.ts'
import { type Bundles, mapTexts, type MessageTree } from 'i18next-workbench'
import { withPlaces } from './places.ts'
import { printText } from './printText.ts'

/**
 * Returns the texts of some namespaces for a locale: its own, and those of the default locale that it lacks, so that i18next falls
 * back message by message. Texts are typeset for their language and include the company's figures. `inDefault`: all namespaces
 * but "common" are in the default locale, for a page that the locale does not publish.
 */
export function payloadFor(
  bundles: Bundles,
  locale: LocaleCode,
  namespaces: readonly string[],
  inDefault = false,
): MessagePayload {
  const own: Record<string, MessageTree> = {}
  const fallback: Record<string, MessageTree> = {}
  for (const namespace of namespaces) {
    const source = bundles.get(defaultLocale)?.get(namespace) ?? {}
    const translated =
      locale === defaultLocale
        ? source
        : inDefault && namespace !== 'common'
          ? {}
          : (bundles.get(locale)?.get(namespace) ?? {})
    own[namespace] = printed(locale, namespace === 'common' ? withPlaces(translated, source, locale) : translated)
    const rest = lacking(source, translated)
    if (rest) fallback[namespace] = printed(defaultLocale, rest)
  }
  if (locale === defaultLocale || Object.keys(fallback).length === 0) return { [locale]: own }
  return { [locale]: own, [defaultLocale]: fallback }
}

const printed = (locale: LocaleCode, texts: MessageTree): MessageTree =>
  mapTexts(texts, (text, name) => printText(locale, name, text))

/** Returns the texts of a source tree that a translation lacks, or null. Plural forms differ between languages. */
export function lacking(source: MessageTree, translated: MessageTree): MessageTree | null {
  const rest: Record<string, string | MessageTree> = {}
  for (const [key, value] of Object.entries(source)) {
    const other = translated[key]
    if (typeof value === 'string') {
      if (typeof other !== 'string') rest[key] = value
    } else {
      const inner = lacking(value, typeof other === 'object' ? other : {})
      if (inner) rest[key] = inner
    }
  }
  return Object.keys(rest).length > 0 ? rest : null
}
