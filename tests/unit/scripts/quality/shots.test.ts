import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { type Platform, platformDifference } from '../../../../scripts/quality/shots/platform.ts'
import { planShots, sheetPage } from '../../../../scripts/quality/shots/take.ts'
import { visualCases } from '../../../e2e/visual/cases.ts'

test('each page is taken in each language and width, on request dark and as printed, too', () => {
  const shots = planShots({ pages: ['home', 'about'], locales: ['pl'], widths: [390], dark: true, print: true })
  expect(shots.map(({ locale, surface, view }) => `${locale}/${surface.name}/${view}`)).toEqual([
    'pl/390/home',
    'pl/390-dark/home',
    'pl/print/home',
    'pl/390/about',
    'pl/390-dark/about',
    'pl/print/about',
  ])
})

test('the sheet shows each picture as a link to it, named for the filter', () => {
  const [shot] = planShots({ pages: ['about'], locales: ['en'], widths: [1440] })
  if (!shot) throw new Error('Nothing was planned.')
  const files = ['en/1440/about.png', 'en/1440/about.tab-2.png']
  const $ = load(sheetPage(files.map((file) => ({ shot, file, problems: [] }))))
  const hrefs = $('figure a:has(img)').map((_, link) => $(link).attr('href'))
  expect(hrefs.toArray()).toEqual(files)
  expect($('figure').attr('id')).toBe(files[0])
})

describe('reference pictures', () => {
  const recorded: Platform = { system: 'linux-x64', Chromium: '156', 'font for serif': 'DejaVu Serif' }

  test('count on the machine that they were taken on, and elsewhere it is said why not', () => {
    expect(platformDifference(recorded, { ...recorded })).toBeNull()
    expect(platformDifference(recorded, { system: 'darwin-arm64', Chromium: '157' })).toBe(
      'system: linux-x64 when recorded, darwin-arm64 here; Chromium: 156 when recorded, 157 here; ' +
        'font for serif: DejaVu Serif when recorded, none here',
    )
  })

  const folder = 'tests/e2e/visual'
  test.runIf(existsSync(`${folder}/platform.json`))('are there for every case and no other, and stay small', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
    expect(files.sort()).toEqual(visualCases.map(({ name }) => `${name}.png`).sort())
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(1_500_000)
  })
})
