import { parseCsv, serializeCsv } from './csv.ts'
import type { Format, FormatName } from './model.ts'
import { parsePo, serializePo } from './po.ts'
import { parseXliff, serializeXliff } from './xliff.ts'

/** The formats by name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  xliff: { locks: true, extension: 'xlf', serialize: serializeXliff, parse: parseXliff },
  po: { locks: false, extension: 'po', serialize: serializePo, parse: parsePo },
  csv: { locks: false, extension: 'csv', serialize: serializeCsv, parse: parseCsv },
}

/** The beginnings and file names of each format. */
const signs: readonly (readonly [Format, beginning: RegExp, name: RegExp])[] = [
  [formats.xliff, /^\s*</, /\.(xlf|xliff|xml)$/i],
  [formats.po, /^\s*(#|msgid\b|msgctxt\b)/, /\.po$/i],
  [formats.csv, /^"?id"?[,;\t|]/i, /\.csv$/i],
]

/** Returns the format of a file, by its beginning, else by its name. Throws an error that lists the valid formats. */
export function formatOf(text: string, file: string): Format {
  const found = signs.find(([, beginning]) => beginning.test(text)) ?? signs.find(([, , name]) => name.test(file))
  if (found) return found[0]
  throw new Error(`${file}: not XLIFF (<xliff …>), PO (msgid "…") or CSV (id,form,…). Import what “export” wrote.`)
}
