import { basePath } from '../config/basePath.ts'
import { LANGUAGE, OFFER_KEY } from '../config/protocol.ts'

/** The texts of the note, in the language that it offers. The build emits them as /messages/<locale>/offer.json. */
export interface OfferText {
  readonly text: string
  readonly dismiss: string
}

export interface Offer extends OfferText {
  readonly code: string
  readonly tag: string
  readonly href: string
}

/**
 * Returns the language to offer on this page: the one that the browser prefers of those that the document links to as
 * alternates, if it is not the document's own. Returns null otherwise.
 */
export async function findOffer(): Promise<Offer | null> {
  const own = document.documentElement.lang
  const links = document.querySelectorAll<HTMLLinkElement>('link[hreflang]:not([hreflang="x-default"])')
  const versions = [{ tag: own, href: '' }, ...Array.from(links, ({ hreflang, href }) => ({ tag: hreflang, href }))]
  const { tag = own, href = '' } = preferredOf(await detectedTags(), versions) ?? {}
  const code = document.querySelector(`a[${LANGUAGE}][hreflang="${tag}"]`)?.getAttribute(LANGUAGE)
  if (tag === own || !code) return null
  const response = await fetch(`${basePath}/messages/${code}/offer.json`).catch(() => null)
  if (!response?.ok) return null
  const text: OfferText = await response.json()
  return { ...text, code, tag, href: new URL(href).pathname }
}

/** Returns the browser's preferred languages from i18next's detector, limited to navigator.languages. */
async function detectedTags(): Promise<readonly string[]> {
  const { default: LanguageDetector } = await import('i18next-browser-languagedetector')
  const detector = new LanguageDetector()
  detector.init({ languageUtils: {} }, { order: ['navigator'], caches: [] })
  const detected = detector.detect()
  return Array.isArray(detected) ? detected : detected ? [detected] : []
}

/**
 * Returns the best locale for a list of tags: by tag, or by language and script. Tags without a script get Unicode's likely
 * one (zh-SG is Hans, zh-TW is Hant). A listed language in another script is used only if nothing else matches.
 */
export function preferredOf<L extends { tag: string }>(tags: readonly string[], locales: readonly L[]): L | null {
  const languages = tags.map(languageOf)
  // Browsers add the plain language after a regional tag (zh-TW, zh). It has no meaning of its own.
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

/** Stores that the visitor has dismissed the note. */
export function dismissOffer(): void {
  try {
    localStorage.setItem(OFFER_KEY, '1')
  } catch {
    // Storage has become unavailable. The note is closed on this page only.
  }
}
