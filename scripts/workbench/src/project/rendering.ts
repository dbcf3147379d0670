import path from 'node:path'
import type { Bundles } from './bundles.ts'
import type { Usage } from './coverage.ts'

/** The script of documents with marks. */
export const ENTRY = path.join(import.meta.dirname, '../frame/entry.ts')

/** The functions of a project that render its pages, in Node. */
export interface Rendering {
  /** Renders every page in the source locale by the code of markedSite(), and returns the messages that it reads. */
  renderUsage(root: string, bundles: Bundles, entry: string): Promise<Usage>
  /** Builds the project's code with marks, and with `entry`, a module of the workbench, as the script of its documents. */
  markedSite(root: string, entry: string): Promise<MarkedSite>
  /**
   * Returns a folder in the project's cache that a module fills, again when one of its sources has changed. The module runs
   * in a process of its own; the folder is its first argument.
   */
  cachedFolder(root: string, name: string, sources: readonly string[], module: string): Promise<string>
}

/** The directives of a Content-Security-Policy (CSP level 3), in their written order. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** The answer of the marked site to an address. */
export interface SiteAnswer {
  readonly status: number
  /** The media type. */
  readonly type: string
  readonly text: string
}

/** A project's pages with marks. Each request provides the messages. */
export interface MarkedSite {
  /** The folder of the scripts and styles. */
  readonly files: string
  /** Returns the document or the messages at the path of an address. */
  answer(bundles: Bundles, pathname: string): Promise<SiteAnswer>
  readonly policy: Directives
}
