import path from 'node:path'
import { scriptOf } from '../texts/phrases.ts'

export type Face = 'serif' | 'sans'

/** The style sheets of the site's faces. */
const faces: Readonly<Record<Face, string>> = {
  serif: '@fontsource/newsreader/500.css',
  sans: '@fontsource/figtree/500.css',
}

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
export const fontPackages = [...Object.values(faces), ...Object.values(otherScripts)].map((sheet) =>
  path.posix.dirname(sheet),
)

/** The style sheets for texts in a language (BCP 47), the one that has a letter first before the others. */
export function sheetsFor(face: Face, tag: string): string[] {
  const other = otherScripts[scriptOf(tag)]
  return other ? [faces[face], other] : [faces[face]]
}
