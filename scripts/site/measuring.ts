/** What the texts of this site are measured with by "fit" (`measuring` of the workbench's rendering). */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { once } from 'i18next-workbench/lib/once.ts'
import type { Page } from 'playwright'

/** What a public site may have and its preview lacks: their texts have to fit, too. */
export const features = { VITE_GA_MEASUREMENT_ID: 'G-FIT', VITE_MAPS_API_KEY: 'fit' }

const { resolve } = createRequire(import.meta.url)

/** RFC 6761 keeps the name from being anybody's. */
const ORIGIN = 'http://fonts.invalid'

const japanese = '@fontsource-variable/noto-sans-jp/wght.css'
const chinese = '@fontsource-variable/noto-sans-sc/wght.css'
const greek = '@fontsource/source-serif-4/400.css'
const arabic = '@fontsource-variable/noto-sans-arabic/wght.css'
const newsreader = '@fontsource/newsreader/500.css'
const figtree = '@fontsource-variable/figtree/wght.css'

/**
 * Packaged fonts for what the site leaves to the reader's system: the fonts of Japanese and Chinese, the fallbacks of ours,
 * and letters that ours lack; the last one that has a letter shows it. By the family and weight of src/theme/: faces of
 * another weight add nothing to a family. No monospaced font is packaged.
 */
const packaged: readonly (readonly [family: string, weight: string, sheets: readonly string[]])[] = [
  ['Hiragino Sans', '100 900', [figtree, japanese]],
  ['PingFang SC', '100 900', [figtree, chinese]],
  ['Text', '300 900', [greek, chinese, japanese, arabic, newsreader]],
  ['Text fallback', 'normal', [greek, chinese, japanese, arabic, newsreader, figtree]],
  ['Text fallback', '600 900', [greek, chinese, japanese, arabic, newsreader, figtree]],
  ['Heading', '500', [japanese]],
  ['Heading fallback', 'normal', [newsreader]],
]

/** Has a tab get the fonts of `setFonts` from the packages. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({
      path: resolve(new URL(route.request().url()).pathname.slice(1)),
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
}

const textOf = once((sheet: string) => readFile(resolve(sheet), 'utf8'))

/** Sets an open page in packaged fonts, so that its texts are as wide on every machine. The site's own faces come first. */
export async function setFonts(page: Page): Promise<void> {
  const rules = packaged.flatMap(([family, weight, sheets]) =>
    sheets.map(async (sheet) =>
      (await textOf(sheet))
        .replaceAll(/font-family: .*?;/g, `font-family: '${family}';`)
        .replaceAll(/font-weight: .*?;/g, `font-weight: ${weight};`)
        .replaceAll('./files/', `${ORIGIN}/${path.posix.dirname(sheet)}/files/`),
    ),
  )
  await page.addStyleTag({ content: (await Promise.all(rules)).join('\n') })
  // A file that lacks a letter of its range is followed by another one.
  await page.evaluate(async () => {
    do {
      await document.fonts.ready
      await new Promise(requestAnimationFrame)
    } while (document.fonts.status === 'loading')
  })
}
