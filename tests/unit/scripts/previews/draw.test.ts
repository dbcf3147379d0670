import { describe, expect, it, vi } from 'vitest'
import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { light } from '../../../../scripts/lib/palette.ts'
import { drawPreview, LARGEST } from '../../../../scripts/previews/draw.ts'
import { measure } from '../../../../scripts/previews/layout.ts'
import { requestsFor } from '../../../../scripts/previews/requests.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { content, pixelsOf } from './pixels.ts'

// Drawing takes a second or two on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { bundles } = await readBundles('locales')
const requests = requestsFor(bundles, publicLocales)

/** Whether nothing stands where networks cut and between text and art (which begins at 768). */
async function keepsMargins(png: Buffer): Promise<boolean> {
  const at = await pixelsOf(png)
  const paper = (fromX: number, toX: number, fromY: number, toY: number) => {
    for (let y = fromY; y < toY; y += 1) {
      for (let x = fromX; x < toX; x += 1) if (at(x, y) !== light('paper')) return false
    }
    return true
  }
  return paper(0, 66, 0, 630) && paper(718, 768, 0, 630) && paper(0, 768, 0, 56) && paper(0, 768, 574, 630)
}

describe('drawPreview', () => {
  it.each(publicLocales.map(({ code }) => code))('fits the longest title of "%s" between its margins', async (code) => {
    const [longest] = requests.filter(({ locale }) => locale === code).sort((a, b) => b.title.length - a.title.length)
    expect(longest && (await keepsMargins(await drawPreview(longest)))).toBe(true)
  })

  it('finds a size for every title of the site, and letters for every text', async () => {
    for (const request of requests) {
      const { texts, titleSize } = await measure(request)
      expect(titleSize, request.title).not.toBeNull()
      expect(texts).toMatchObject({ title: request.title, section: request.section })
    }
  })

  it('cuts a title that fits at no size, and a word that is wider than a line', async () => {
    const title = `Arzneimittelzulassungsverfahrensübersetzung ${'and much more '.repeat(20)}`
    const png = await drawPreview({ ...content, title })
    expect(await keepsMargins(png)).toBe(true)
    expect(png.length).toBeLessThan(LARGEST)
  })

  it('shows the brand alone rather than boxes for letters that the fonts lack', async () => {
    const thai = await drawPreview({ ...content, title: 'ภาษา', section: 'ภาษา', localeTag: 'th' })
    const greek = await drawPreview({ ...content, title: 'Γλώσσα', section: 'Γλώσσα', localeTag: 'el' })
    expect(thai.equals(greek)).toBe(true)
    expect(await keepsMargins(thai)).toBe(true)
  })
})
