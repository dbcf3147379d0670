import { expect, it } from 'vitest'
import { light } from '../../../../scripts/lib/palette.ts'
import { iconFiles } from '../../../../scripts/previews/icons.ts'
import { manifest } from '../../../../scripts/previews/manifest.ts'
import { localeOf } from '../../../../src/config/locales.ts'
import { brand } from '../../../../src/config/brand.ts'

const icons = await iconFiles()
const bytes = (name: string) => Buffer.from(icons.get(name) ?? '')
/** Width, height and colour type (2 opaque, 6 with transparency). */
const shape = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20), png[25]]

it.each([
  ['apple-touch-icon.png', 180, 2],
  ['icon-192.png', 192, 6],
  ['icon-512.png', 512, 6],
  ['icon-maskable-512.png', 512, 2],
])('%s is %i px wide, and opaque where a system would show transparency as black', (name, size, color) => {
  expect(shape(bytes(name))).toEqual([size, size, color])
})

it('favicon.ico has 16 and 32 px, each where the directory says', () => {
  const file = bytes('favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2])
  const pictures = [6, 22].map((at) => {
    const start = file.readUInt32LE(at + 12)
    return file.subarray(start, start + file.readUInt32LE(at + 8))
  })
  expect(pictures.map((png) => shape(png)[0])).toEqual([16, 32])
  expect(pictures.map((png) => png.toString('latin1', png.length - 8, png.length - 4))).toEqual(['IEND', 'IEND'])
})

it('the manifest starts in its own language and names only icons that exist', () => {
  const polish = JSON.parse(manifest(localeOf('pl')))
  expect(polish).toMatchObject({ name: brand, lang: 'pl', dir: 'ltr', start_url: '/pl', display: 'browser' })
  expect(polish.theme_color).toBe(light('paper'))
  for (const { src } of polish.icons) expect(icons.has(src.slice(1)), src).toBe(true)
})
