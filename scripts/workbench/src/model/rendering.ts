import type { Directives } from '../lib/policy.ts'
import type { Usage } from './coverage.ts'
import type { Bundles } from './bundles.ts'

/** How a project renders its pages, in Node. */
export interface Rendering {
  /** Renders every page in the source locale to learn which messages it reads. */
  renderUsage(root: string, bundles: Bundles): Promise<Usage>
  /** The project's code with marks, and with `entry`, a module of the workbench, as the script of its documents. */
  markedSite(root: string, entry: string): Promise<MarkedSite>
}

/** What the marked site has at an address: a text made on request, or a file of the build. */
export type SiteAnswer =
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly text: string }
  | { readonly kind: 'file'; readonly file: string }

/** A project's pages with marks; what they say is given with each question. */
export interface MarkedSite {
  /** The document, messages or file at the path of an address. */
  answer(bundles: Bundles, pathname: string): Promise<SiteAnswer>
  /**
   * The ids of the messages in the document of a view, each once, in their order; plural forms by themselves. The locale is
   * rendered with what it has, whether published or not: messages that are missing come from English. Throws what the page
   * throws. For one call at a time.
   */
  order(bundles: Bundles, locale: string, view: string): Promise<readonly string[]>
  readonly policy: Directives
}
