import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { once } from '../../src/i18n/once.ts'
import { families } from '../lib/brandFonts.ts'
import { cached } from '../lib/cache.ts'
import { fontFiles } from '../lib/fontFiles.ts'
import { isUnspaced, scriptOf } from '../lib/scriptOf.ts'

// Read when the first text is drawn, of this process.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('fonts.conf', import.meta.url))

/** The style sheets of fonts for other scripts, by ISO 15924 code. For another one, add its font here and in fonts.conf. */
const otherScripts: Readonly<Record<string, string>> = {
  Arab: '@fontsource/noto-naskh-arabic/500.css',
  Hans: '@fontsource-variable/noto-sans-sc/wght.css',
  Jpan: '@fontsource-variable/noto-sans-jp/wght.css',
}

/**
 * Loads the fonts of a text in a language (BCP 47), and resolves to the families that it is set in, the one that has a letter
 * first before the others; null where they lack a letter.
 */
export async function familiesFor(role: 'heading' | 'text', text: string, tag: string): Promise<string[] | null> {
  const [script, own] = [scriptOf(tag), isUnspaced(tag) ? 'text' : role]
  const other = otherScripts[script]
  const sheets: readonly (readonly [string, string])[] = [
    [own, families[own].sheet],
    ...(other ? [[script, other] as const] : []),
  ]
  const wanted = new Set(text)
  for (const [family, sheet] of sheets) {
    const found = await fontFiles(wanted, [sheet])
    for (const file of new Set(found.values())) await load(`${family}/${file}`)
    for (const letter of found.keys()) wanted.delete(letter)
  }
  return wanted.size === 0 ? sheets.map(([family]) => family) : null
}

/** Makes a font known to what draws text. A variable one is drawn in the weight of headings. */
const load = once(async (name: string): Promise<true> => {
  const [family = '', ...parts] = name.split('/')
  const file = parts.join('/')
  const fontfile = path.resolve('.cache/preview-fonts', family, `${path.basename(file, '.woff2')}.ttf`)
  const variationAxes = file.includes('-wght-') ? { variationAxes: { wght: 500 } } : {}
  await cached(fontfile, async () =>
    subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true, ...variationAxes }),
  )
  await sharp({ text: { text: '.', font: family, fontfile } }).toBuffer()
  return true
})
