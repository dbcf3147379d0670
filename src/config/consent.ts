/** Where the visitor's choice is kept, in local storage: "granted" or "denied". */
export const CONSENT_KEY = 'isogloss.consent'

/** The id of the consent banner. Not one that content blockers hide by its name. */
export const CONSENT_BANNER = 'privacy-choice'
