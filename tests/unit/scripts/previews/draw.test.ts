import { readBundles } from 'i18next-workbench'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPreview } from '../../../../scripts/previews/draw.ts'
import { requestsFor } from '../../../../scripts/previews/pictures.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { siteProject } from '../../../../scripts/build/workbench/workbench.ts'

const { bundles } = await readBundles(siteProject())
const requests = requestsFor(bundles, publicLocales)

/** True if a part of a picture has a single color. */
async function isPlain(png: Buffer, left: number, top: number, width: number, height: number): Promise<boolean> {
  const data = await sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
  const hex = data.toString('hex')
  return hex === hex.slice(0, 6).repeat(width * height)
}

it.each(publicLocales)(
  'fits the longest title of $code between its margins, in less than 60 KB',
  async ({ code, dir }) => {
    const own = requests.filter(({ locale }) => locale === code)
    const longest = own.reduce((one, other) => (other.title.length > one.title.length ? other : one))
    const png = await drawPreview(longest)
    // Social networks crop the edges; the art covers 432 px of a side.
    const [outer, inner, texts] = dir === 'ltr' ? [0, 718, 0] : [1134, 432, 432]
    expect(await isPlain(png, outer, 0, 66, 630)).toBe(true)
    expect(await isPlain(png, inner, 0, 50, 630)).toBe(true)
    expect(await isPlain(png, texts, 574, 768, 56)).toBe(true)
    // The area of the title, which is missing if the fonts lack a letter.
    expect(await isPlain(png, texts, 160, 768, 300)).toBe(false)
    expect(png.length).toBeLessThan(60_000)
  },
  60_000,
)
