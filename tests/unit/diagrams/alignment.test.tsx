import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import medicalDevice from '#locales/en/pages/services-medical-device.json'
import videoProduction from '#locales/en/pages/services-video-production.json'
import { FilmLayers } from '../../../src/diagrams/services/FilmLayers.tsx'
import { LabelingMatrix } from '../../../src/diagrams/services/LabelingMatrix.tsx'
import { inDefault, narrow, renderComponent, wide } from '../renderComponent.tsx'

const pages = {
  'pages/services-medical-device': medicalDevice,
  'pages/services-video-production': videoProduction,
}
const language = { ...inDefault, payload: { en: { ...inDefault.payload.en, ...pages } } }

async function render(diagram: ReactNode, size: readonly [number, number] = wide) {
  const figure = await renderComponent(diagram, { language, size })
  /** The middle of a label's words, in px. */
  const middleOf = (words: string) => {
    const label = [...figure.querySelectorAll('foreignObject div')].find(({ textContent }) => textContent === words)
    if (!label) throw new Error(`No label "${words}".`)
    const range = new Range()
    range.selectNodeContents(label)
    return middle(range)
  }
  return { figure, middleOf }
}

function middle(thing: Element | Range): number {
  const { left, right } = thing.getBoundingClientRect()
  return (left + right) / 2
}

it.each([wide, narrow])('sets a section of the MDR over its column, %i px wide', async (...size) => {
  const { figure, middleOf } = await render(<LabelingMatrix />, size)
  const columns = [...figure.querySelectorAll('circle')].slice(0, 4).map(middle)
  const sections = ['23.2', '23.3', '23.4', '18'].map(middleOf)
  expect(sections.filter((section, at) => Math.abs(section - (columns[at] ?? 0)) >= 1)).toEqual([])
})

it.each([wide, narrow])('lays the words of a film on the layer that they belong to, %i px wide', async (...size) => {
  const { figure } = await render(<FilmLayers />, size)
  const words = [...figure.querySelectorAll<SVGTextElement>('text[lang]')]
  expect(words).toHaveLength(3)
  for (const text of words) {
    // Both in the space of the layer, which leans.
    const reserved = [...(text.parentElement?.querySelectorAll('rect') ?? [])].at(-1)?.getBBox() ?? new DOMRect()
    const box = text.getBBox()
    expect(Math.abs(text.getCTM()?.c ?? 0)).toBeGreaterThan(0.5)
    expect(Math.abs(box.x + box.width / 2 - reserved.x - reserved.width / 2)).toBeLessThan(1)
    expect(box.width).toBeLessThan(reserved.width)
    expect(box.y).toBeGreaterThan(reserved.y)
    expect(box.y + box.height).toBeLessThan(reserved.y + reserved.height)
  }
})
