/**
 * Names that the early scripts (src/enhance, src/analytics) and the application share: one of them writes what another
 * reads. Events are dispatched on the document unless said otherwise.
 */

/** The application has put another page, or more of one, on the screen. Comes more than once for a page. */
export const PAGE_EVENT = 'isogloss:page'

/** The visitor's consent, as <html data-consent> has it, may have changed. */
export const CONSENT_EVENT = 'isogloss:consent'

/** On the element around a group of panels, and bubbling: the application has drawn what is open and what is closed. */
export const PANELS_EVENT = 'isogloss:panels'

/** The attribute of the element around a group of panels; its value is "tabs" where wide screens show them as tabs. */
export const PANELS = 'data-panels'

/** The attribute of what the application has taken over: the early script does not answer there any more. */
export const TAKEN = 'data-taken'

/** The attribute of a button that only the application answers: empty, or "true" once it has been pressed too early. */
export const PRESSED = 'data-pressed'
