import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { normalizePath } from 'vite'
import { cached } from '../../lib/cache.ts'
import type { WebFace } from '../../lib/webFaces.ts'
import { facesCss } from './faces.ts'

/** Replaces the font files of a style sheet with subsets, each with the unicode-range of its face. */
export async function withSubsets(css: string, id: string, root: string): Promise<string> {
  const { webFaces } = await import('../../lib/webFaces.ts')
  const { resolve } = createRequire(id)
  // Other sheets may declare only some letters of a file of the brand: they share its subset.
  const whole = new Map(webFaces(await facesCss(), id).map((face) => [face.url, face]))
  let result = css
  for (const face of webFaces(css, id)) {
    const file = await subsetFace(whole.get(face.url) ?? face, resolve(face.url), path.join(root, '.cache/fonts'))
    // One replacement at a time, because two faces may have the same file.
    result = result.replace(face.url, () => normalizePath(path.relative(path.dirname(id), file)))
  }
  return result
}

/** The features that browsers apply by default, and lining figures, which the styles request. */
const common = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig']
const joining = ['curs', 'fina', 'init', 'isol', 'medi']
const features = [...common, ...joining]

/**
 * Subsets a font to the unicode-range of a face and the features above, as WOFF2. Returns the path of the file in the cache. It
 * keeps the font's name, after which the asset is named. The weight axis is kept: limiting it saves 400 bytes in all.
 */
async function subsetFace(face: WebFace, fontFile: string, cache: string): Promise<string> {
  // Loaded on demand: the development server does not need it.
  const { default: subsetFont } = await import('subset-font')
  // The output may differ between releases of the library.
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
