import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inColors, inLightColors } from '../../../scripts/art/colors.ts'
import { inlined } from '../../../scripts/art/inlined.ts'
import { drawings } from '../../../scripts/art/contours.ts'
import { drawnWordmark, runsOf } from '../../../scripts/art/wordmark.ts'
import { artFiles, miniaturePages } from '../../../src/config/art.ts'
import committedWordmark from '../../../src/config/wordmark.json' with { type: 'json' }

const drawn = drawings()
const found = await readdir('public/art')
const byHand = [...miniaturePages.map(artFiles.miniature.of), ...found.filter((name) => name.startsWith('map-'))]

it('public/art and the wordmark equal the output of "npm run art", apart from miniatures and maps', async () => {
  expect(found.sort()).toEqual([...drawn.keys(), ...byHand].sort())
  for (const [name, svg] of drawn)
    expect(await readFile(path.join('public/art', name), 'utf8'), `${name}: run "npm run art"`).toBe(svg)
  expect(await drawnWordmark()).toEqual(committedWordmark)
})

it('has every color that it names in both schemes', async () => {
  for (const file of [...drawn.keys(), ...byHand]) {
    const svg = await readFile(path.join('public/art', file), 'utf8')
    const [, light = '', dark = ''] = /svg\{(.*?)\}.*?svg\{(.*?)\}/.exec(inColors(svg)) ?? []
    for (const [, name] of svg.matchAll(/var\((--[\w-]+)\)/g)) {
      for (const colors of [light, dark]) expect(colors, file).toMatch(new RegExp(`${name}:#\\w{6}`))
    }
    expect(inLightColors(svg), file).not.toContain('var(')
  }
})

it('limits the styles of a drawing in a document to it', () => {
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(inlined(drawn.get('contacts.svg') ?? '')) ?? []
  const selectors = css.split('}').flatMap((rule) => rule.split('{').slice(-2, -1))
  expect(selectors.length).toBeGreaterThan(5)
  expect(selectors.filter((selector) => !selector.includes('[data-drawing]'))).toEqual([])
})

it('names a letter of the wordmark that the font lacks', async () => {
  await expect(runsOf('Iso ไทย')).rejects.toThrow(/expected letters of .*; found "ไ"/)
})
