import { describe, expect, it } from 'vitest'
import { type LocaleProblem, parseLocaleFile } from '../../src/project/localeFile.ts'
import { readSoundTexts, unitsIn } from '../../src/messages/texts.ts'
import { exportAgain, recordLine } from '../fixtures/exchange/exported.ts'
import { makeProject, putFiles, readLocale, run } from '../fixtures/exchange/project.ts'
import { polishRow, projectAt } from '../fixtures/workbench.config.ts'
import { localeOf } from '../../src/project/project.ts'
import { unitId } from '../../src/messages/units.ts'
import { wholeText, withWholeText } from '../../src/project/wholeFile.ts'

it.each([
  ['a byte-order mark', '\uFEFF{ "a": "x" }', '1: The file begins with a byte-order mark.'],
  ['a key twice', '{ "a": "x",\n "a": "y" }', '2: The key "a" is there twice.'],
  ['the prototype of objects', '{ "__proto__": { "a": "x" } }', '1: Found: "__proto__". Needed: another name'],
  ['an empty text', '{ "a": { "b": " " } }', '1: Found: an empty text. Needed: a text for "a.b"'],
  [
    'a number',
    '{ "a": 5 }',
    '1: Found: a value of type number. Needed: a text, or a group of texts in braces, for "a"',
  ],
])('a locale file with %s is refused', (_, text, message) => {
  const problems: LocaleProblem[] = []
  const file = 'locales/pl/common.json'
  parseLocaleFile({ file, locale: 'pl', namespace: 'common', text, mayBeBlank: false }, problems)
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(`${file}:${message}`)])
})

const record = recordLine('Title', 'Tytuł', 'human 2026-01-02 A. Nowak')

it('moves the record of a renamed key to the message with its English and its text', async () => {
  const root = await makeProject({
    'en/common.json': { heading: 'Title', other: 'Title' },
    'pl/common.json': { heading: 'Tytuł', other: 'Nagłówek' },
    '.workbench/records/pl.jsonl': { common: { title: record } },
  })
  const project = await readSoundTexts(projectAt(root))
  const states = unitsIn(project, polishRow).map(({ key, state }) => [key, state])
  expect(states).toEqual([
    ['heading', 'confirmed'],
    ['other', 'unrecorded'],
  ])
})

const article = (title: string, text: string, more = '') => `---\ntitle: "${title}"\n${more}---\n\n${text}\n`
const english = article('A desk: Tokyo', 'We “work” {{there}} & here.\n\n- One\n- Two')
const polish = article('Biuro: Tokio', 'Pracujemy „tam” {{there}} & tu.\n\n- Raz\n- Dwa', 'draft: true\n')
const tokyo = { 'en/news/tokyo.md': english, 'pl/news/tokyo.md': polish }

const stateOf = async (root: string) => unitsIn(await readSoundTexts(projectAt(root)), polishRow)[0]?.state
const accept = (root: string, ...rest: string[]) => run(root, 'accept', 'pl', 'news/tokyo:text', ...rest)
const read = (root: string) => readLocale(root, 'pl/news/tokyo.md')

it('a whole file is a message of the locales that have it, and pages do not read it', async () => {
  const root = await makeProject({ ...tokyo, 'en/news/iso.md': english, 'pl/simple/own.md': polish })
  const project = await readSoundTexts(projectAt(root))
  const ids = (code: string) => unitsIn(project, localeOf(project, code)).map(unitId)
  expect([ids('en'), ids('pl')]).toEqual([['news/iso:text', 'news/tokyo:text'], ['news/tokyo:text']])
  expect(project.bundles.get('en')?.get('news/tokyo')).toEqual({})
})

describe('the line about drafts', () => {
  it.each([
    ['first', '---\ndraft: true\ntitle: A\n---\nB\n', false],
    ['last, with the ends of lines of Windows', '---\r\ntitle: A\r\ndraft: false\r\n---\r\nB', false],
    ['missing', '---\ntitle: A\n---\ndraft: true\n\n---\n', true],
  ])('%s, is no part of the text, and stays where it is', (_, file, isText) => {
    expect(withWholeText(file, wholeText(file))).toBe(file)
    expect(wholeText(file).includes('draft')).toBe(isText)
  })
})

it('a whole file has the states of a message; publishing a draft changes none', async () => {
  const root = await makeProject(tokyo)
  await accept(root, '--translator', 'A. Nowak')
  await putFiles(root, { 'pl/news/tokyo.md': polish.replace('draft: true\n', '') })
  expect(await stateOf(root)).toBe('unconfirmed')
  await putFiles(root, { 'en/news/tokyo.md': english.replace('One', 'Three') })
  expect(await stateOf(root)).toBe('english-changed')
  await putFiles(root, { 'pl/news/tokyo.md': '' })
  expect(await stateOf(root)).toBe('untranslated')
})

it('an import writes a whole file, byte for byte', async () => {
  const root = await makeProject(tokyo)
  await accept(root)
  const { change, take } = await exportAgain(root, 'xliff')
  await change((text) => text.replace('Dwa', 'Trzy'))
  expect(await take('--translator', 'C. Wilk')).toMatchObject({ error: '', code: 0 })
  expect(await read(root)).toBe(polish.replace('Dwa', 'Trzy'))
  expect(await stateOf(root)).toBe('unconfirmed')
})
