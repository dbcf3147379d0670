import { describe, expect, it } from 'vitest'
import { Hero } from '../../../src/sections/Hero/Hero.tsx'
import { narrow, renderComponent, type RenderOptions, rightToLeft, stages, wide } from '../renderComponent.tsx'
import { cloneElement } from 'react'
import { richTags } from '../../../src/i18n/useMessages.tsx'
import { Specimen } from '../../../src/sections/Specimen/Specimen.tsx'
import { page } from 'vitest/browser'
import { ArticleList, Written } from '../../../src/sections/Written/Written.tsx'
import { PLAY } from '../../../src/config/protocol.ts'
import { revision } from '../../../src/config/revision.ts'
import { Revision } from '../../../src/sections/Revision/Revision.tsx'
import { allowMotion, violations } from '../actions.ts'

const title = 'Language work that stands up to an audit'

it.each([1000, 1199, 1366])('is next to its picture and within the first screen at %i px', async (width) => {
  const specimen = <div style={{ blockSize: 900 }} />
  const hero = await renderComponent(<Hero title={title} subtitle={title} specimen={specimen} />, {
    size: [width, 768],
  })
  const box = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const picture = box('[data-drawing]')
  expect(box('h1').right).toBeLessThan(picture.left)
  expect(box('a').bottom).toBeLessThan(768)
  expect(picture.width).toBeCloseTo(width / 2, 0)
})

it('distinguishes terms, errors, corrections and deletions without colours', async () => {
  const rows = Object.entries(richTags).map(([id, tag]) => ({
    id,
    label: id,
    lang: undefined,
    text: cloneElement(tag, {}, 'word'),
  }))
  const specimen = await renderComponent(<Specimen caption="" rows={rows} />)
  const lines = [...specimen.querySelectorAll('mark, ins, del')].map((marked) => {
    const { borderBlockEndStyle, textDecorationLine } = getComputedStyle(marked)
    return `${borderBlockEndStyle} ${textDecorationLine}`
  })
  expect(lines).toHaveLength(4)
  expect(new Set(lines).size, lines.join(', ')).toBe(4)
})

const article = {
  locale: 'en',
  name: 'news/sample',
  title: 'Title',
  summary: 'A sentence.',
  article: { date: '2028-05-03', author: 'A. Nowak', picture: null },
  menu: null,
  html: '<h2>Heading</h2><p>A <a href="/team">link</a>.</p><ul><li>One</li></ul><pre>One long line of code</pre>',
} as const

// The other sections are on pages of every build: tests/e2e/content.spec.ts and layout.spec.ts.
it.each([
  ['an article', <Written key="1" page={article} />],
  ['a simple page', <Written key="4" page={{ ...article, article: null }} />],
  ['the list of articles', <ArticleList key="2" articles={[article]} feed="/news/feed.xml" />],
])('%s passes axe and fits the window, wide and narrow', async (_, section) => {
  const container = await renderComponent(<main>{section}</main>, { language: rightToLeft })
  for (const size of [null, narrow]) {
    if (size) await page.viewport(...size)
    expect(await violations(container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  }
})

describe('revision', () => {
  const steps = ['draft', 'secondLinguist', 'correction', 'revised'].map((id) => ({ id, text: id }))
  const texts = { caption: 'caption', languages: 'languages', stepsLabel: 'steps', play: 'play' }
  const tags = revision.targets.map(({ lang }) => lang)

  async function render(options: RenderOptions) {
    const root = await renderComponent(<Revision {...texts} steps={steps} />, options)
    const radio = (value: string) => {
      const input = root.querySelector<HTMLInputElement>(`[value="${value}"]`)
      if (!input) throw new Error(`There is no choice of ${value}.`)
      return input
    }
    const shown = () =>
      [...root.querySelectorAll('dd')].filter((line) => line.checkVisibility({ visibilityProperty: true }))
    const at = () => Number(getComputedStyle(root.querySelector('figure') ?? root).getPropertyValue('--at'))
    return { root, radio, shown, at }
  }

  it.each(stages.flatMap((stage) => [wide, narrow].map((size) => ({ stage, size }))))(
    'shows one language at a time and keeps its height ($stage, $size.0 px)',
    async (options) => {
      const { root, radio, shown } = await render(options)
      const height = root.clientHeight
      for (const tag of tags) {
        radio(tag).click()
        expect(shown().map(({ lang }) => lang)).toEqual(['en', tag])
        expect(root.clientHeight).toBe(height)
        expect(root.scrollWidth).toBe(root.clientWidth)
      }
    },
  )

  it.each(stages)('stops at the last state, shows the selected step, and replays (%s)', async (stage) => {
    const { root, radio, at } = await render({ stage })
    expect(at()).toBe(4)
    await allowMotion()
    expect(at()).toBe(1)
    for (const [index, { id }] of steps.entries()) {
      radio(id).click()
      await expect.poll(at).toBe(index + 1)
    }
    root.querySelector<HTMLElement>(`[${PLAY}]`)?.click()
    expect(steps.some(({ id }) => radio(id).checked)).toBe(false)
    expect(at()).toBe(1)
  })
})
