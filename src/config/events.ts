/** Events on the document by which the early scripts and the application know of each other. */

/** The application has put another page, or more of one, on the screen. Comes more than once for a page. */
export const PAGE_EVENT = 'isogloss:page'

/** The visitor's consent, as <html data-consent> has it, may have changed. */
export const CONSENT_EVENT = 'isogloss:consent'
