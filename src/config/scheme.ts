/** Where the visitor's choice of colours is kept, in local storage; nothing is kept while it is the system's. */
export const SCHEME_KEY = 'isogloss.scheme'

/** The colours that a visitor can choose. */
export const schemes = ['system', 'light', 'dark'] as const
