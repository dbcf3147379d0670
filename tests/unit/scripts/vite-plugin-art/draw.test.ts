import { expect, it } from 'vitest'
import { drawArt } from '../../../../scripts/vite-plugin-art/draw.ts'
import { viewIds } from '../../../../src/config/routes.ts'

const size = { width: 800, height: 680, levels: 22 }

it('draws the same lines for the same seed and others for another', () => {
  expect(drawArt('home', size)).toBe(drawArt('home', size))
  expect(drawArt('home', size)).not.toBe(drawArt('about', size))
})

it('has exactly one line in the accent colour, in every drawing', () => {
  for (const view of viewIds) {
    const svg = drawArt(`${view}-hero`, size)
    const accent = svg.match(/<path fill="none" stroke="#e4572e"[^>]* d="([^"]*)"/)
    expect(svg.match(/#e4572e/g), view).toHaveLength(1)
    expect(accent?.[1]?.match(/M/g), view).toHaveLength(1)
  }
})
