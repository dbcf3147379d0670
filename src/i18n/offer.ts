import { type Locale, type LocaleCode, localeOf, publicLocales } from '../config/locales.ts'
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
  if (isDismissed() || (first !== undefined && matching(first)?.code === current)) return null
  const preferred = await preferredLocale()
  if (!preferred || preferred === current) return null
  const alternate = document.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${localeOf(preferred).tag}"]`,
  )
  if (!alternate) return null
  const response = await fetch(`/messages/${preferred}/offer.json`).catch(() => null)
  if (!response?.ok) return null
  const text: OfferText = await response.json()
  return { ...text, locale: localeOf(preferred), href: new URL(alternate.href).pathname }
}

/** The visitor's first preference among the public locales, by i18next's detector; it looks at the browser's list alone. */
async function preferredLocale(): Promise<LocaleCode | null> {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  const detector = new LanguageDetector()
  detector.init({ languageUtils: {} }, { order: ['navigator'], caches: [] })
  const detected = detector.detect()
  const list = Array.isArray(detected) ? detected : detected ? [detected] : []
  for (const tag of list) {
    const found = matching(tag)
    if (found) return found.code
  }
  return null
}

/** The public locale of a tag, or else of its language. */
function matching(tag: string): Locale | undefined {
  return (
    publicLocales.find((locale) => locale.tag.toLowerCase() === tag.toLowerCase()) ??
    publicLocales.find((locale) => languageOf(locale.tag) === languageOf(tag))
  )
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0]

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
