import { expect, it } from 'vitest'
import { frames } from '../../../src/config/pictures.ts'
import { leaders } from '../../../src/config/site.ts'
import { Picture } from '../../../src/ui/Picture/Picture.tsx'
import { narrow, renderComponent, wide } from '../renderComponent.tsx'

const portrait = leaders.find((leader) => leader.portrait)?.portrait

it.runIf(portrait).each([
  ['wide', wide],
  ['narrow', narrow],
] as const)('has the shape of its frame before and after it is there, in a %s window', async (side, size) => {
  if (!portrait) return
  const { width, height } = frames.portrait[side]
  const picture = <Picture picture={portrait} frame="portrait" alt="A person." eager />
  const shown = (await renderComponent(picture, { size })).querySelector('img')
  if (!shown) throw new Error('Expected an image.')
  shown.style.inlineSize = '100px'
  shown.style.blockSize = 'auto'
  const before = shown.getBoundingClientRect().height
  expect(before).toBeCloseTo((100 * height) / width, 0)
  expect([shown.alt, shown.fetchPriority, getComputedStyle(shown).backgroundColor]).toEqual([
    'A person.',
    'high',
    expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/),
  ])
  await shown.decode()
  expect(shown.currentSrc).toMatch(/\/assets\/pictures\/[\w-]+-[0-9a-f]{10}-\d+\.avif$/)
  expect(shown.getBoundingClientRect().height).toBe(before)
})
