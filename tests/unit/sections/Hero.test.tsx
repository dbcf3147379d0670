import { expect, it } from 'vitest'
import { Hero } from '../../../src/sections/Hero/Hero.tsx'
import { renderComponent } from '../renderComponent.tsx'

const title = 'Language work that stands up to an audit'

it.each([1000, 1199, 1366])('is next to its picture and within the first screen at %i px', async (width) => {
  const specimen = <div style={{ blockSize: 900 }} />
  const hero = await renderComponent(<Hero title={title} subtitle={title} specimen={specimen} />, {
    size: [width, 768],
  })
  const box = (selector: string) => hero.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const picture = box('img')
  expect(box('h1').right).toBeLessThan(picture.left)
  expect(box('a').bottom).toBeLessThan(768)
  expect(picture.width).toBeCloseTo(width / 2, 0)
})

it('shows the center of the map undistorted above a specimen', async () => {
  const specimen = <div style={{ blockSize: 900 }} />
  const hero = await renderComponent(<Hero art="map" title={title} subtitle={title} specimen={specimen} />, {
    size: [1366, 768],
  })
  const map = hero.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
  expect(map.width / map.height).toBeCloseTo(640 / 560, 1)
})
