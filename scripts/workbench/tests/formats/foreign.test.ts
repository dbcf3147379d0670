import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FormatName, formatNames } from '../../src/formats/model.ts'
import { example, exportFile, polishTexts, translated } from '../fixtures/exchange/exported.ts'
import { changeText, makeProject, putFiles, readJson, run } from '../fixtures/exchange/project.ts'

/** What other programs do to a file, and what people do with them. */

const { english, polish } = example
const notes = [{ match: 'common:skip', note: 'Hidden link.' }]
const files = {
  ...translated(english, polish),
  '.workbench/en.notes.json': notes,
  '.workbench/pl.glossary.json': { terms: [{ term: 'content', use: [], avoid: ['zawartoś*'] }] },
}

const exported = (format: FormatName) => exportFile(format, files)

describe.each(formatNames)('%s', { timeout: 30_000 }, (format) => {
  it('takes letters that a program has cut from their accents for what they are', async () => {
    const { change, take } = await exported(format)
    await change((text) => text.normalize('NFD'))
    expect((await take()).out).toContain('3 as before.\nNothing to write.')
  })

  it('fills in what stays as it is, where a program has left a translation out that is its source', async () => {
    const same = { open: 'OK', brand: '{{brand}}' }
    const { root, file, edit } = await exportFile(format, {
      'en/common.json': same,
      '.workbench/en.glossary.json': { verbatim: { en: ['common:open'] } },
      'pl/common.json': { brand: '{{brand}}' },
    })
    for (const key of ['open', 'brand']) await edit(key, { target: '' })
    expect(await run(root, 'import', file)).toMatchObject({ code: 0, error: '' })
    expect(await polishTexts(root)).toEqual(same)
  })
})

describe.each(formatNames)('white space of a text in %s', { timeout: 30_000 }, (format) => {
  const own = { mail: 'Dear reader,\n\nyour code is 5.\n- one\n- two\n', label: ' per hour', end: 'Name: ' }
  const done = { mail: 'Droga Czytelniczko,\n\nTwój kod to 5.\n- raz\n- dwa\n', label: ' za godzinę', end: 'Imię: ' }

  it('survives a change of a word', async () => {
    const { root, edit, take } = await exportFile(format, translated(own, done))
    const changed = { mail: done.mail.replace('Droga', 'Miła'), label: ' na godzinę', end: 'Nazwisko: ' }
    for (const [key, target] of Object.entries(changed)) await edit(key, { target })
    expect((await take()).out).toContain('3 changed')
    expect(await polishTexts(root)).toEqual(changed)
  })
})

