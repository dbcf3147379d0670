import { FileFault } from '../../formats/fileFault.ts'
import { type BilingualFile, languageInName } from './document.ts'
import { readXliff } from './xliff.ts'

const prolog = /^\uFEFF?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*>\s*)*/
const root = /^<(?:[\w.-]+:)?xliff(?=[\s>])[^>]*?\sversion\s*=\s*["'](?:1\.2|2\.\d)["']/

/** Reads an XLIFF file of a version that is known. Throws a FileFault. */
export function readBilingual(file: string, name: string): BilingualFile {
  const start = file.slice(prolog.exec(file)?.[0].length ?? 0)
  // A document type with entities is before the root; the reader of XML refuses it.
  if (!root.test(start.slice(0, 5000)) && !start.startsWith('<!DOCTYPE'))
    throw new FileFault('unknown-format', { name, formats: 'XLIFF 1.2 and 2.x' })
  return readXliff({ file, named: languageInName(name) })
}
