import type { ViewId } from '../../src/config/routes.ts'

/** The script of every document of the site that visitors get, as index.html names it. */
export const siteEntry = 'src/entry-client.ts'

/** What hydrates a document, besides the module of its page: the application, whose styles every document has, and React. */
export const hydration = ['src/app/hydrate.tsx', 'src/app/reactDom.ts'] as const

/** What asks for consent and measures, in builds that do. */
export const analyticsSource = 'src/analytics/start.ts'

export const pageSource = (view: ViewId) => `src/pages/${view}.tsx`
