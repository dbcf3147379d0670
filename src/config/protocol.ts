/**
 * Names that the early script (src/enhance) and the application share: each is written by one of them and read by the
 * other, and stands here alone.
 */

/** On the element around a group of panels (tabs, accordion): the application answers in it; the early script does not. */
export const TAKEN = 'data-taken'

/** The element around a group of panels; "tabs" where wide screens show them as tabs. */
export const PANELS = 'data-panels'

/** Bubbles from a group of panels after the application has opened or closed one. */
export const PANELS_CHANGED = 'isogloss:panels'
