import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { familiesOf } from '../../../../scripts/lib/brandFonts.ts'
import { type WebFace, webFaces } from '../../../../scripts/lib/webFaces.ts'
import { facesCss } from '../../../../scripts/vite-plugin-fonts/faces.ts'
import { subsetFace } from '../../../../scripts/vite-plugin-fonts/index.ts'

const css = await facesCss()
const faces = webFaces(css, 'the faces')
const arabic = webFaces(await readFile('src/theme/languages/ar.css', 'utf8'), 'ar.css')
const { resolve } = createRequire(import.meta.url)

/** Letters beyond A to Z of the languages of Europe that the company could add, small ones; the capitals are looked at as well. */
const letters = 'ąćęłńóśźżáčďéěíňřšťúůýžäĺľôŕöőüűăâîșțđļņģķīēāūėįųõğıçşİċġħŵŷêûðþæßẞàèëïœùÿãñåø¿¡'

describe('the faces of the site', () => {
  const declared = new Set(faces.flatMap(({ codePoints }) => codePoints).map((point) => String.fromCodePoint(point)))

  it('have the letters of the languages of Europe', () => {
    const all = [...letters, ...letters.replace('ß', '').toUpperCase()]
    expect(all.filter((letter) => !declared.has(letter))).toEqual([])
  })

  it('have the letters, marks, digits and punctuation of Arabic', () => {
    const all = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي' + 'ـًٌٍَُِّْٰ' + '،؛؟٪٫٬' + '٠١٢٣٤٥٦٧٨٩' + 'پچژڤگ'
    for (const { codePoints } of arabic) {
      expect([...all].filter((letter) => !codePoints.includes(letter.codePointAt(0) ?? 0))).toEqual([])
    }
  })
})

describe('the families of a brand', () => {
  const brand = { heading: '@fontsource/newsreader', headingWeight: 500, text: '@fontsource-variable/figtree' }
  const other = { ...brand, heading: '@fontsource/source-serif-4', headingWeight: 700, text: '@fontsource/newsreader' }

  it('are refused where a package or a weight is lacking', () => {
    const refused = (change: Partial<typeof brand>) => expect(() => familiesOf({ ...brand, ...change }))
    refused({ text: '@fontsource/absent' }).toThrow(
      'src/config/brand.ts, fonts.text: expected a package of Fontsource that is installed; found @fontsource/absent.',
    )
    refused({ heading: '@fontsource/sawarabi-mincho' }).toThrow(
      'fonts.heading: expected a family with the weight 500; found @fontsource/sawarabi-mincho with 400.',
    )
    refused({ heading: '@fontsource-variable/figtree' }).toThrow('a package with files for each weight')
  })

  it('have a file for every weight where the package has no axis of them', () => {
    expect(familiesOf(other).text.faces.map(({ serves }) => serves)).toEqual(['400', '600'])
    expect(familiesOf(brand).text.faces.map(({ serves }) => serves)).toEqual(['300 900'])
    // Style sheets ask for the same weight, whichever the brand has.
    expect(familiesOf(other).heading.faces).toEqual([{ weight: 700, serves: '500' }])
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

  it.each([...faces, ...arabic].map((face) => [path.basename(face.url), face] as const))(
    '%s holds what its range says',
    async (_name, face) => {
      const original = new Set((await faceIn(resolve(face.url))).collectUnicodes())
      const held = (await faceIn(await cut(face))).collectUnicodes()
      expect([...held].sort()).toEqual(face.codePoints.filter((point) => original.has(point)).sort())
    },
  )

  it.each(arabic.map((face) => [path.basename(face.url), face] as const))(
    '%s joins letters and sets marks as the whole font does',
    async (_name, face) => {
      expect(await setWith(await cut(face))).toEqual(await setWith(resolve(face.url)))
    },
  )

  it('is made once, and the same each time', async () => {
    const [face] = faces
    if (!face) throw new Error('The brand declares no web font.')
    const first = await cut(face)
    expect(await cut(face)).toBe(first)
    const elsewhere = path.join(cache, 'again')
    const again = await subsetFace(face, resolve(face.url), elsewhere)
    expect((await readFile(again)).equals(await readFile(first))).toBe(true)
    expect(await readdir(elsewhere)).toHaveLength(1)
  })
})

/** The face in a file of WOFF2. */
async function faceIn(file: string): Promise<Face> {
  const sfnt = await subsetFont(await readFile(file), null, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Face(new Blob(new Uint8Array(sfnt)))
}

const sample = 'لا إله، مُسَجَّلٌ بلغةٍ أخرى؛ الآلات لأن الأسئلة؟ شيءٌ يؤثّر على ڤيروس پولندا ٤٢٪'

/** How far HarfBuzz moves the pen, and each letter, in words with ligatures, marks, hamza forms and foreign letters. */
async function setWith(file: string) {
  const font = new Font(await faceIn(file))
  // The space comes from the Latin font.
  return sample.split(' ').map((word) => {
    const buffer = new TextBuffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])
  })
}

it.each([
  ['U+4??', 'expected "U+100" or "U+100-17F", found "U+4??"'],
  ['', 'x.css: the face of "a.woff2" has no unicode-range'],
])('a unicode-range of "%s" is refused', (range, message) => {
  const descriptor = range && `; unicode-range: ${range}`
  expect(() => webFaces(`@font-face { src: url("a.woff2")${descriptor} }`, 'x.css')).toThrow(message)
})
