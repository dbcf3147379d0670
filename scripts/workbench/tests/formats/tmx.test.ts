import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { elementsOf } from '../../src/formats/xml.ts'
import { englishPages, polishPages, rootOf, translated } from '../fixtures/exchange/exported.ts'
import { makeProject, run } from '../fixtures/exchange/project.ts'

const english = {
  skip: 'Skip',
  codes: '{{brand}} & <term>a <ins>b</term>\u0001',
  ...englishPages,
  plain: 'Plain',
  stale: 'New English',
  leaflet: 'Ulotka',
}
const polish = {
  skip: 'Dalej',
  codes: '</ins><term>a</term> {{brand}} < \u0001',
  ...polishPages,
  plain: 'Zwykły',
  stale: 'Stary',
  leaflet: 'Ulotka',
}
const by = Object.fromEntries(
  ['skip', 'codes', 'pages', 'stale', 'leaflet'].map((key) => [key, 'human 2026-01-02 A. Nowak']),
)
const texts = {
  ...translated(english, polish, by, { stale: 'Old English' }),
  '.workbench/en.glossary.json': { verbatim: { pl: ['common:leaflet'] } },
}

async function memory(...args: string[]) {
  const root = await makeProject(texts)
  const file = path.join(root, 'memory.tmx')
  const { out } = await run(root, 'tmx', 'pl', '--out', file, ...args)
  const units = [...(await rootOf(file)).getElementsByTagName('tu')].map((unit) => ({
    id: unit.getAttribute('tuid'),
    segments: [...unit.getElementsByTagName('seg')],
  }))
  return { file, out, units, ids: units.map(({ id }) => id) }
}

describe('a translation memory', { timeout: 60_000 }, () => {
  it('holds what is reviewed, with a unit for each form', async () => {
    const { file, out, ids, units } = await memory()
    expect(out).toBe(`Wrote ${file}: 3 messages of Polish, 3 of them reviewed.`)
    const forms = ['one', 'few', 'many', 'other'].map((form) => `common:pages_${form}`)
    expect(ids).toEqual(['common:skip', 'common:codes', ...forms])
    expect(units[0]?.segments.map(({ textContent }) => textContent)).toEqual(['Skip', 'Dalej'])
    expect(units[1]?.segments.map(({ textContent }) => textContent)).toEqual([
      '{{brand}} & <term>a <ins>b</term>U+0001',
      '</ins><term>a</term> {{brand}} < U+0001',
    ])
  })

  it('with --all holds what is translated, but nothing that is stale or that nobody translates', async () => {
    const { ids } = await memory('--all')
    expect(ids).toContain('common:plain')
    expect(ids).not.toContain('common:stale')
    expect(ids).not.toContain('common:leaflet')
  })

  it('with --plain has codes as PO has them', async () => {
    const segments = (await memory('--plain')).units.flatMap((unit) => unit.segments)
    expect(segments.flatMap((segment) => elementsOf(segment))).toEqual([])
    expect(segments.map(({ textContent }) => textContent)).toContain('{{count}} pages')
  })
})
