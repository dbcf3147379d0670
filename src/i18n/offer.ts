import { basePath } from '../config/basePath.ts'
import { type Locale, type LocaleCode, publicLocales } from '../config/locales.ts'
import { OFFER_KEY } from '../config/protocol.ts'

/** What the note says, in the language that it offers; emitted by the build as /messages/<locale>/offer.json. */
export interface OfferText {
  readonly text: string
  readonly dismiss: string
}

export interface Offer extends OfferText {
  readonly locale: Locale
  /** This page in the offered language. */
  readonly href: string
}

/**
 * The language to offer on this page, if any: the first public one that the browser prefers, when it is not the page's
 * own, the page says (by its alternate links) that it exists in it, and the visitor has not closed the note before.
 * Any failure to find out means no offer.
 */
export async function findOffer(current: LocaleCode): Promise<Offer | null> {
  // Most visitors read the language that they prefer, and need no detector to find that out.
  const [first] = navigator.languages
  if (isDismissed() || (first !== undefined && preferredOf([first])?.code === current)) return null
  const preferred = preferredOf(await detectedTags())
  if (!preferred || preferred.code === current) return null
  const alternate = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${preferred.tag}"]`)
  if (!alternate) return null
  const response = await fetch(`${basePath}/messages/${preferred.code}/offer.json`).catch(() => null)
  if (!response?.ok) return null
  const text: OfferText = await response.json()
  return { ...text, locale: preferred, href: new URL(alternate.href).pathname }
}

/** What the browser prefers, by i18next's detector; it looks at the browser's list alone. */
async function detectedTags(): Promise<readonly string[]> {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  const detector = new LanguageDetector()
  detector.init({ languageUtils: {} }, { order: ['navigator'], caches: [] })
  const detected = detector.detect()
  return Array.isArray(detected) ? detected : detected ? [detected] : []
}

/**
 * The locale that a list of tags asks for first: by its tag, or by language and script, which a tag without one has from
 * Unicode's likely subtags (zh-SG is Hans, zh-TW is Hant). A script that the site does not have is better than a language
 * that is not in the list at all, and only than that.
 */
export function preferredOf(tags: readonly string[], locales = publicLocales): Locale | null {
  const languages = tags.map(languageOf)
  // Browsers list a language alone after a tag of it, and mean no more by it: zh-TW, zh.
  const wanted = tags.filter((tag, at) => tag !== languages[at] || languages.indexOf(tag) === at)
  for (const tag of wanted) {
    const written = locales.filter((locale) => isWrittenAlike(locale.tag, tag))
    const found = written.find((locale) => locale.tag.toLowerCase() === tag.toLowerCase()) ?? written[0]
    if (found) return found
  }
  const [found = null] = languages.flatMap((language) => locales.filter(({ tag }) => languageOf(tag) === language))
  return found
}

const languageOf = (tag: string) => new Intl.Locale(tag).language

function isWrittenAlike(...tags: readonly [string, string]): boolean {
  const [one, other] = tags.map((tag) => new Intl.Locale(tag).maximize())
  return one?.language === other?.language && one?.script === other?.script
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(OFFER_KEY) !== null
  } catch {
    // Storage is blocked: a note that cannot be dismissed for good is better not shown.
    return true
  }
}

/** Remembers that the visitor does not want the note. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(OFFER_KEY, '1')
  } catch {
    // Storage went away meanwhile; the note is closed for this page at least.
  }
}
