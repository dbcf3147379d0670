import i18next, { type i18n, type ResourceKey } from 'i18next'
import { defaultLocale, type LocaleCode } from '../config/locales.ts'
import { addFormats } from './formats.ts'
import type { Publication } from './publication.ts'

/**
 * The messages that a page needs: its locale's own, and under the default locale only those that the locale lacks.
 * Shape: locale code, namespace ("common", "pages/about"), then the tree of messages.
 */
export type MessagePayload = Readonly<Partial<Record<LocaleCode, Readonly<Record<string, ResourceKey>>>>>

/** What the file of common messages of a locale holds. */
export interface CommonMessages {
  readonly messages: MessagePayload
  readonly publication: Publication
}

export interface I18nOptions {
  readonly locale: LocaleCode
  readonly payload: MessagePayload
  /** Told of a key that no locale has and of a variable that has no value; the build turns it into a failure. */
  readonly onMissing?: (cause: string) => void
}

/** A new i18next instance, fixed to one locale: one for each render on the build, one for each browser tab. */
export function createI18n({ locale, payload, onMissing }: I18nOptions): i18n {
  const instance = i18next.createInstance()
  instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    // The codes of config/locales.ts as they stand: i18next would make pt-BR of pt-br, and look in pt for what it lacks.
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
      // Only the tags of richTags become elements: by default <br>, <strong>, <i> and <p> in a text would too.
      transKeepBasicHtmlNodesFor: [],
    },
  })
  addFormats(instance)
  addMessages(instance, payload)
  return instance
}

/** Adds (in development, replaces) the messages of a payload. */
export function addMessages(instance: i18n, payload: MessagePayload): void {
  for (const [locale, namespaces] of Object.entries(payload)) {
    for (const [namespace, messages] of Object.entries(namespaces)) {
      // Not copied first: nobody changes what is in a payload.
      instance.addResourceBundle(locale, namespace, messages, false, true, { silent: true, skipCopy: true })
    }
  }
}
