import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FormatName } from '../../../src/exchange/formats/model.ts'
import { englishPages, exportFile, polishPages } from '../../fixtures/exchange/exported.ts'
import { makeProject, readJson, readLocale, recorded, run } from '../../fixtures/exchange/project.ts'
import { encoded } from '../../fixtures/folder.ts'

const texts = {
  'en/common.json': {
    brand: '{{brand}} has a <term>term</term>',
    skip: 'Skip',
    ...englishPages,
    read: 'Read the whole text',
  },
  'pl/common.json': {
    brand: '{{brand}} ma <term>termin</term>',
    skip: 'Dalej',
    ...polishPages,
    read: 'Przeczytaj cały tekst',
  },
}

/** A change of an exported file. */
type Change = (text: string) => string
const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to)
const until = (end: string) => (text: string) => text.slice(0, text.indexOf(end))

const oneForm = /\n\n[^\n]*\n(#[^\n]*\n)*msgctxt "common:pages_few"[\s\S]*?\n(?=\n)/
const twice = 'The text is in the file twice, first on line'

/** tests/exchange/refine tests hostile XML, which the same reader refuses. */
const cases: readonly (readonly [name: string, FormatName, Change, message: string])[] = [
  ['another language', 'xliff', swap('language="pl"', 'language="cs-CZ"'), 'target "cs-CZ". Write one of'],
  ['an id twice', 'xliff', swap('resname="common:skip"', 'resname="common:brand"'), `common:brand: ${twice} 5`],
  [
    'a missing target',
    'xliff',
    swap(/<target[^>]*>Dalej<\/target>/, ''),
    '1 text to translate or to correct: common:skip.',
  ],
  ['an unknown code', 'xliff', swap('>Dalej<', '><ph id="77"/><'), 'Unknown tag: <ph>.'],
  ['a missing plural form', 'po', swap(oneForm, '\n'), 'A plural form is missing. Write the entry of few again'],
  ['a file that ends in a text', 'po', until('msgid "Read'), '1 text of the export missing.'],
  ['a file that ends after a text', 'csv', until('common:pages'), '2 texts of the export missing.'],
  ['the header of another language', 'po', swap(/ pl$/m, ' en'), 'exported for English, and its header says Polish.'],
  ['a control character', 'xliff', swap('Dalej', 'Da\u0002lej'), 'Da” in column 38.'],
  ['an unknown state', 'csv', swap(';unrecorded;', ';done;'), 'Unknown state: "done". Use'],
  ['a truncated file', 'csv', until('Dalej'), 'file.csv:3 common:skip: Wrong columns: 4 cells. Needed: 12 cells.'],
  ['an unknown id', 'csv', swap('common:skip;', 'common:gone;'), ': Unknown id: common:gone.'],
  ['a file without texts', 'csv', until('common:'), 'The file has no exported text.'],
  ['a giant file', 'csv', (text) => text + 'x'.repeat(17_000_000), 'file.csv has 17.0 MB'],
]

describe('import refuses', () => {
  it.each(cases)('%s (%s)', async (_name, format, spoil, message) => {
    const { change, take } = await exportFile(format, texts)
    await change(spoil)
    const { error, code } = await take('--all-or-nothing')
    expect(code).toBe(1)
    expect(error).toContain(message)
  })

  it('the encoding that Calc offers first in Poland', async () => {
    const { file, take } = await exportFile('csv', texts)
    await writeFile(file, encoded((await readFile(file, 'utf8')).slice(1), 'windows-1250'))
    expect((await take()).error).toContain('Some letters are not in UTF-8. Save the file as UTF-8. In a spreadsheet')
  })

  it('a file of an unknown format', async () => {
    const root = await makeProject(texts)
    const letter = path.join(root, 'letter.txt')
    await writeFile(letter, 'Dear translator')
    expect((await run(root, 'import', letter)).error).toContain('letter.txt: not XLIFF')
  })
})

it('writes texts without an error, counts warnings, and lists the others with their lines', async () => {
  const project = { ...texts, 'pl/common.json': { read: 'Przeczytaj cały tekst' } }
  const { root, file, edit, take } = await exportFile('po', project)
  await edit('skip', { target: 'Dal\u0435j' })
  await edit('pages_one', { target: '{{count}} strona' })
  await edit('pages_few', { target: 'Stro\u200bny' })
  await edit('read', { target: 'Przeczytaj cały ten tekst ' })
  const written = (await readFile(file, 'utf8')).split('\n')
  const line = (id: string) => written.indexOf(`msgctxt "${id}"`) + 1
  const { out, code } = await take()
  expect(code).toBe(1)
  expect(out).toContain(`file.po:${line('common:pages_few')} common:pages_few: Add the missing {{count}}.`)
  expect(out).toContain('common:pages_many: A plural form is missing. Write the form “many”.')
  expect(out).toContain(`file.po:${line('common:read')} common:read: Remove the space at the end. `)
  expect(out).toContain('\nPolish: 1 new, 0 changed')
  expect(out).toContain('\n  If a text is right all the same, write it in the editor')
  expect(out).toContain('\n1 text not translated, or')
  expect(out).toContain('\n1 text written with warnings.')
  expect(await readJson(root, 'pl/common.json')).toMatchObject({
    skip: 'Dal\u0435j',
    read: 'Przeczytaj cały tekst',
    brand: '',
  })
  expect(Object.keys(await recorded(root))).toEqual(['skip'])
})

describe('import accepts', () => {
  it('a region with the language, as most tools write it', async () => {
    const { root, change, take } = await exportFile('po', texts)
    await change((text) => text.replace('Language: pl', 'Language: pl_PL').replace('Dalej', 'Idź dalej'))
    expect(await take()).toMatchObject({ code: 0, error: '' })
    expect(await readLocale(root, 'pl/common.json')).toContain('Idź dalej')
  })

  it('a byte-order mark, and the semicolons and line ends of a spreadsheet', async () => {
    const root = await makeProject(texts)
    const file = path.join(root, 'sheet.csv')
    await writeFile(file, '\ufeffid;form;source (en);target (pl);state\ncommon:skip;;Skip;"Dalej; dalej";translated\n')
    // Without data on its export, a file cannot show which of two texts is newer.
    expect((await run(root, 'import', file)).out).toContain('common:skip: not the same as here, and the file')
    expect((await run(root, 'import', file, '--theirs')).out).toContain('1 changed')
  })
})

it('prints no character of a file that acts on a terminal', async () => {
  const hostile = '\u001b]0;pwned\u0007\u001b[31m\u009b2J\u202e\u200b\u2028\ue000'
  const { change, take } = await exportFile('po', texts)
  await change((text) => text.replace('common:skip', `common:${hostile}`).replace(/^#\.? \[i\] As.*$/gm, '#'))
  for (const option of ['--dry-run', '--all-or-nothing']) {
    const { out, error } = await take(option)
    expect(out + error).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Co}]/u)
    expect(out + error).toMatch(/u\{?(001|1)b/)
  }
})
