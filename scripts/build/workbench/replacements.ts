/** Replacements of modules of src/ in a build with marks. */
import { splitMarks } from 'i18next-workbench/vite'
import * as original from '../../../src/seo/dataBlock.ts'

/** Replaces src/i18n/plainText.ts. */
export const plainText = (marked: string): string => splitMarks(marked).text

/** Replaces src/seo/dataBlock.ts: no element shows the block, which is for machines. */
export const dataBlock = (...parts: Parameters<typeof original.dataBlock>): string =>
  plainText(original.dataBlock(...parts))