describe('PO', { timeout: 30_000 }, () => {
  const withoutOwn = (text: string) => text.replace(/^# \[i\] As exported: .*$/gm, '# A remark of mine')

  it('takes a changed text also where its comment was replaced', async () => {
    const { root, edit, change, take } = await exported('po')
    await edit('skip', { target: 'Do treści' })
    await change(withoutOwn)
    expect((await take()).out).toContain('1 changed, 0 confirmed')
    expect(await polishTexts(root)).toMatchObject({ skip: 'Do treści' })
    expect((await readJson(root, '.workbench/pl.comments.json')).common.skip).toEqual(['A remark of mine'])
  })
})

describe('CSV', { timeout: 30_000 }, () => {
  it('reads bars between cells, blank rows and columns, and spaces around ids', async () => {
    const { edit, change, take } = await exported('csv')
    await edit('skip', { target: 'Do treści' })
    await change((text) => {
      const rows = text
        .slice(1)
        .split('\r\n')
        .map((row) => row.replace('common:', ' common:'))
      const cells = rows.map((row) => row.split(',').join('|'))
      return `${[...cells.map((row, index) => (index === 2 ? `${row}| |` : row)), '||||||||||||'].join('\r\n')}`
    })
    expect((await take()).out).toContain('changed     common:skip\nPolish: 0 new, 1 changed')
  })

  it('refuses a file in which the translations alone were sorted', async () => {
    const all = Array.from({ length: 8 }, (_, index) => `text ${'abcdefgh'[index]}`)
    const tree = (texts: readonly string[]) => Object.fromEntries(texts.map((text, index) => [`k${index}`, text]))
    const polish = tree(all.map((text) => `tekst ${text.slice(-1)}`))
    const { change, take } = await exportFile('csv', { 'en/common.json': tree(all), 'pl/common.json': polish })
    const letters = [...'hgfedcba']
    await change((text) => text.replace(/tekst [a-h]/g, () => `tekst ${letters.shift()}`))
    expect((await take()).error).toContain(
      'common:k0: expected its own translation, found that of common:k7, and 7 more',
    )
  })
})

describe('XLIFF', { timeout: 30_000 }, () => {
  it('keeps notes on a plural message and comments in a text', async () => {
    const { root, change, take } = await exported('xliff')
    const [note, comment] = ['<note>Counted where?</note>', '<mrk mtype="x-comment" comment="A link?">']
    await change((text) =>
      text.replace(/<group [^>]*>/, `$&${note}`).replace(/(<target[^>]*>)(Przejdź)/, `$1${comment}$2</mrk>`),
    )
    expect((await take()).out).toContain('2 comments kept')
    const kept = { common: { skip: ['A link?'], pages: ['Counted where?'] } }
    expect(await readJson(root, '.workbench/pl.comments.json')).toEqual(kept)
  })

  describe('white space beside codes', () => {
    const coded = {
      about: '{{brand}} | About',
      home: '{{brand}}, home page of {{brand}}',
      term: 'A <term>term</term>. It has {{count}}\u00a0pages',
    }
    const polishCoded = {
      about: '{{brand}} | O nas',
      home: '{{brand}}, strona główna {{brand}}',
      term: '<term>Termin</term>. Ma {{count}}\u00a0stron',
    }
    const indent = (elements: RegExp) => (text: string) =>
      text.replace(/<(source|target)\b(?![^>]*\/>)[^>]*>[\s\S]*?<\/\1>/g, (element) => {
        const [, start = '', content = '', end = ''] = /^(<[^>]*>)([\s\S]*)(<[^>]*>)$/.exec(element) ?? []
        return `${start}${content.replace(elements, '\n          $&')}${end}`
      })
    const programs: readonly [string, (text: string) => string][] = [
      ['Lokalize', indent(/^<(?=x|g|ph)/)],
      ['npm xliff', indent(/(?<=>)(?=[^<])|(?=<)|$/g)],
    ]
    const project = { 'en/common.json': coded, 'pl/common.json': polishCoded }

    it.each(programs)('that %s puts there does not get into an edited text', async (_name, spoil) => {
      const { root, file, take } = await exportFile('xliff', project)
      await changeText(file, (text) =>
        spoil(text.replace('strona główna ', 'główna strona ').replace('O nas', 'Firma')),
      )
      expect((await take()).out).toContain('2 changed')
      expect(await polishTexts(root)).toEqual({
        ...polishCoded,
        about: '{{brand}} | Firma',
        home: '{{brand}}, główna strona {{brand}}',
      })
    })
  })
})

describe('export --for', { timeout: 30_000 }, () => {
  it.each([
    ['poedit', 'msgctxt "common:open"', false],
    ['trados', '<xliff version="1.2"', true],
    ['excel', 'id,form,', false],
  ])('%s: takes its format, and only a lock keeps what nobody translates in the file', async (program, sign, locks) => {
    const root = await makeProject({
      ...files,
      '.workbench/en.glossary.json': { verbatim: { en: ['common:skip', 'common:new'] } },
    })
    await putFiles(root, { 'en/common.json': { ...english, new: 'March 4, 2026' } })
    const file = path.join(root, 'out')
    expect(await run(root, 'export', 'pl', '--for', program, '--out', file)).toMatchObject({ code: 0, error: '' })
    const text = await readFile(file, 'utf8')
    expect(text).toContain(sign)
    expect(text.includes('common:skip')).toBe(locks)
    // The locale lacks it, and an import fills it in.
    expect(text).toContain('common:new')
  })
})
