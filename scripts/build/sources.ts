import type { ViewId } from '../../src/config/routes.ts'

/** The script of every document, as in index.html. */
export const siteEntry = 'src/entry-client.ts'

/** The modules that hydrate every page, in the order of CODE: the application, whose styles every document has, and React. */
export const hydration = ['src/app/hydrate.tsx', 'src/app/reactDom.ts'] as const

/** The script for visitors whose browser prefers another language. */
export const offerSource = 'src/layout/offer.ts'

/** The script for consent and analytics, in builds with a measurement id. */
export const analyticsSource = 'src/analytics/start.ts'

export const pageSource = (view: ViewId) => `src/pages/${view}.tsx`
