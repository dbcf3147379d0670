/** src/seo/dataBlock.ts in a build with marks: the block is data for machines, which no element shows. */
import * as original from '../../src/seo/dataBlock.ts'
import { splitMarks } from 'i18next-workbench/marks/marks.ts'
import { collect, STRUCTURED_DATA } from 'i18next-workbench/marks/notes.ts'

export function dataBlock(...parts: Parameters<typeof original.dataBlock>): string {
  const { text, ranges } = splitMarks(original.dataBlock(...parts))
  collect(ranges.map((range) => ({ ...range, element: STRUCTURED_DATA, attribute: null, text: null })))
  return text
}
