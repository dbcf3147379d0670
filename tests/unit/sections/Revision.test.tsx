import { expect, it } from 'vitest'
import { PLAY } from '../../../src/config/protocol.ts'
import { revision } from '../../../src/config/revision.ts'
import { Revision } from '../../../src/sections/Revision/Revision.tsx'
import { allowMotion } from '../actions.ts'
import { narrow, type RenderOptions, renderComponent, stages, wide } from '../renderComponent.tsx'

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
