import { describe, expect, it } from 'vitest'
import { variableFindings } from '../../src/checks/findings.ts'
import { localeOf } from '../../src/config.ts'
import { commentMessage } from '../../src/edit/revise.ts'
import { undoMessage } from '../../src/edit/undo.ts'
import { readSoundProject, unitsIn } from '../../src/model/project.ts'
import { publishedProject } from '../../src/model/publishing/published.ts'
import { publishedAfter } from '../../src/model/records/published.ts'
import { isUnconfirmed } from '../../src/model/unconfirmed.ts'
import { hashOf } from '../../src/model/units.ts'
import { polishIn, save, seen } from '../fixtures/edit.ts'
import {
  englishPages,
  exportFile,
  polishPages,
  recordLine,
  stateWords,
  translated,
} from '../fixtures/exchange/exported.ts'
import {
  emptyEnglish,
  type Files,
  hashOfLocales,
  inLocales,
  makeProject,
  putFiles,
  readJson,
  run,
} from '../fixtures/exchange/project.ts'
import { rowsOf } from '../fixtures/states.ts'
import { makeRepository } from '../repository.ts'

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
  const published = publishedAfter(known, before, { record, isWrong: /error is open/.test(words ?? '') })
  expect(published?.texts ?? textsNamed(text)).toEqual(textsNamed(then ?? ''))
})

const english = { open: 'Open', new: 'New', ...englishPages }
const files: Files = {
  ...translated(english, { open: 'Otwórz' }, 'machine 2026-01-02'),
  'pl/common.json': { open: 'Otwórz', ...polishPages },
}
const published = async (root: string) => readJson(root, '.workbench/pl.published.json')
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
    expect((await run(root, 'status', 'pl', '--waiting')).out).toContain(
      'pl  common:open\n  published   Otwórz\n  under work  Otwarte??',
    )
    expect((await run(root, 'status', 'pl')).out).toContain('visitors read the text before of 2 messages under work')
    await run(root, 'accept', 'pl', 'common:open')
    expect(await readIn(root)).toMatchObject({ open: 'Otwarte??' })
    await run(root, 'accept', 'pl', '--undo')
    expect(await readIn(root)).toMatchObject({ open: 'Otwórz' })
  })

  it('leaves the notice on the page as long as visitors read what a machine has written', async () => {
    const { root } = await withUnfinished()
    const unconfirmed = async () => {
      const project = publishedProject(await readSoundProject(root))
      return unitsIn(project, localeOf('pl'))
        .filter(isUnconfirmed)
        .map(({ key }) => key)
    }
    expect(await unconfirmed()).toEqual(['open'])
    await run(root, 'accept', 'pl', 'common:open')
    expect(await unconfirmed()).toEqual([])
  })

  it('leaves the files that a site is built from as they are, until it is finished', async () => {
    const built = async (root: string) => {
      const { files, bundles } = publishedProject(await readSoundProject(root))
      return { text: files.get('pl')?.get('common')?.text, messages: bundles.get('pl')?.get('common') }
    }
    const before = await built(await makeProject(files))
    const { root } = await withUnfinished()
    expect(await built(root)).toEqual(before)
    await run(root, 'accept', 'pl', 'common:open')
    expect(await built(root)).not.toEqual(before)
  })

  it('is published by a save in the editor, and no more once that is taken back', async () => {
    const { root } = await withUnfinished()
    const before = await hashOfLocales(root)
    await save(root, 'common:open', 'Otwórz to')
    expect(await readIn(root)).toMatchObject({ open: 'Otwórz to' })
    await undoMessage(polishIn(root), 'common:open')
    expect(await readIn(root)).toMatchObject({ open: 'Otwórz' })
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('waits with all its plural forms, and under another key', async () => {
    const root = await makeProject(files)
    await run(root, 'accept', 'pl', '--edited')
    const waits = Object.values(polishPages)
    await putFiles(root, {
      'pl/common.json': { pages_one: 'Jedna', pages_few: 'Few', pages_many: 'Many', pages_other: 'Other' },
      '.workbench/pl.published.json': { common: { pages: [recordLine('x', waits), ...waits] } },
    })
    expect(await readIn(root)).toMatchObject({ pages_few: '{{count}} strony', pages_many: '{{count}} stron' })
    await run(root, 'rename', 'common:pages', 'common:sheets')
    expect(await readIn(root)).toMatchObject({ sheets_few: '{{count}} strony' })
    expect(Object.keys((await published(root)).common)).toEqual(['sheets'])
  })

  it('follows a rename that another branch has made', async () => {
    const { root } = await withUnfinished()
    const { open, ...rest } = await readJson(root, 'pl/common.json')
    await putFiles(root, {
      'en/common.json': { start: 'Open', new: 'New', ...englishPages },
      'pl/common.json': { start: open, ...rest },
      '.workbench/moved.json': { 'common:open': 'common:start' },
    })
    expect(await readIn(root)).toMatchObject({ start: 'Otwórz' })
    await run(root, 'accept', 'pl', 'common:start', '--needs-work', '--reviewer', 'B. Lis')
    expect(Object.keys((await published(root)).common)).toEqual(['start', 'new'])
    expect(await readIn(root)).toMatchObject({ start: 'Otwórz' })
  })

  it.each([
    ['by accept', (folder: string) => run(folder, 'accept', 'pl', 'common:open', '--needs-work')],
    [
      'in the editor',
      async (folder: string) => {
        const said = { id: 'common:open', base: await seen(folder, 'common:open'), person: 'B. Lis' } as const
        return commentMessage(polishIn(folder), { ...said, kind: 'needs work', comment: 'Two?' })
      },
    ],
  ])('that was typed into the file waits once that is said %s, where git has the one before', async (_, say) => {
    const { folder, commit, write } = await makeRepository()
    await commit('One', inLocales({ ...emptyEnglish, ...files }))
    await write({ 'locales/pl/common.json': { open: 'Otwarte??' } })
    await say(folder)
    expect(await readIn(folder)).toMatchObject({ open: 'Otwórz' })
    expect((await run(folder, 'status', 'pl', '--waiting')).out).toContain('published   Otwórz')
  })

  it('is judged by the variables that there are now', async () => {
    const { root } = await withUnfinished()
    await putFiles(root, {
      '.workbench/pl.published.json': { common: { open: ['', 'Otwórz {{gone}}'] } },
    })
    const project = publishedProject(await readSoundProject(root))
    expect(variableFindings(project.files)).toMatchObject([{ key: 'common:open', rule: 'unknown-variable' }])
  })

  it.each([
    ['no list', 'Otwórz'],
    ['of another text than its record', [recordLine('Open', 'Otwórz', 'human 2026-01-02'), 'Zamknij']],
    ['no text', ['']],
  ])('is a problem that names the file where what visitors read is %s', async (_, value) => {
    const root = await makeProject({ ...files, '.workbench/pl.published.json': { common: { open: value } } })
    await expect(readSoundProject(root)).rejects.toThrow(
      'locales/.workbench/pl.published.json:3: expected a list of the record (or ""), and of the texts that it is of',
    )
  })
})
