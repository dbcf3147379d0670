import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { drawPreview } from '../../../../scripts/previews/draw.ts'
import { familiesFor } from '../../../../scripts/previews/fonts.ts'
import { previewAddress, previewImage, writePreviews } from '../../../../scripts/previews/pictures.ts'
import { type PreviewRequest, requestsFor } from '../../../../scripts/previews/requests.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { withoutBreaks } from '../../../../src/i18n/breaks.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

// Drawing takes a second or two on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { bundles } = await readBundles('locales')
const requests = requestsFor(bundles, publicLocales)
const about: PreviewRequest = {
  title: 'Language work that stands up to an audit',
  section: 'About',
  localeTag: 'en',
  dir: 'ltr',
  art: 'about',
  page: 'about',
  locale: 'en',
}

/** Whether a part of a picture has one color. */
async function isPlain(png: Buffer, left: number, top: number, width: number, height: number): Promise<boolean> {
  const data = await sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer()
  const hex = data.toString('hex')
  return hex === hex.slice(0, 6).repeat(width * height)
}

/** Whether nothing stands where networks cut and between text and art, which covers 432 px of a side. */
async function keepsMargins(png: Buffer, dir: 'ltr' | 'rtl'): Promise<boolean> {
  const [outer, inner, texts] = dir === 'ltr' ? [0, 718, 0] : [1134, 432, 432]
  const parts = [isPlain(png, outer, 0, 66, 630), isPlain(png, inner, 0, 50, 630)]
  const edges = [isPlain(png, texts, 0, 768, 56), isPlain(png, texts, 574, 768, 56)]
  return (await Promise.all([...parts, ...edges])).every(Boolean)
}

it.each(publicLocales)(
  'fits the longest title of $code between its margins, in less than 60 KB',
  async ({ code, dir }) => {
    const [longest = about] = requests
      .filter(({ locale }) => locale === code)
      .sort((a, b) => b.title.length - a.title.length)
    const png = await drawPreview(longest)
    expect(await keepsMargins(png, dir)).toBe(true)
    // Some networks fetch no more than they like.
    expect(png.length).toBeLessThan(60_000)
  },
)

it('has letters for every text of the site', async () => {
  for (const { title, section, localeTag } of requests) {
    expect(await familiesFor('heading', withoutBreaks(title), localeTag), title).not.toBeNull()
    if (section) expect(await familiesFor('text', withoutBreaks(section), localeTag), section).not.toBeNull()
  }
})

it('the address of a picture changes with what it shows', () => {
  expect(previewAddress(about)).toMatch(/^\/previews\/en\/about-[0-9a-f]{10}\.png$/)
  const changes = [{ title: 'Another' }, { section: null }, { dir: 'rtl' }, { art: 'team' }] as const
  for (const change of changes) expect(previewAddress({ ...about, ...change })).not.toBe(previewAddress(about))
  expect(previewImage({ ...about, title: '言語\u200Bの仕事' }).alt).toContain('言語の仕事 – About')
})

it('draws a picture once until it changes', async () => {
  const folder = await folderOfTest()
  const [site, cache] = [path.join(folder, 'site'), path.join(folder, 'cache')]
  await writePreviews([about], site, cache)
  const [name = ''] = await readdir(cache)
  expect(await readFile(path.join(site, previewAddress(about)))).toEqual(await readFile(path.join(cache, name)))
  await writePreviews([about, { ...about, page: 'team' }], site, cache)
  expect(await readdir(cache)).toEqual([name])
})
