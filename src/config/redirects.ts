import type { routes } from './routes.ts'

/** A path that led to a page once, and leads on to one. */
interface Redirect {
  /** The path that no page has any more, of English: the row holds in every language. */
  readonly from: `/${string}`
  readonly to: (typeof routes)[number]['path']
  /** 301 is what every host knows; 308 says, too, that a form is to be sent again to the new path. */
  readonly status: 301 | 308
}

/** Every moved or removed page: docs/adding-a-page.md says how. All hosts are given these rows. */
export const redirects: readonly Redirect[] = []
