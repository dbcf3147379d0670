import { defaultLocale, type LocaleCode } from '../../../src/config/locales.ts'
import type { MessagePayload } from '../../../src/i18n/create.ts'
import type { Bundles } from 'i18next-workbench/model/bundles.ts'
import { type MessageTree, mapTexts } from 'i18next-workbench/model/localeFile.ts'
import { withPlaces } from './places.ts'
import { printText } from './printText.ts'

/**
 * The texts of some namespaces for one locale: its own, and from the default locale just those that it lacks, so that
 * i18next falls back message by message; an office without a name has that of its place. Texts come typeset for their language, with the company's figures in. A page that
 * the locale does not publish takes all its own namespaces from the default locale, so that it is in one language.
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

/** What a source tree has and a translation has not; null when nothing is lacking. Plural forms of a language are its own. */
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
