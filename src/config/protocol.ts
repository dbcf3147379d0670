/**
 * Names that the early scripts (src/enhance, src/analytics), the application and the tests share: what one of them writes,
 * another reads. They stand nowhere else in code; style sheets repeat some, because
 * CSS cannot import. Events are dispatched on the document unless said otherwise.
 */

/** The visitor's consent, the value of CONSENT, may have changed. */
export const CONSENT_EVENT = 'site:consent'

/** On the root of a disclosure group, and bubbling: the application has rendered which of its items are open. */
export const DISCLOSURE_EVENT = 'site:disclosure'

/**
 * On <html>: the addresses of the scripts that hydrate the document, with spaces between: the application, React's, the page's,
 * then what these import. A written page, of which nothing is hydrated, has none of its own. Written by the build.
 */
export const CODE = 'data-code'

/** On <html>, in builds that measure: the address of the script that asks for consent and measures. Written by the build. */
export const ANALYTICS = 'data-analytics'

/** On <html>: the addresses of the common messages and of the page's own, with a space between. Written by the build. */
export const MESSAGES = 'data-messages'

/** On the element after a page's first section: in a document, the styles of the others are in it. Written by the build. */
export const LATER_STYLES = 'data-later-styles'

/** On <html>: every section is laid out at once; without it, those far below the screen have content-visibility: auto. */
export const RENDER_EAGER = 'data-render-eager'

/** On <html>: the colour scheme (src/layout/SchemeSwitch.tsx). */
export const SCHEME = 'data-scheme'

/** On <html>: the visitor's consent (src/analytics/consent.ts). */
export const CONSENT = 'data-consent'

/** On #root, a disclosure group or the carousel: React is hydrated there, and handles its events from now on. */
export const HYDRATED = 'data-hydrated'

/** #root once all sections of the page are hydrated. */
export const HYDRATED_ROOT = `#root[${HYDRATED}]`

/** On the root of a disclosure group (tabs or an accordion): "tabs" where wide screens show the group as tabs. */
export const DISCLOSURE = 'data-disclosure'

/** On a button that only the application can answer: "true" once it was clicked before hydration, to be replayed. */
export const REPLAY = 'data-replay'

/** On a group of controls that need no application: a visitor who uses them shows no intent towards it. */
export const NATIVE = 'data-native'

/** On the button that plays the sentence under revision again. */
export const PLAY = 'data-play'

/** On a link: scroll to the top before following it. */
export const TO_TOP = 'data-to-top'

/** On a link to the same page in another language: that locale's code. */
export const LANGUAGE = 'data-language'

/** On a form: its id (src/forms/fields.ts). */
export const FORM = 'data-form'

/** On the list of the header's dropdown buttons, between which the arrow keys move the focus. */
export const MENUBAR = 'data-menubar'

/** On the carousel, each of its slides, and the button that starts and stops it, which is PLAYING while it moves. */
export const CAROUSEL = 'data-carousel'
export const SLIDE = 'data-slide'
export const CAROUSEL_TOGGLE = 'data-carousel-toggle'
export const PLAYING = 'data-playing'

/** The id of the consent banner. Not one that content blockers hide by its name. */
export const CONSENT_BANNER = 'privacy-choice'

/** Local storage: "granted" or "denied", as the visitor chose. */
export const CONSENT_KEY = 'site.consent'

/** Local storage: the colour scheme that the visitor chose; absent while it is the system's. */
export const SCHEME_KEY = 'site.scheme'

/** Local storage: set once the visitor has dismissed the offer of another language. */
export const OFFER_KEY = 'site.language-offer'

/** Session storage: the draft of a form, before the form's id. */
export const DRAFT_PREFIX = 'site.draft.'

/** Breakpoints of Mantine at which the layout changes. From here up, disclosure groups that can be tabs are tabs. */
export const MEDIUM = '62em'
/** From here up, the header shows its dropdowns instead of the mobile menu. */
export const LARGE = '75em'

/** In development: the server tells a page that texts have changed. */
export const MESSAGES_EVENT = 'site:messages'

/** In development: a page tells the server what has failed in it, which then shows it in Vite's overlay. */
export const ERROR_EVENT = 'site:error'

/** What comes with ERROR_EVENT. */
export interface PageError {
  readonly message: string
  readonly stack: string
}

/** On the time of a place, which a hydrated document shows as it goes on. */
export const CLOCK = 'data-clock'
