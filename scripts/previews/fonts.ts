import path from 'node:path'
import { families } from '../lib/brandFonts.ts'
import { scriptOf } from '../lib/scriptOf.ts'

export type Role = keyof typeof families

/**
 * The style sheets of fonts for other scripts, by ISO 15924 code. For another one, add its font here; a text in letters that
 * no font has is left out of the picture.
 */
const otherScripts: Readonly<Record<string, string>> = {
  Arab: '@fontsource/noto-naskh-arabic/500.css',
  Hans: '@fontsource-variable/noto-sans-sc/wght.css',
  Jpan: '@fontsource-variable/noto-sans-jp/wght.css',
}

/** The packages that those come from. */
export const fontPackages = [families.heading.sheet, families.text.sheet, ...Object.values(otherScripts)].map((sheet) =>
  path.posix.dirname(sheet),
)

/** The style sheets for texts in a language (BCP 47), the one that has a letter first before the others. */
export function sheetsFor(role: Role, tag: string): string[] {
  const other = otherScripts[scriptOf(tag)]
  const { sheet } = families[role]
  return other ? [sheet, other] : [sheet]
}
