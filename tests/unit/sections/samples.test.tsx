import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { repeatedIds } from '../actions.ts'
import { violations } from '../axe.ts'
import { narrow, renderComponent, rightToLeft, wide } from '../renderComponent.tsx'
import { samples } from './samples.tsx'

const inMain = (name: string) => <main>{samples[name]}</main>

it.each(Object.keys(samples))('axe finds nothing in %s, wide and narrow, light and dark', async (name) => {
  const container = await renderComponent(inMain(name), { view: 'services-consulting' })
  expect(await violations(container)).toEqual([])
  expect(repeatedIds()).toEqual([])
  await page.viewport(...narrow)
  expect(await violations(container)).toEqual([])
})

it.each(Object.keys(samples))('%s fits into its window, wide and narrow, from right to left', async (name) => {
  await renderComponent(inMain(name), { view: 'services-consulting', language: rightToLeft, size: wide })
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(beyond()).toBe(0)
  await page.viewport(...narrow)
  expect(beyond()).toBe(0)
})

it.each([
  [390, 1],
  [820, 3],
  [1440, 4],
])('in a window of %i px the languages stand in %i columns', async (width, columns) => {
  const container = await renderComponent(samples['Languages'], { size: [width, 900] })
  const grid = container.querySelector('ul')
  expect(grid && getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns)
})
