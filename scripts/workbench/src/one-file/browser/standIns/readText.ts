/** In place of scripts/workbench/src/lib/readText.ts. What came with the document was read as UTF-8 before. */
import { textOf } from '../disk.ts'

export const readText: typeof import('../../../lib/readText.ts').readText = async (file) => textOf(file)

export const sizeOf: typeof import('../../../lib/readText.ts').sizeOf = (file) =>
  new TextEncoder().encode(textOf(file) ?? '').length
