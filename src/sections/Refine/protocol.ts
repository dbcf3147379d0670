import type { Correction, FaultCode, FileFault, Report } from 'i18next-workbench/refine/refine.ts'

/** The largest file that is read here, in bytes. */
export const LARGEST_HERE = 50_000_000

/** What keeps a file from being corrected: with the file, or with the tool itself. */
export interface Fault {
  /** The name of the file; null where no file is at fault. */
  readonly name: string | null
  readonly code: FaultCode | 'broken'
  readonly parameters: FileFault['parameters']
}

/** What there is to say of a whole file. */
export interface Summary {
  readonly segments: number
  readonly sourceLanguage: string
  readonly targetLanguage: string
  /** How many rules there are. */
  readonly rules: number
}

/** What the page asks of the worker: first to correct, then, any number of times, to write without what is refused. */
export type Asked = { readonly file: File } | { readonly refused: ReadonlySet<Correction['id']> }

/** What the worker tells the page. Lists come in parts, since a long one would hold the page up. */
export type Told =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'corrections'; readonly part: readonly Correction[] }
  | { readonly type: 'reports'; readonly part: readonly Report[] }
  | { readonly type: 'refined'; readonly summary: Summary }
  | { readonly type: 'written'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'fault'; readonly fault: Fault }
