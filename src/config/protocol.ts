/**
 * Names shared by the early scripts (src/enhance, src/analytics), the application and the tests. They are defined only here;
 * style sheets repeat some, because CSS cannot import. Events are dispatched on the document unless noted otherwise.
 */

/** The visitor's consent, the value of CONSENT, may have changed. */
export const CONSENT_EVENT = 'site:consent'

/** On the root of a disclosure group, bubbles: the application has rendered the open state of its items. */
export const DISCLOSURE_EVENT = 'site:disclosure'

/**
 * On <html>: the URLs of the scripts that hydrate the document, separated by spaces: the application, React, the page, then
 * their imports. Written pages are not hydrated and do not have it. Set by the build.
 */
export const CODE = 'data-code'

/** On <html>: the URL of the entry script, which the first inline script imports after the first paint. Set by the build. */
export const ENTRY = 'data-entry'

/** The media of web fonts and their preloads: always without scripts. With them, the first inline script applies them. */
export const WITHOUT_SCRIPTS = '(scripting: none)'

/** On <html>: the URL of the script that offers another language. Set by the build. */
export const OFFER = 'data-offer'

/** On <html>: this page may be offered in the language that the visitor's browser prefers. Set before the first paint. */
export const OFFERED = 'data-offered'

/** On <html>, in builds with analytics: the URL of the script that asks for consent and measures. Set by the build. */
export const ANALYTICS = 'data-analytics'

/** On <html>: the URLs of the common messages and of the page's own, separated by a space. Set by the build. */
export const MESSAGES = 'data-messages'

/** On the element after a page's first section. In a document, it has the styles of the other sections. Set by the build. */
export const LATER_STYLES = 'data-later-styles'

/**
 * On <html>: all sections are laid out immediately. Without it, those far below the screen have content-visibility: auto.
 */
export const RENDER_EAGER = 'data-render-eager'

/** On <html>: the colour scheme (src/layout/Footer.tsx). */
export const SCHEME = 'data-scheme'

/** On <html>: the visitor's consent (src/analytics/consent.ts). */
export const CONSENT = 'data-consent'

/** On #root, a disclosure group or the carousel: it is hydrated, and React handles its events. */
export const HYDRATED = 'data-hydrated'

/** #root once all sections of the page are hydrated. */
export const HYDRATED_ROOT = `#root[${HYDRATED}]`

/** On the root of a disclosure group (tabs or an accordion): "tabs" where wide screens show the group as tabs. */
export const DISCLOSURE = 'data-disclosure'

/** On a button that needs the application: "true" if it was clicked before hydration and the click has to be replayed. */
export const REPLAY = 'data-replay'

/** On a group of native controls: using them does not start hydration. */
export const NATIVE = 'data-native'

/** On the button that plays the sentence under revision again. */
export const PLAY = 'data-play'

/** On a link: scrolls to the top before navigating. */
export const TO_TOP = 'data-to-top'

/** On a link to the same page in another language: the code of that locale. */
export const LANGUAGE = 'data-language'

/** On a form: its id (src/forms/fields.ts). */
export const FORM = 'data-form'

/** On the list of the header's dropdown buttons. Arrow keys move the focus between them. */
export const MENUBAR = 'data-menubar'

/** On the carousel, its slides, and the button that starts and stops it, which is PLAYING while the carousel moves. */
export const CAROUSEL = 'data-carousel'
export const SLIDE = 'data-slide'
export const CAROUSEL_TOGGLE = 'data-carousel-toggle'
export const PLAYING = 'data-playing'

/** The id of the consent banner, chosen so that content blockers do not hide it. */
export const CONSENT_BANNER = 'privacy-choice'

/** Local storage: the visitor's choice, "granted" or "denied". */
export const CONSENT_KEY = 'site.consent'

/** Local storage: the color scheme that the visitor chose. Absent while the system's scheme is used. */
export const SCHEME_KEY = 'site.scheme'

/** Local storage: set once the visitor has dismissed the offer of another language. */
export const OFFER_KEY = 'site.language-offer'

/** Session storage: prefix of the key of a form draft, followed by the form's id. */
export const DRAFT_PREFIX = 'site.draft.'

/** Mantine's medium breakpoint. From here up, disclosure groups that can be tabs are tabs. */
export const MEDIUM = '62em'
/** From here up, the header shows its dropdowns instead of the mobile menu: they fit in all languages. */
export const LARGE = '64em'

/** In development, from server to page: messages have changed. */
export const MESSAGES_EVENT = 'site:messages'

/** In development, from page to server: an error to show in Vite's overlay. */
export const ERROR_EVENT = 'site:error'

export interface PageError {
  readonly message: string
  readonly stack: string
}

/** On the local time of a place, which a hydrated document keeps up to date. */
export const CLOCK = 'data-clock'
