import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { cached } from '../../lib/cache.ts'
import type { WebFace } from '../../lib/webFaces.ts'
import { besideCss, facesCss } from './faces.ts'

/** What is put before a sheet, within src/theme. */
const before: Readonly<Record<string, () => Promise<string>>> = {
  'tokens.css': facesCss,
  'languages/unspaced.css': besideCss,
}

/**
 * Declares the fonts of the brand in front of the tokens, and in a build cuts the web fonts of all sheets in src/theme down: each
 * file holds the letters of its face's unicode-range, so that the style sheets are the only place that says what is in a font.
 * While developing, the whole files are served, under the same ranges. Record: docs/decisions/fonts.md.
 */
export function fonts(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'isogloss:fonts',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    transform: {
      filter: { id: /\/src\/theme\/.+\.css$/ },
      async handler(css, id) {
        const sheet = path.posix.relative(normalizePath(path.join(config.root, 'src/theme')), id)
        const code = ((await before[sheet]?.()) ?? '') + css
        const isCut = config.command === 'build' && this.environment.name === 'client'
        return { code: isCut ? await withCutFonts(code, id, config.root) : code, map: null }
      },
    },
  }
}

/** A style sheet that names files cut to what its faces declare. */
async function withCutFonts(css: string, id: string, root: string): Promise<string> {
  const { webFaces } = await import('../../lib/webFaces.ts')
  const { resolve } = createRequire(id)
  // Another sheet may take a few letters of the same file.
  const whole = new Map(webFaces(await facesCss(), id).map((face) => [face.url, face]))
  let result = css
  for (const face of webFaces(css, id)) {
    const file = await subsetFace(whole.get(face.url) ?? face, resolve(face.url), path.join(root, '.cache/fonts'))
    // In order, one at a time: two faces may be cut from one file.
    result = result.replace(face.url, () => normalizePath(path.relative(path.dirname(id), file)))
  }
  return result
}

/**
 * The features that a browser applies unasked, so that the look is that of the whole font (kerning, ligatures, forms by
 * language, marks, the joined letters of Arabic), and those that the styles ask for (lining figures). Fractions,
 * superiors, alternates and others go.
 */
const common = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig']
const joining = ['curs', 'fina', 'init', 'isol', 'medi']
const features = [...common, ...joining]

/**
 * The file of a face cut down to its unicode-range and the features above, as WOFF2, in a cache by a hash of the font, the
 * settings and the library. The name of the file stays, because the asset is named after it. Weights are left whole: cutting
 * the axis to those in use saves 400 bytes in all and rounds the outlines anew, which shows in a comparison of pixels.
 */
export async function subsetFace(face: WebFace, fontFile: string, cache: string): Promise<string> {
  // Loaded where a font is cut: the development server cuts none.
  const { default: subsetFont } = await import('subset-font')
  // Another release of the library may write other bytes, so it is part of the key.
  const { version }: { version: string } = createRequire(import.meta.url)('subset-font/package.json')
  const font = await readFile(fontFile)
  const settings = JSON.stringify({ version, features, codePoints: face.codePoints })
  const key = createHash('sha256').update(settings).update(font).digest('hex').slice(0, 32)
  const name = path.basename(fontFile)
  const file = path.join(cache, `${name}-${key}`, name)
  await cached(file, () =>
    subsetFont(font, String.fromCodePoint(...face.codePoints), { targetFormat: 'woff2', keepFeatures: features }),
  )
  return file
}
