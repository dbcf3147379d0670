import { mkdir, mkdtemp, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Inputs } from '../index.d.ts'
import { filesIn } from '../src/keys.ts'
import { type Part, startSite } from '../src/site.ts'
import { folderStore } from '../src/store.ts'

let root = ''
const place = (...names: string[]) => path.join(root, ...names)
const read = (name: string) => readFile(place('dist', name), 'utf8')
/** A whole second, which can be set again exactly. */
const time = new Date('2026-01-01')
const inputs: Inputs = { 'code changed': '1', 'messages changed': '1' }

/** Builds a site of documents, name to inputs; those that are made say `text`. Resolves to the names of those. */
async function build(
  documents: Readonly<Record<string, Inputs>>,
  { text = 'old', tools = 'node 24', cached = true } = {},
) {
  const places = { folder: place('next'), dist: place('dist'), recordName: 'site.json', endings: ['.br'] }
  const making = await startSite({ ...places, tools, store: cached ? folderStore(root) : undefined })
  const made: string[] = []
  for (const [name, own] of Object.entries(documents)) {
    const part: Part = { kind: 'documents', name, inputs: own }
    if (making.keeps(part)) continue
    await writeFile(place('next', name), text)
    making.made(part, [name])
    made.push(name)
  }
  let written: string[] = []
  await making.complete(async () => {
    written = filesIn(place('next'))
    for (const name of written) {
      await writeFile(place('next', `${name}.br`), `small ${text}`)
      for (const file of [name, `${name}.br`]) await utimes(place('next', file), time, time)
    }
  })
  await rm(place('dist'), { recursive: true, force: true })
  await rename(place('next'), place('dist'))
  await making.writeRecord()
  return { made, written, report: making.report() }
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'making-'))
  await mkdir(place('dist'))
})
afterEach(() => rm(root, { recursive: true }))

it('takes over what has the same inputs, with its variants and times, and makes the rest', async () => {
  await build({ 'a.html': inputs, 'b.html': inputs, 'c.html': inputs })
  const { mtimeMs } = await stat(place('dist/a.html.br'))
  const { made, report } = await build(
    { 'a.html': inputs, 'b.html': { ...inputs, 'messages changed': '2' } },
    { text: 'new' },
  )
  expect(made).toEqual(['b.html'])
  expect(filesIn(place('dist')).sort()).toEqual(['a.html', 'a.html.br', 'b.html', 'b.html.br'])
  expect([await read('a.html'), await read('a.html.br'), await read('b.html.br')]).toEqual([
    'old',
    'small old',
    'small new',
  ])
  expect((await stat(place('dist/a.html.br'))).mtimeMs).toBe(mtimeMs)
  expect(report).toMatch(/documents +1 +1 +messages changed\n/)
  expect(report).toMatch(/files written +2 +2$/)
})

it('does not write anew what was made for nothing', async () => {
  await build({ 'a.html': inputs })
  const { made, written } = await build({ 'a.html': { ...inputs, 'code changed': '2' } })
  expect({ made, written }).toEqual({ made: ['a.html'], written: [] })
  expect(await read('a.html.br')).toBe('small old')
})

/** What a disk does that loses a bit. */
async function corrupt(name: string): Promise<void> {
  const text = await readFile(place(name), 'utf8')
  await writeFile(place(name), text.replace('old', 'odd'))
  await utimes(place(name), time, time)
}

it.each([
  ['a file was changed in the site', () => writeFile(place('dist/a.html'), 'elsewhere'), 'changed in the site'],
  ['a file has other content of the same size and time', () => corrupt('dist/a.html'), 'changed in the site'],
  ['a variant has', () => corrupt('dist/a.html.br'), 'changed in the site'],
  ['a variant is gone', () => rm(place('dist/a.html.br')), 'changed in the site'],
  ['the record is damaged', () => writeFile(place('site.json'), 'x{}'), 'new'],
  ['the record is gone', () => rm(place('site.json')), 'new'],
])('makes a part when %s', async (_, spoil, reason) => {
  await build({ 'a.html': inputs })
  await spoil()
  const { written, report } = await build({ 'a.html': inputs })
  expect(written).toEqual(['a.html'])
  expect(report).toContain(reason)
})

it('leaves aside what other tools have made', async () => {
  await build({ 'a.html': inputs })
  expect((await build({ 'a.html': inputs }, { tools: 'node 26' })).written).toEqual(['a.html'])
})

it('knows of no other build without a record', async () => {
  await build({ 'a.html': inputs })
  expect((await build({ 'a.html': inputs }, { cached: false })).written).toEqual(['a.html'])
})
