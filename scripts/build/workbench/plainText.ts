import { splitMarks } from 'i18next-workbench/marks/marks.ts'

/** src/i18n/plainText.ts in a build with marks. */
export const plainText = (marked: string): string => splitMarks(marked).text
