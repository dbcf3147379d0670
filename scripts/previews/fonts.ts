import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { cached } from '../lib/cache.ts'
import { fontFiles, staticFont } from '../lib/fontFiles.ts'
import { isUnspaced, scriptOf } from '../lib/scriptOf.ts'

// Fontconfig reads it when this process draws its first text.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('fonts.conf', import.meta.url))

/** The style sheets of fonts for other scripts, by ISO 15924 code. A new script needs an entry here and in fonts.conf. */
const otherScripts: Readonly<Record<string, string>> = {
  Arab: '@fontsource/noto-naskh-arabic/500.css',
  Hans: '@fontsource-variable/noto-sans-sc/wght.css',
  Jpan: '@fontsource-variable/noto-sans-jp/wght.css',
}

/** Loads the fonts for a text in a language (BCP 47). Resolves to their families by priority, or null if a letter is missing. */
export async function familiesFor(role: 'heading' | 'text', text: string, tag: string): Promise<string[] | null> {
  const [script, own] = [scriptOf(tag), isUnspaced(tag) ? 'text' : role]
  const other = otherScripts[script]
  const sheets: readonly (readonly [string, string])[] = [
    [own, families[own].sheet],
    ...(other ? [[script, other] as const] : []),
  ]
  const wanted = new Set(text)
  for (const [family, sheet] of sheets) {
    const found = await fontFiles(wanted, sheet)
    for (const file of new Set(found.values())) await load(`${family}/${file}`)
    for (const letter of found.keys()) wanted.delete(letter)
  }
  return wanted.size === 0 ? sheets.map(([family]) => family) : null
}

/** Registers a font for drawing. */
const load = once(async (name: string): Promise<true> => {
  const [family = '', ...parts] = name.split('/')
  const file = parts.join('/')
  const fontfile = path.resolve('.cache/preview-fonts', family, `${path.basename(file, '.woff2')}.ttf`)
  await cached(fontfile, () => staticFont(file))
  await sharp({ text: { text: '.', font: family, fontfile } }).toBuffer()
  return true
})
