import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { formatNames } from '../../../src/exchange/formats/model.ts'
import { hashOf } from '../../../src/messages/units.ts'
import {
  englishPages,
  example,
  exportAgain,
  exportFile,
  polishTexts,
  recordLine,
  recordOf,
  stateWords,
  translated,
} from '../../fixtures/exchange/exported.ts'
import { hashOfLocales, putFiles, readJson, readLocale, refusal, run, today } from '../../fixtures/exchange/project.ts'

const { polish } = example
const english = { ...example.english, send: 'Send' }
const files = translated(english, polish, { open: 'human 2026-01-02 A. Nowak' })

/** The same text is corrected by hand and reviewed while the file is away. */
const corrected = (root: string) =>
  putFiles(root, {
    'pl/common.json': { ...polish, skip: 'Pomiń menu' },
    '.workbench/records/pl.jsonl': {
      common: {
        ...files['.workbench/records/pl.jsonl'].common,
        skip: recordLine(english.skip, 'Pomiń menu', 'human 2026-02-03 B. Lis'),
      },
    },
  })

// After a format has been read, all go the same way.
describe('an import', () => {
  it('keeps a text of here that is unchanged in the file', async () => {
    const { root, take } = await exportFile('xliff', files)
    await corrected(root)
    const before = await hashOfLocales(root)
    const { out } = await take()
    expect(out).toContain('1 newer here')
    expect(out).toContain('and kept: common:skip')
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('lists a text that was changed on both sides, and writes it only with an option', async () => {
    const { root, edit, take } = await exportFile('xliff', files)
    await edit('skip', { target: 'Do treści', state: stateWords.xliff.done })
    await edit('open', { target: 'Pokaż', state: stateWords.xliff.done })
    await corrected(root)
    const refused = await take('--all-or-nothing')
    expect(refused).toEqual(refusal('common:skip: changed in the file and here'))
    expect(refused.error).toMatch(/theirs .*: Do treści\n.*ours .*: Pomiń menu\n.*\n1 text in conflict: common:skip/)

    expect((await take()).out).toContain('1 text left out because of a conflict. --theirs takes')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Pomiń menu', open: 'Pokaż' })
    expect((await take('--ours')).code).toBe(0)
    expect(await polishTexts(root)).toMatchObject({ skip: 'Pomiń menu' })
    expect(await recordOf(root, 'skip')).toContain('B. Lis')
    await take('--theirs')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Do treści' })
    expect(await recordOf(root, 'skip')).not.toContain('B. Lis')
  })

  it('imports matching texts after English has changed', async () => {
    const { root, edit, take } = await exportFile('xliff', files)
    await edit('skip', { target: 'Do treści', state: stateWords.xliff.done })
    await edit('send', { target: 'Wyślij', state: stateWords.xliff.done })
    const { send: _, ...rest } = english
    await putFiles(root, { 'en/common.json': { ...rest, skip: 'Skip to content', added: 'More' } })
    const { out, code } = await take()
    expect(code).toBe(0)
    expect(out).toContain('changed     common:skip (English changed since the export)')
    expect(out).toContain('1 text not in the English any more: common:send.')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Do treści' })
    expect(await recordOf(root, 'skip')).toMatch(new RegExp(`^${hashOf([english.skip])} ${hashOf(['Do treści'])} `))
  })

  it('replaces no finished text by an unfinished one, except with --drafts', async () => {
    const { root, edit, take } = await exportFile('xliff', files)
    await edit('skip', { target: 'Do treści?', state: stateWords.xliff.open })
    const kept = await take()
    expect(kept.out).toContain('1 text not finished in the file (initial, fuzzy …). What is here stays: common:skip.')
    expect(await polishTexts(root)).toMatchObject({ skip: example.polish.skip })
    await take('--drafts')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Do treści?' })
    expect(await recordOf(root, 'skip')).toMatch(/ needs-work$/)
  })

  it('does not count English filled in by a tool as a translation', async () => {
    const { root, edit, take } = await exportFile('xliff', files)
    await edit('send', { target: 'Send' })
    expect((await take()).out).toContain('1 text not translated, or left in English: common:send.')
    expect(await polishTexts(root)).not.toHaveProperty('send')
    await take('--all-finished')
    expect(await polishTexts(root)).toMatchObject({ send: 'Send' })
  })
})

describe.each(formatNames)('an import of %s', (format) => {
  it('counts an emptied translation as not translated yet, and keeps the one that is here', async () => {
    const { root, edit, take } = await exportFile(format, files)
    await edit('skip', { target: '', state: stateWords[format].done })
    const { out, error, code } = await take()
    expect({ error, code }).toEqual({ error: '', code: 0 })
    expect(out).toContain('2 texts not translated, or')
    expect(out).toContain('1 text emptied in the file. What is here stays: common:skip.')
    expect(await polishTexts(root)).toMatchObject({ skip: polish.skip })
  })

  it('marks a text as needing work if it is unfinished in the file, even if it is the same', async () => {
    const { root, edit, take } = await exportFile(format, files)
    await edit('skip', { state: stateWords[format].open })
    await edit('send', { target: 'Wyślij', state: stateWords[format].open })
    expect((await take()).out).toContain('needs work  common:skip')
    expect(await recordOf(root, 'skip')).toMatch(/ needs-work$/)
    expect(await recordOf(root, 'send')).toMatch(/ needs-work$/)
    const next = await exportAgain(root, format)
    await next.edit('skip', { state: stateWords[format].done })
    expect((await next.take()).out).toContain('accepted    common:skip')
    expect(await recordOf(root, 'skip')).not.toContain('needs-work')
  })

  it('keeps the comments of translators, each whole, and exports them again', async () => {
    const { root, edit, take } = await exportFile(format, files)
    const kept = async () => (await readJson(root, '.workbench/pl.comments.json')).common
    await edit('skip', { comment: 'Is “content” the main part?\nOr all?' })
    await edit('pages_one', { comment: 'Counted in the menu?' })
    expect((await take('--all-or-nothing')).error).not.toContain('kept')
    expect((await take('--translator', 'Ola Lis')).out).toContain('2 comments kept')
    expect((await take('--translator', 'Ola Lis')).out).toContain('Nothing to write.')
    const signed = `Ola Lis, ${today}: `
    const comments = {
      skip: [`${signed}Is “content” the main part?\nOr all?`],
      pages: [`${signed}Counted in the menu?`],
    }
    expect(await kept()).toEqual(comments)
    const next = await exportAgain(root, format)
    expect(await readFile(next.file, 'utf8')).toContain('Is “content” the main part?')
    expect((await next.take()).out).toContain('Nothing to write.')
    // A cell has all comments together.
    await next.edit('skip', { comment: format === 'csv' ? `${comments.skip[0]}\nA third` : 'A third' })
    await next.take('--translator', 'Jan Nowak')
    expect(await kept()).toEqual({ ...comments, skip: [...comments.skip, `Jan Nowak, ${today}: A third`] })
  })
})

it('refuses letters that were lost when a file was saved in another encoding', async () => {
  const curly = { ...files, 'en/common.json': { ...english, skip: 'Skip to the “content”' } }
  const { change, take } = await exportFile('csv', curly)
  await change((text) => text.replace(/[^\0-\x7f]/g, '?'))
  const { code, error } = await take('--theirs')
  expect(code).toBe(1)
  expect(error).toContain('letters were lost in')
})

/** Later work, done after an export or its import, must survive an import of that file. */
describe('later work', () => {
  const late = translated(
    { ...example.english, late: 'Late since 2019' },
    { ...polish, late: 'Później od 2019' },
    {},
    { open: 'Open it' },
  )
  const { done } = stateWords.csv

  it.each([
    ['a review', [], /A\. Nowak$/],
    ['a "needs work"', ['--needs-work', '--comment', 'No!'], /needs-work A\. Nowak$/],
  ])('keeps %s that came after the export', async (_, said, kept) => {
    const { root, edit, take } = await exportFile('csv', late)
    await edit('open', { state: done })
    await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'A. Nowak', ...said)
    const before = await hashOfLocales(root)
    await take()
    expect(await recordOf(root, 'open')).toMatch(kept)
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('records nothing of a plural message of which another form was edited by hand', async () => {
    const { root, edit, take } = await exportFile('csv', late)
    await edit('pages_few', { target: '{{count}} karty', state: done })
    await putFiles(root, { 'pl/common.json': { ...late['pl/common.json'], pages_many: '{{count}}  stron  7' } })
    await take()
    expect((await polishTexts(root)).pages_few).toBe('{{count}} karty')
    expect((await run(root, 'status', 'pl', '--json')).out).toMatch(/"unrecorded": \{\s*"texts": 1/)
  })

  it('imports forms that only the file has changed when --ours settles another form', async () => {
    const { root, edit, take } = await exportFile('csv', late)
    await edit('pages_few', { target: '{{count}} karty', state: done })
    await edit('pages_many', { target: '{{count}} kart', state: done })
    await putFiles(root, { 'pl/common.json': { ...late['pl/common.json'], pages_many: '{{count}} stronic' } })
    expect((await take('--ours')).out).toContain('changed     common:pages')
    expect(await polishTexts(root)).toMatchObject({ pages_few: '{{count}} karty', pages_many: '{{count}} stronic' })
  })

  it('checks a text before it counts as finished, even if the import does not change it', async () => {
    const wrong = { ...late, 'pl/common.json': { ...polish, late: 'Później od 2018' } }
    const { edit, take } = await exportFile('csv', wrong)
    await edit('late', { state: done })
    expect((await take()).out).toContain('2018')
  })
})

it('writes new texts in the order of English, plural forms in CLDR order, and nothing else', async () => {
  const { root, change, take } = await exportFile('po', {
    'en/common.json': { first: 'First', group: { one: 'One', ...englishPages }, last: 'Last' },
    'pl/common.json': '{\n    "last": "Ostatni",\n    "extra":   "stays \\u0105",\n    "group": {"one": "Raz"}\n}',
  })
  await change((text) =>
    text
      .replace(/(\{\{count\}\} pages?"\nmsgstr) ""/g, '$1 "{{count}}"')
      .replace(/(First"\nmsgstr) ""/, '$1 "Pierwszy"'),
  )
  expect(await take()).toMatchObject({ error: '', out: expect.stringContaining('2 new, 0 changed') })
  const after = await readLocale(root, 'pl/common.json')
  expect(after).toContain('"extra":   "stays \\u0105",\n')
  const tree = JSON.parse(after)
  expect(Object.keys(tree)).toEqual(['first', 'last', 'extra', 'group'])
  expect(Object.keys(tree.group)).toEqual(['one', 'pages_one', 'pages_few', 'pages_many', 'pages_other'])
})
