import { expect, it } from 'vitest'
import { Hero } from '../../../src/sections/Hero/Hero.tsx'
import { renderComponent } from '../renderComponent.tsx'

const title = 'Language work that stands up to an audit'

it.each([1000, 1199, 1366])('stands beside its picture and within the first screen, %i px wide', async (width) => {
  const specimen = <div style={{ blockSize: 900 }} />
  const hero = await renderComponent(<Hero title={title} subtitle={title} specimen={specimen} />, {
    size: [width, 768],
  })
  const box = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const picture = box('picture > img')
  expect(box('h1').right).toBeLessThan(picture.left)
  expect(box('a').bottom).toBeLessThan(768)
  // A drawing that is wider than its half would lose words at its sides.
  expect(picture.right - picture.left).toBeCloseTo(width / 2, 0)
  expect(picture.height / picture.width).toBeCloseTo(1100 / 800, 1)
})
