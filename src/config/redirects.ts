import type { ChildRow, TopRow } from './routes.ts'

/** The redirect of a former path to a page, or of all pages of a removed language: { from: '/ja/*', to: '/*' }. */
interface Redirect {
  /** The former English path. The row applies to every language. */
  readonly from: `/${string}`
  readonly to: (TopRow | ChildRow)['path'] | '/*'
  /** Every host supports 301; 308 also preserves the method of a form request. */
  readonly status: 301 | 308
}

/** All moved or removed pages and removed languages, for every host (docs/adding-a-page.md). */
export const redirects: readonly Redirect[] = []
