import type { Directives } from '../lib/policy.ts'
import type { Note } from '../marks/notes.ts'
import type { Usage } from './coverage.ts'
import type { Bundles } from './bundles.ts'

/** How a project renders its pages, in Node. */
export interface Rendering {
  /** Renders every page in the source locale to learn which messages it reads. */
  renderUsage(root: string, bundles: Bundles): Promise<Usage>
  /** The project's code with marks, and with `entry`, a module of the workbench, as the script of its documents. */
  markedSite(root: string, entry: string): Promise<MarkedSite>
}

/** A document with marks in its code, none in itself. */
export interface MarkedDocument {
  readonly html: string
  readonly notes: readonly Note[]
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
   * Renders a view with what its locale has, whether published or not: messages that are missing come from English. Throws
   * what the page throws. For one call at a time, since notes are collected for the whole process.
   */
  document(bundles: Bundles, locale: string, view: string): Promise<MarkedDocument>
  /** The ids of the messages in such a document, each once, in the order in which they stand in it; plural forms by themselves. */
  order(bundles: Bundles, locale: string, view: string): Promise<readonly string[]>
  readonly policy: Directives
}
