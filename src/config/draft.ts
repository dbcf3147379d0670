/** What the session storage knows a form's draft by, before the form's id. */
export const DRAFT_PREFIX = 'isogloss.draft.'
