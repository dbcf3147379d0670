import i18next, { type i18n, type ResourceKey } from 'i18next'
import { defaultLocale, type LocaleCode } from '../config/locales.ts'
import { addFormats } from './formats.ts'
import type { Publication } from './publication.ts'

/**
 * The messages that a page needs: its locale's own, and under the default locale only those that the locale lacks.
 * Shape: locale code, namespace ("common", "pages/about"), then the tree of messages.
 */
export type MessagePayload = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, ResourceKey>>>>>

/** The content of a locale's file of common messages. */
export interface CommonMessages {
  readonly messages: MessagePayload
  readonly publication: Publication
}

export interface I18nOptions {
  readonly locale: LocaleCode
  readonly payload: MessagePayload
  /** Called for a key that no locale has and for a variable without a value. The build fails on it. */
  readonly onMissing?: (cause: string) => void
}

/** Creates an i18next instance for one locale: one per render in the build, one per browser tab. */
export function createI18n({ locale, payload, onMissing }: I18nOptions): i18n {
  const instance = i18next.createInstance()
  instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    // Keeps the codes of config/locales.ts: i18next would turn pt-br into pt-BR and fall back to pt.
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    saveMissing: onMissing !== undefined,
    missingKeyHandler: (_languages, namespace, key) =>
      onMissing?.(`the message "${namespace}:${key}" is in no locale file`),
    ...(onMissing && {
      missingInterpolationHandler: (text: string, [variable]: readonly string[]) => {
        onMissing(`${variable} has no value in the text "${text}"`)
        return variable
      },
    }),
    interpolation: { escapeValue: false },
    react: {
      useSuspense: false,
      bindI18n: false,
      bindI18nStore: '',
      // Only the tags of richTags become elements. By default, <br>, <strong>, <i> and <p> would too.
      transKeepBasicHtmlNodesFor: [],
    },
  })
  addFormats(instance)
  addMessages(instance, payload)
  return instance
}

/** Adds the messages of a payload; replaces existing ones in development. */
export function addMessages(instance: i18n, payload: MessagePayload): void {
  for (const [locale, namespaces] of Object.entries(payload)) {
    for (const [namespace, messages] of Object.entries(namespaces)) {
      // No copy is needed, because payloads are never changed.
      instance.addResourceBundle(locale, namespace, messages, false, true, { silent: true, skipCopy: true })
    }
  }
}
