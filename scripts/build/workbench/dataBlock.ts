/** src/seo/dataBlock.ts in a build with marks: the block is data for machines, which no element shows. */
import * as original from '../../../src/seo/dataBlock.ts'
import { splitMarks } from 'i18next-workbench/marks/marks.ts'

export const dataBlock = (...parts: Parameters<typeof original.dataBlock>): string =>
  splitMarks(original.dataBlock(...parts)).text
