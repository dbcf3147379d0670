import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { familiesOf } from '../../../../../scripts/lib/brandFonts.ts'
import { type WebFace, webFaces } from '../../../../../scripts/lib/webFaces.ts'
import { facesCss } from '../../../../../scripts/build/fonts/faces.ts'
import { subsetFace } from '../../../../../scripts/build/fonts/index.ts'

const css = await facesCss()
const faces = webFaces(css, 'the faces')
const arabic = webFaces(await readFile('src/theme/languages/ar.css', 'utf8'), 'ar.css')
const { resolve } = createRequire(import.meta.url)

describe('the families of a brand', () => {
  const brand = { heading: '@fontsource/newsreader', headingWeight: 500, text: '@fontsource-variable/figtree' }

  it('are refused if a package or a weight is missing', () => {
    const refused = (change: Partial<typeof brand>) => expect(() => familiesOf({ ...brand, ...change }))
    refused({ text: '@fontsource/absent' }).toThrow(
      'src/config/brand.ts, fonts.text: expected a package of Fontsource that is installed; found @fontsource/absent.',
    )
    refused({ heading: '@fontsource/sawarabi-mincho' }).toThrow(
      'fonts.heading: expected a family with the weight 500; found @fontsource/sawarabi-mincho with 400.',
    )
    refused({ heading: '@fontsource-variable/figtree' }).toThrow('a package with files for each weight')
  })
})

// Several seconds on a busy machine: WOFF2 is compressed in WebAssembly.
describe('a file cut to its face', { timeout: 60_000 }, () => {
  let cache: string
  beforeAll(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  })
  afterAll(() => rm(cache, { recursive: true }))
  const cut = (face: WebFace) => subsetFace(face, resolve(face.url), cache)

  it.each([...faces.slice(0, 1), ...arabic.slice(0, 1)].map((face) => [path.basename(face.url), face] as const))(
    '%s holds what its range says',
    async (_name, face) => {
      const original = new Set((await faceIn(resolve(face.url))).collectUnicodes())
      const held = (await faceIn(await cut(face))).collectUnicodes()
      expect([...held].sort()).toEqual(face.codePoints.filter((point) => original.has(point)).sort())
    },
  )
})

/** The face in a file of WOFF2. */
async function faceIn(file: string): Promise<Face> {
  const sfnt = await subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Face(new Blob(new Uint8Array(sfnt)))
}

it.each([
  ['U+4??', 'expected "U+100" or "U+100-17F", found "U+4??"'],
  ['', 'x.css: the face of "a.woff2" has no unicode-range'],
])('a unicode-range of "%s" is refused', (range, message) => {
  const descriptor = range && `; unicode-range: ${range}`
  expect(() => webFaces(`@font-face { src: url("a.woff2")${descriptor} }`, 'x.css')).toThrow(message)
})
