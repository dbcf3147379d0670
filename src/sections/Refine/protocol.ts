import type { CorrectedSegment, Correction, FaultCode, FileFault, Report } from 'i18next-workbench/refine'

/** The largest file for the tool on the page, in bytes. */
export const LARGEST_HERE = 50_000_000

/** A problem with the file, or with the tool itself. */
export interface Fault {
  /** The name of the file; null if the error is not about a file. */
  readonly name: string | null
  readonly code: FaultCode | 'broken'
  readonly parameters: FileFault['parameters']
}

export interface Summary {
  readonly segments: number
  readonly sourceLanguage: string
  readonly targetLanguage: string
  readonly rules: number
}

/** Messages to the worker: correct a file; then write it without the refused corrections, any number of times. */
export type Request = { readonly file: File } | { readonly refused: ReadonlySet<Correction['id']> }

/** Messages from the worker. Lists are sent in chunks, since a long one would block the page. */
export type Response =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'corrected'; readonly part: readonly CorrectedSegment[] }
  | { readonly type: 'reports'; readonly part: readonly Report[] }
  | { readonly type: 'refined'; readonly summary: Summary }
  | { readonly type: 'written'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'fault'; readonly fault: Fault }
