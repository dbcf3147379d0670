import type { PageId } from '../../../src/config/routes.ts'

/** A page of each kind that differs in what it is made of. */
export interface BenchPage {
  readonly page: PageId
  /** What is tapped first. */
  readonly control: 'menu' | 'accordion'
  /** A page that the footer links to. */
  readonly target: PageId
}

export const benchPages: readonly BenchPage[] = [
  { page: 'home', control: 'menu', target: 'services' },
  { page: 'solutions-healthcare', control: 'accordion', target: 'services' },
  { page: 'contacts', control: 'menu', target: 'services' },
  { page: 'services', control: 'menu', target: 'about' },
]
