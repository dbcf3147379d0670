import type { PageId } from '../../../src/config/routes.ts'

/** What a visitor clicks first on a page: the mobile menu, or an item of an accordion. */
export type Control = 'menu' | 'accordion'

/** One page of each type that differs in what it is made of. */
export interface BenchPage {
  readonly type: 'home' | 'content' | 'form' | 'overview'
  readonly page: PageId
  readonly control: Control
  /** A page of the footer to which a click leads. */
  readonly target: PageId
}

export const benchPages: readonly BenchPage[] = [
  { type: 'home', page: 'home', control: 'menu', target: 'services' },
  { type: 'content', page: 'solutions-healthcare', control: 'accordion', target: 'services' },
  { type: 'form', page: 'contacts', control: 'menu', target: 'services' },
  { type: 'overview', page: 'services', control: 'menu', target: 'about' },
]
