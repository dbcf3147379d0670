/** What the server and the panel's script have to agree on. It is bundled for the browser: no imports. */

/** No page of the site has an address below it. */
export const PREFIX = '/__translate'
/** Followed by the name of a function of `Backend`; answers POST. */
export const API = `${PREFIX}/api/`
/** Exchanges the one-time token for the tokens of a session; answers POST. */
export const SESSION = `${PREFIX}/session`
/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export const EVENTS = `${PREFIX}/events`
/** The event whose data is `Changed` of protocol.ts as JSON. */
export const CHANGED = 'changed'
/** The start of the fragment that carries the one-time token. Browsers send fragments to nobody. */
export const TOKEN_PARAMETER = 'token='
export const TOKEN_HEADER = 'X-Translate-Token'
/** Of a request's body, in bytes. */
export const BODY_LIMIT = 256 * 1024
