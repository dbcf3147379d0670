import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareFolder } from '../../../../scripts/quality/shots/folder.ts'
import { type Picture, pictureFile, sheetsOf, thumbnailFile } from '../../../../scripts/quality/shots/pictures.ts'
import { planShots, type ShotOptions } from '../../../../scripts/quality/shots/plan.ts'
import { type Platform, platformDifference } from '../../../../scripts/quality/shots/platform.ts'
import { sheetPage } from '../../../../scripts/quality/shots/sheetPage.ts'
import { visualCases } from '../../../../scripts/quality/shots/visualCases.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { viewIds } from '../../../../src/config/routes.ts'

const plan = (wishes: ShotOptions) =>
  planShots(wishes).map(({ locale, surface, view }) => `${locale}/${surface.name}/${view}`)

describe('what is taken', () => {
  test('every page and notice in every public language at three widths', () => {
    const shots = plan({})
    expect(shots).toHaveLength(viewIds.length * publicLocales.length * 3)
    expect(new Set(shots).size).toBe(shots.length)
    expect(shots).toContain('pl/820/not-found')
  })

  test('lists come as words or with commas, each once; dark and print are added', () => {
    expect(plan({ pages: ['home,about', 'home'], locales: ['pl'], widths: ['390'], dark: true, print: true })).toEqual([
      'pl/390/home',
      'pl/390/about',
      'pl/390-dark/home',
      'pl/390-dark/about',
      'pl/print/home',
      'pl/print/about',
    ])
  })

  test.each<[ShotOptions, string]>([
    [{ pages: ['healthcare'] }, 'such as services-healthcare, solutions-healthcare; found "healthcare"'],
    [{ pages: ['nowhere'] }, 'such as home, about, core-services; found "nowhere"'],
    [{ locales: ['de'] }, '--locales: expected public locales (en, pl); found "de"'],
    [{ widths: ['wide'] }, '--widths: expected whole numbers of pixels from 200 to 5120; found "wide"'],
    [{ widths: ['14400'] }, 'found "14400"'],
    [{ widths: [''] }, 'found ""'],
  ])('%j is told from what there is', (wishes, message) => {
    expect(() => planShots(wishes)).toThrow(message)
  })
})

const surface = { name: '1440', width: 1440, scheme: 'light', media: 'screen' } as const
const picture = (more: Partial<Picture>): Picture => ({
  view: 'about',
  locale: 'en',
  surface,
  state: null,
  width: 1440,
  height: 3000,
  ...more,
})

describe('contact sheets', () => {
  test('hold one language and surface, twelve pictures at most, pages before what is opened on them', () => {
    const pages = viewIds.slice(0, 12).map((view) => picture({ view }))
    const sheets = sheetsOf([picture({ state: 'tab-2' }), ...pages, picture({ locale: 'pl' })])
    expect(sheets.map(({ name, pictures }) => [name, pictures.length])).toEqual([
      ['en-1440-1', 12],
      ['en-1440-2', 1],
      ['pl-1440-1', 1],
    ])
    expect(sheets[1]?.pictures[0]?.state).toBe('tab-2')
  })

  test('the page shows each thumbnail as a link to its picture, named for the filter', () => {
    const shown = [picture({}), picture({ state: 'tab-2' }), picture({ locale: 'pl', view: 'home' })]
    const html = sheetPage(shown, 'taken <now>')
    for (const one of shown) expect(html).toContain(`<a href="${pictureFile(one)}"><img src="${thumbnailFile(one)}"`)
    expect(html.match(/<section>/g)).toHaveLength(2)
    expect(html).toContain('data-name="about.tab-2" data-surface="1440" data-locale="en"')
    expect(html).toContain('3 pictures, taken &lt;now&gt;')
  })
})

describe('the folder of pictures', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shots-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is emptied of an earlier run', async () => {
    await prepareFolder(folder)
    await writeFile(path.join(folder, 'old.png'), '')
    await prepareFolder(folder)
    expect(await readdir(folder)).toEqual(['shots.json'])
  })

  test('is left alone when it holds anything else', async () => {
    await writeFile(path.join(folder, 'thesis.md'), 'years of work')
    await expect(prepareFolder(folder)).rejects.toThrow(/--out: .* holds other files/)
    expect(await readdir(folder)).toEqual(['thesis.md'])
  })
})

describe('reference pictures', () => {
  const recorded: Platform = { system: 'linux-x64', chromium: '156', fonts: { serif: 'DejaVu Serif' } }

  test('count on the machine that they were taken on, and elsewhere it is said why not', () => {
    expect(platformDifference(recorded, { ...recorded })).toBeNull()
    expect(platformDifference(recorded, { system: 'darwin-arm64', chromium: '157', fonts: {} })).toBe(
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
