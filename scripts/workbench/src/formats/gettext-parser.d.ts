/** The parts of gettext-parser 10 that are used here; the package brings no types. */
declare module 'gettext-parser' {
  export interface GettextComments {
    translator?: string
    reference?: string
    extracted?: string
    flag?: string
    previous?: string
  }
  export interface GettextEntry {
    msgctxt?: string
    msgid: string
    msgstr?: string[]
    comments?: GettextComments
  }
  export interface GettextTable {
    charset?: string
    headers?: Record<string, string>
    translations: Record<string, Record<string, GettextEntry>>
    obsolete?: Record<string, Record<string, GettextEntry>>
  }
  export const po: {
    parse(input: string, options?: { validation?: boolean }): GettextTable
    compile(table: GettextTable, options?: { foldLength?: number }): Uint8Array
  }
}
