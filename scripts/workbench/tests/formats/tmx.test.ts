import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { attributeOf, descendantsOf, elementsOf, textOf } from '../../src/formats/readXml.ts'
import { makeProject, run } from '../fixtures/exchange/project.ts'
import { breaches, ensureToolkit, rootOf, toolkitUnits } from '../fixtures/exchange/structure.ts'
import { englishPages, polishPages, recordLine, translated } from '../fixtures/exchange/exported.ts'

beforeAll(ensureToolkit, 600_000)

const english = {
  skip: 'Skip',
  codes: '{{brand}} & <term>a <ins>b</term> {{ odd , number }}\u0001',
  ...englishPages,
  plain: 'Plain',
  stale: 'New English',
  leaflet: 'Ulotka',
}
const polish = {
  skip: 'Dalej',
  codes: '</ins><term>a</term> {{ odd , number }} {{brand}} < \u0001',
  ...polishPages,
  plain: 'Zwykły',
  stale: 'Stary',
  leaflet: 'Ulotka',
}
const reviewed = 'human 2026-01-02 A. Nowak'
const by = { skip: reviewed, codes: `${reviewed}; B. "Kot"`, pages: reviewed, stale: reviewed, leaflet: reviewed }
const texts = {
  ...translated(english, polish, by, { stale: 'Old English' }),
  '.workbench/en.glossary.json': { verbatim: { pl: ['common:leaflet'] } },
}

async function memory(...args: string[]) {
  const root = await makeProject(texts)
  const file = path.join(root, 'memory.tmx')
  return { file, ...(await run(root, 'tmx', 'pl', '--out', file, ...args)) }
}

describe('a translation memory', { timeout: 60_000 }, () => {
  it('holds what is reviewed, and translate-toolkit reads as many units with their texts', async () => {
    const { file, out, error } = await memory()
    expect(error).toBe('')
    expect(out).toBe(`Wrote ${file}: 3 messages of Polish, 3 of them reviewed.`)
    const units = await toolkitUnits('tmx', file)
    expect(units).toHaveLength(6)
    expect(units[0]).toEqual(['common:skip', 'Skip', 'Dalej'])
    expect(units[1]?.slice(1)).toEqual([
      '{{brand}} & <term>a <ins>b</term> {{ odd , number }}U+0001',
      '</ins><term>a</term> {{ odd , number }} {{brand}} < U+0001',
    ])
    expect(units[3]).toEqual(['common:pages_few', '{{count}} pages', '{{count}} strony'])
  })

  it('with --all holds what is translated, but nothing that is stale or that nobody translates', async () => {
    const { file } = await memory('--all')
    const ids = (await toolkitUnits('tmx', file)).map(([id]) => id)
    expect(ids).toContain('common:plain')
    expect(ids).not.toContain('common:stale')
    expect(ids).not.toContain('common:leaflet')
  })

  it('says who reviewed it and when', async () => {
    const [, second] = descendantsOf(await rootOf((await memory()).file), 'tu')
    expect(attributeOf(second, 'changeid')).toBe('A. Nowak; B. "Kot"')
    expect(attributeOf(second, 'changedate')).toBe('20260102T000000Z')
  })

  it('is made of what TMX 1.4 allows, with each pair of tags closed in its segment', async () => {
    const seg = '(?:(?:bpt|ept|it|ph) )*'
    const root = await rootOf((await memory('--all')).file)
    const found = breaches(root, {
      tmx: { children: 'header body ', attributes: 'version' },
      header: {
        children: '',
        attributes: 'creationtool creationtoolversion segtype o-tmf adminlang srclang datatype',
      },
      body: { children: '(?:tu )*', attributes: '' },
      tu: { children: '(?:prop )*(?:tuv )+', attributes: 'tuid changedate changeid' },
      prop: { children: '', attributes: 'type' },
      tuv: { children: 'seg ', attributes: 'lang' },
      seg: { children: seg, attributes: '' },
      bpt: { children: '', attributes: 'i x type' },
      ept: { children: '', attributes: 'i' },
      it: { children: '', attributes: 'pos x type' },
      ph: { children: '', attributes: 'x type' },
    })
    expect(found).toEqual([])
    const segments = descendantsOf(root, 'seg')
    const open = segments.map((one) => elementsOf(one, 'bpt').map((tag) => attributeOf(tag, 'i')))
    expect(segments.map((one) => elementsOf(one, 'ept').map((tag) => attributeOf(tag, 'i')))).toEqual(open)
    expect(open.flat()).not.toEqual([])
  })

  it('gives a code the same number in both languages', async () => {
    const root = await rootOf((await memory()).file)
    const unit = descendantsOf(root, 'tu').find((one) => attributeOf(one, 'tuid') === 'common:codes')
    const numbers = (unit ? descendantsOf(unit, 'seg') : []).map((segment) =>
      Object.fromEntries(elementsOf(segment).map((code) => [textOf(code), attributeOf(code, 'x')])),
    )
    expect(numbers[1]).toMatchObject({ '{{brand}}': numbers[0]?.['{{brand}}'], '<term>': numbers[0]?.['<term>'] })
  })

  it('with --plain has codes as PO has them', async () => {
    const segments = descendantsOf(await rootOf((await memory('--plain')).file), 'seg')
    expect(segments.flatMap((segment) => elementsOf(segment))).toEqual([])
    expect(segments.map(textOf)).toContain('{{count}} pages')
  })

  it('is the same each time', async () => {
    const [one, other] = [await memory(), await memory()]
    expect(await readFile(one.file, 'utf8')).toBe(await readFile(other.file, 'utf8'))
  })

  it('is not written when nothing is reviewed', async () => {
    const root = await makeProject({
      ...texts,
      '.workbench/pl.record.json': { common: { plain: recordLine('Plain', 'Zwykły') } },
    })
    const { out, code } = await run(root, 'tmx', 'pl')
    expect({ out, code }).toEqual({
      out: 'Nothing of Polish is reviewed yet, no file written. 1 message with --all.',
      code: 0,
    })
  })
})
