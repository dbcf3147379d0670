import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { keptFolder } from '../lib/keptFolder.ts'
import type { WebFace } from '../lib/webFaces.ts'

/**
 * The features that a browser applies unasked, so that the look is that of the whole font (kerning, ligatures, forms by
 * language, marks, the joined letters of Arabic), and those that the styles ask for (lining figures). Fractions,
 * superiors, alternates and others go.
 */
const common = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig']
const joining = ['curs', 'fina', 'init', 'isol', 'medi']
const features = [...common, ...joining]

const require = createRequire(import.meta.url)

/** Another release of the library may write other bytes, so it is part of the cache key. */
const { version }: { version: string } = require('subset-font/package.json')

/**
 * The file of a face cut down to its unicode-range and the features above, as WOFF2. It is made once and kept under
 * `cache` by a hash of the font, the settings and the library; the name of the file stays, because the asset is named
 * after it. Returns the path of the file in the cache. Weights are left whole: cutting the axis to those in use saves
 * 400 bytes in all and rounds the outlines anew, which shows in a comparison of pixels.
 */
export async function subsetFace(face: WebFace, fontFile: string, cache: string): Promise<string> {
  const font = await readFile(fontFile)
  const settings = JSON.stringify({ version, features, codePoints: face.codePoints })
  const key = createHash('sha256').update(settings).update(font).digest('hex').slice(0, 32)
  const name = path.basename(fontFile)
  const folder = path.join(cache, `${name}-${key}`)
  await keptFolder(folder, async (made) => {
    const bytes = await subsetFont(font, String.fromCodePoint(...face.codePoints), {
      targetFormat: 'woff2',
      keepFeatures: features,
    })
    await mkdir(made, { recursive: true })
    await writeFile(path.join(made, name), bytes)
  })
  return path.join(folder, name)
}
