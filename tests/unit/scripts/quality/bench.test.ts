import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blockingTime, median, ratio } from '../../../../scripts/quality/bench/figures.ts'
import { makeFloor, withoutScripts } from '../../../../scripts/quality/bench/floor.ts'
import { peersTable } from '../../../../scripts/quality/bench/peers.ts'
import { bytesTable, timesTable } from '../../../../scripts/quality/bench/report.ts'
import type { PageResult } from '../../../../scripts/quality/bench/rounds.ts'
import { inlinedStyles } from '../../../../scripts/quality/bench/traffic.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bench-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('figures', () => {
  it('takes the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 9])).toBe(3)
    expect(median([])).toBeNaN()
  })

  it('puts a value in relation to a base, if there is one', () => {
    expect(ratio(105, 100)).toBe('1.05x')
    expect(ratio(2500, 100)).toBe('25x')
    expect(ratio(5, 0)).toBe('')
  })

  it('counts of long tasks what exceeds 50 ms within the time asked for', () => {
    const tasks = [
      { start: 0, end: 200 },
      { start: 300, end: 340 },
      { start: 400, end: 500 },
    ]
    expect(blockingTime(tasks, 0)).toBe(150 + 50)
    expect(blockingTime(tasks, 100)).toBe(50 + 50)
    expect(blockingTime(tasks, 0, 400)).toBe(150)
  })
})

describe('the floor', () => {
  const page =
    '<!doctype html><html lang="en"><head><script type="application/ld+json">{"a":1}</script>' +
    '<link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script>' +
    '<script type="speculationrules">{}</script></head><body><h1>Words</h1></body></html>'

  it('keeps the content and the data of a document, without what runs', () => {
    const floor = withoutScripts(page)
    expect(floor).toContain('<h1>Words</h1>')
    expect(floor).toContain('{"a":1}')
    expect(floor).not.toMatch(/module|speculationrules|a\.js/)
  })

  it('is a copy of the site whose compressed documents have no scripts either', async () => {
    const [dist, copy] = [path.join(folder, 'dist'), path.join(folder, 'floor')]
    await mkdir(dist)
    await writeFile(path.join(dist, 'index.html'), page)
    await writeFile(path.join(dist, 'index.html.zst'), 'stale')
    await writeFile(path.join(dist, '_headers'), '/*\n  Speculation-Rules: "/rules.json"\n  X-Frame-Options: DENY\n')
    await makeFloor(dist, copy, path.join(folder, 'cache'))
    expect(await readFile(path.join(copy, 'index.html'), 'utf8')).not.toContain('a.js')
    expect(await readFile(path.join(copy, 'index.html.zst'), 'utf8').catch(() => '')).not.toBe('stale')
    expect(await readFile(path.join(copy, '_headers'), 'utf8')).toBe('/*\n  X-Frame-Options: DENY\n')
    await expect(makeFloor(dist, copy, path.join(folder, 'cache'))).rejects.toThrow('expected a new or empty folder')
  })
})

it('weighs the styles of a document apart', () => {
  const css = 'a{color:red}'.repeat(100)
  expect(inlinedStyles('<p>No styles</p>')).toBe(0)
  expect(inlinedStyles(`<style>${css}</style><p>${'x'.repeat(9999)}</p>`)).toBe(inlinedStyles(`<style>${css}</style>`))
})

describe('the tables', () => {
  const transfer = { html: 8, css: 9, js: 2, fonts: 50, art: 4, strings: 3, other: 0, total: 76 }
  const result = (subject: PageResult['subject'], lcp: number[]): PageResult => ({
    type: 'home',
    address: '/',
    subject,
    bytes: { first: transfer, idle: { ...transfer, total: 200 }, awake: { ...transfer, total: 201 } },
    samples: { lcp, cls: [0], tbtBefore: [], tbtWaking: [], answer: [], navigation: [], navigationBytes: [] },
  })
  const results = [result('site', [1100, 1000, 1050]), result('floor', [1000, 1000, 1000])]

  it('show the site in its three states and without scripts', () => {
    const lines = bytesTable(results).split('\n').slice(1)
    expect(lines.map((line) => line.trim().split(/\s+/).at(-1))).toEqual(['76', '200', '201', '200'])
  })

  it('show medians, their ratio to the page without scripts, and a dash for what could not be measured', () => {
    const [, site = '', floor = ''] = timesTable(results).split('\n')
    expect(site).toContain('1050 1.05x')
    expect(site).toMatch(/-\s+-/)
    expect(floor).toContain('1000')
    expect(floor).not.toContain('x ')
  })
})

describe('the table of the peers', () => {
  it('shows ranges over pages and ratios to the plain site, and the own floor where it took part', async () => {
    const file = path.join(folder, 'run.json')
    const page = (plain: number, site: number) => ({
      plain: { LCP: [plain], js: [0] },
      ours: { LCP: [site], js: [2500] },
    })
    await writeFile(file, JSON.stringify({ '/': page(500, 600), '/contacts': page(500, 500) }))
    const table = await peersTable(file)
    expect(table).toContain('| LCP against plain | 1.00x | 1.00 to 1.20x |')
    expect(table).toContain('| script at load + 3 s | 0.0 KB | 2.5 KB |')
    expect(table).not.toContain('without scripts')
  })

  it('says what it expected of a file that is something else', async () => {
    const file = path.join(folder, 'other.json')
    await writeFile(file, '[')
    await expect(peersTable(file)).rejects.toThrow('found no JSON')
    await writeFile(file, '{"/": {"ours": {}}}')
    await expect(peersTable(file)).rejects.toThrow('with a site "plain"; found other data')
  })
})
