import { describe, expect, it } from 'vitest'
import { readSoundProject } from '../../src/model/project.ts'
import { publishedProject } from '../../src/model/publishing/published.ts'
import { publishedAfter } from '../../src/model/records/published.ts'
import { hashOf } from '../../src/model/units.ts'
import { englishPages, exportFile, polishPages, stateWords, translated } from '../fixtures/exchange/exported.ts'
import { type Files, readJson, run } from '../fixtures/exchange/project.ts'
import { rowsOf } from '../fixtures/states.ts'

/** The texts of the table as those of a message without plural forms. */
const textsNamed = (name: string) => [name === 'English' || name === 'nothing' ? '' : name]

it.each(rowsOf('What visitors read'))('docs/states.md: %s, %s, %s: %s', (read, inFile, words, then) => {
  const [, put] = /^(\w) is put/.exec(words ?? '') ?? []
  const text = put ?? inFile ?? ''
  const record = {
    english: '',
    text: hashOf(textsNamed(text)),
    date: '',
    origin: 'human' as const,
    translator: null,
    needsWork: /needs work/.test(words ?? ''),
    reviewer: null,
    waiver: null,
  }
  const known = read === inFile || inFile === 'nothing' ? undefined : { record: null, texts: textsNamed(read ?? '') }
  const before = { record: null, texts: textsNamed(inFile ?? '') }
  const published = publishedAfter(known, before, { record })
  expect(published?.texts ?? textsNamed(text)).toEqual(textsNamed(then ?? ''))
})

const english = { open: 'Open', new: 'New', ...englishPages }
const files: Files = {
  ...translated(english, { open: 'Otwórz' }, 'machine 2026-01-02'),
  'pl/common.json': { open: 'Otwórz', ...polishPages },
}
/** What visitors read. */
async function readIn(root: string) {
  const project = publishedProject(await readSoundProject(root))
  return project.bundles.get('pl')?.get('common')
}

/** A project into which a file with unfinished texts has been imported. */
async function withUnfinished() {
  const made = await exportFile('csv', files)
  await made.edit('open', { target: 'Otwarte??', state: stateWords.csv.open })
  await made.edit('new', { target: 'Nowe??', state: stateWords.csv.open })
  await made.take('--translator', 'C. Wilk', '--partial')
  return made
}

describe('a text under work', { timeout: 30_000 }, () => {
  it('that a file brings does not replace what visitors read, until it is accepted', async () => {
    const { root } = await withUnfinished()
    expect(await readJson(root, 'pl/common.json')).toMatchObject({ open: 'Otwarte??', new: 'Nowe??' })
    expect(await readIn(root)).toMatchObject({ open: 'Otwórz' })
    expect(await readIn(root)).not.toHaveProperty('new')
    await run(root, 'accept', 'pl', 'common:open')
    expect(await readIn(root)).toMatchObject({ open: 'Otwarte??' })
  })
})
