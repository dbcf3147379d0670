import type { ViewId } from '../../src/config/routes.ts'

/** The script of every document, as in index.html. */
export const siteEntry = 'src/entry-client.ts'

/**
 * The modules that every document names, in the order of CODE: the application, whose styles every document has, React, and
 * the language offer.
 */
export const hydration = ['src/app/hydrate.tsx', 'src/app/reactDom.ts', 'src/layout/offer.ts'] as const

/** The script for consent and analytics, in builds with a measurement id. */
export const analyticsSource = 'src/analytics/start.ts'

export const pageSource = (view: ViewId) => `src/pages/${view}.tsx`
