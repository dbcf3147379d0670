import { FileFault } from '../../formats/fileFault.ts'
import { type BilingualFile, languageInName } from './document.ts'
import { readPoFile } from './po.ts'
import { readTmx } from './tmx.ts'
import { readXliff } from './xliff.ts'

const prolog = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*>\s*)*/
const root = /^<(?:[\w.-]+:)?(xliff|tmx)(?=[\s>])[^>]*/

/** Reads a file of one of the formats, known by what is in it. Throws a FileFault. */
export function readBilingual(file: string, name: string, holds: (text: string) => boolean): BilingualFile {
  const start = prolog.exec(file)?.[0].length ?? 0
  const input = { file, holds, named: languageInName(name) }
  // A document type with entities stands before the root, and is refused by the scanner.
  const isXml = file.charAt(start) === '<'
  const [tag, format] = root.exec(file.slice(start, start + 5000)) ?? []
  const version = /\sversion\s*=\s*["']([\d.]+)["']/.exec(tag ?? '')?.[1] ?? ''
  if (format === 'tmx') return readTmx(input)
  if (format === 'xliff' && /^(?:1\.[12]|2\.\d)$/.test(version)) return readXliff(input)
  if (isXml && file.startsWith('<!DOCTYPE', start)) return readXliff(input)
  if (!isXml && /^\s*msgid\s+"/m.test(file)) return readPoFile(file, input.named)
  throw new FileFault('unknown-format', { name, formats: 'XLIFF 1.2, 2.0 and 2.1, PO, TMX' })
}
