import { glossaryFile } from '../layout.ts'
import { commentFormat } from './comments.ts'
import type { ById, ValueFormat } from './messageFile.ts'
import { type MessageRecord, recordFormat } from './records.ts'

/** What is kept of a message beside its texts, a file for each kind and locale. */
export interface Beside {
  readonly records: readonly MessageRecord[]
  readonly comments: readonly string[]
}

export type BesideKind = keyof Beside

/** The same of all messages of a locale. */
export type BesideOfLocale = { readonly [Kind in BesideKind]: ById<Beside[Kind]> }

/** And of those of all locales. */
export type BesideOfLocales = { readonly [Kind in BesideKind]: ReadonlyMap<string, ById<Beside[Kind]>> }

export const besideFormats: { readonly [Kind in BesideKind]: ValueFormat<Beside[Kind]> } = {
  records: recordFormat,
  comments: commentFormat,
}

export const besideKinds = ['records', 'comments'] as const satisfies readonly BesideKind[]

/** Those files of a locale, whether they are there or not. */
export const besideFiles = (folder: string, locale: string): string[] =>
  besideKinds.map((kind) => besideFormats[kind].file(folder, locale))

/** All that is kept of one locale: these, and its glossary. */
export const filesBeside = (folder: string, locale: string): string[] => [
  ...besideFiles(folder, locale),
  glossaryFile(folder, locale),
]
