import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOf } from '../../../src/exchange/formats/document.ts'
import { formats } from '../../../src/exchange/formats/formats.ts'
import { type FormatName, formatNames } from '../../../src/exchange/formats/model.ts'
import { readSoundTexts } from '../../../src/messages/texts.ts'
import { englishPages, exportFile, polishPages } from '../../fixtures/exchange/exported.ts'
import {
  emptyEnglish,
  makeProject,
  putFiles,
  readJson,
  readLocale,
  run,
  recorded,
} from '../../fixtures/exchange/project.ts'
import { encoded } from '../../fixtures/folder.ts'
import { polishRow, projectAt } from '../../fixtures/workbench.config.ts'

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
type Change = (text: string) => string | Uint8Array
const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to)
const until = (end: string) => (text: string) => text.slice(0, text.indexOf(end))

const oneForm = /\n\n[^\n]*\n(#[^\n]*\n)*msgctxt "common:pages_few"[\s\S]*?\n(?=\n)/
const twice = 'Found: the text again, first on line'

/**
 * The fault, the format, the change, and a part of the message; <<needle>> is the line with that text. tests/exchange/refine
 * tests hostile XML, which the same reader refuses.
 */
const cases: readonly (readonly [name: string, FormatName, Change, message: string])[] = [
  [
    'another language',
    'xliff',
    swap('target-language="pl"', 'target-language="cs-CZ"'),
    'bad.xlf:1: Found: "cs-CZ". Needed: a target language',
  ],
  ['an id twice', 'xliff', swap('resname="common:skip"', 'resname="common:brand"'), `common:brand: ${twice} 5`],
  ['a missing target', 'xliff', swap(/<target[^>]*>Dalej<\/target>/, ''), 'common:skip: Not translated.'],
  ['a lost variable', 'xliff', swap(/(<target[^>]*>)<ph [^>]*>.*?<\/ph>/, '$1'), 'common:brand: Missing: {{brand}}.'],
  ['an unknown code', 'xliff', swap('>Dalej<', '><ph id="77"/><'), '<ph>, which stands for no code'],
  ['a missing plural form', 'po', swap(oneForm, '\n'), 'Found: no entry for few'],
  [
    'two spaces together',
    'csv',
    swap('Dalej', 'Idź  dalej'),
    'bad.csv:<<common:skip>> common:skip: Two spaces together',
  ],
  ['a control character', 'xliff', swap('Dalej', 'Da\u0002lej'), 'bad.xlf:<<Da\u0002>>: Found: “Da'],
  ['an unknown state', 'csv', swap(',unrecorded,', ',done,'), 'Found: "done"'],
  ['a truncated file', 'csv', until('Dalej'), 'bad.csv:3 common:skip: Found: 4 cells. Needed: 12 cells'],
  ['an unknown id', 'csv', swap('common:skip,', 'common:gone,'), 'common:gone: Found: an unknown id. Needed:'],
  [
    'the encoding that Calc offers first in Poland',
    'csv',
    (text) => {
      const sentence =
        'Tłumaczymy treść kart informacyjnych, żeby pacjenci rozumieli swoje leczenie i mogli się zgodzić'
      return encoded(text.slice(1).replace('Dalej', sentence), 'windows-1250')
    },
    'Found: letters in another encoding. Needed: UTF-8. Save it as CSV again',
  ],
  ['a giant file', 'csv', (text) => text + 'x'.repeat(17_000_000), 'bad.csv has 17.0 MB'],
  ['an empty file', 'xliff', () => '', 'bad.xlf:1: Found: the end of the file'],
]

/** One project for all refused files, since none of them may change it, and an export of each format. */
let refusing: string
let unspoiled: Map<string, string>

beforeAll(async () => {
  refusing = await mkdtemp(path.join(tmpdir(), 'bad-input-'))
  await putFiles(refusing, emptyEnglish)
  await putFiles(refusing, texts)
  const document = await documentOf(await readSoundTexts(projectAt(refusing)), polishRow, {})
  unspoiled = new Map(formatNames.map((name) => [name, formats[name].serialize(document)]))
  return () => rm(refusing, { recursive: true })
})

/** Imports a spoiled export and returns the output. Nothing may be written. */
async function spoil(format: FormatName, change: Change) {
  const root = refusing
  const file = path.join(root, `bad.${format === 'xliff' ? 'xlf' : format}`)
  const text = unspoiled.get(format) ?? ''
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(file, changed)
  const { error, code } = await run(root, 'import', file, '--all-or-nothing')
  expect(code).toBe(1)
  return { error: error.replaceAll(`${root}/`, ''), changed }
}

describe('import refuses', () => {
  it.each(cases)('%s (%s)', async (_name, format, change, message) => {
    const { error, changed } = await spoil(format, change)
    const line = (needle: string) =>
      String(
        changed
          .toString()
          .split('\n')
          .findIndex((text) => text.includes(needle)) + 1,
      )
    expect(error).toContain(message.replace(/<<(.+?)>>/, (_all, needle: string) => line(needle)))
  })

  it('every problem of a file together, in the order of lines', async () => {
    const { error } = await spoil('po', (text) =>
      text.replace('"{{brand}} ma', '"ma').replace('"Dalej"', '""').replace('{{count}} stron"', '{{n}} stron"'),
    )
    const lines = error.split('\n').filter((line) => line.includes('bad.po:'))
    expect(lines).toHaveLength(3)
    expect(error).toContain('3 errors.\nNothing was written.')
  })

  it('a file of an unknown format', async () => {
    const root = await makeProject(texts)
    const letter = path.join(root, 'letter.txt')
    await writeFile(letter, 'Dear translator')
    expect((await run(root, 'import', letter)).error).toContain('letter.txt:1: neither XLIFF')
  })
})

it('writes correct texts, and lists the others with their lines', async () => {
  const project = { ...texts, 'pl/common.json': { read: 'Przeczytaj cały tekst' } }
  const { root, file, edit, take } = await exportFile('po', project)
  await edit('skip', { target: 'Dalej' })
  await edit('pages_one', { target: '{{count}} strona' })
  await edit('pages_few', { target: 'Stro\u200bny' })
  await edit('read', { target: 'Przeczytaj cały  ten tekst' })
  const written = (await readFile(file, 'utf8')).split('\n')
  const line = (id: string) => written.indexOf(`msgctxt "${id}"`) + 1
  const { out, code } = await take()
  expect(code).toBe(1)
  expect(out).toContain(`file.po:${line('common:pages_few')} common:pages_few: Missing: {{count}}.`)
  expect(out).toContain(`file.po:${line('common:read')} common:read: Two spaces together`)
  expect(out).toContain('\nPolish: 1 new, 0 changed')
  expect(out).toContain('\n2 texts left out because of errors.')
  expect(out).toContain('\n1 text not translated yet')
  expect(await readJson(root, 'pl/common.json')).toMatchObject({
    skip: 'Dalej',
    read: 'Przeczytaj cały tekst',
    brand: '',
  })
  expect(Object.keys(await recorded(root))).toEqual(['skip'])
})

it('counts a plural message of which some forms are translated once, and writes these', async () => {
  const { root, edit, take } = await exportFile('po', { ...texts, 'pl/common.json': {} })
  await edit('pages_one', { target: '{{count}} strona' })
  const { out, code } = await take()
  expect(code).toBe(0)
  expect(out).toContain('Polish: 0 new, 0 changed, 0 accepted, 1 translated in part, 0 unchanged.')
  expect(out).toContain('3 texts not translated yet')
  expect(await readJson(root, 'pl/common.json')).toMatchObject({ pages_one: '{{count}} strona', pages_few: '' })
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

describe('a file with characters that act on a terminal', () => {
  const hostile = '\u001b]0;pwned\u0007\u001b[31m\u009b2J\u202e\u200b\u2028\ue000'

  it.each([
    ['an id', (text: string) => text.replace('common:skip', `common:${hostile}`).replace(/^#\.? \[i\] As.*$/gm, '#')],
    ['a header', (text: string) => text.replace('Language: pl', `Language: ${hostile}`)],
  ])('prints none of them raw: %s', async (_where, change) => {
    const root = await makeProject(texts)
    const file = path.join(root, 'bad.po')
    await writeFile(file, change(unspoiled.get('po') ?? ''))
    for (const options of [['--dry-run'], ['--all-or-nothing']]) {
      const { out, error } = await run(root, 'import', file, ...options)
      expect(out + error).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Co}]/u)
      expect(out + error).toMatch(/u\{?(001|1)b/)
    }
  })
})
