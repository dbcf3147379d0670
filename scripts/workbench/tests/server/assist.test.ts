import { readSoundTexts } from '../../src/messages/texts.ts'
import { type Files, makeProject, putFiles } from '../fixtures/exchange/project.ts'
import { polishRow, projectAt } from '../fixtures/workbench.config.ts'
import { hashOf } from '../../src/messages/units.ts'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { detailOf, type LocaleData, readLocaleData } from '../../src/server/assist/detail.ts'
import { translated } from '../fixtures/exchange/exported.ts'
import { memoryOf } from '../../src/server/assist/similar.ts'

/** The Polish data of a project with some files under locales/. */
const dataOf = async (files: Files): Promise<LocaleData> =>
  readLocaleData(await readSoundTexts(projectAt(await makeProject(files))), polishRow)

const memory = () => []
it('has note, comments, record, findings and exceptions of a message', async () => {
  const exception = { key: 'common:ask', rule: 'spaces', reason: 'A heading.' }
  const data = await dataOf({
    ...translated({ ask: 'Ask us.' }, { ask: 'Zapytaj' }, { ask: 'human 2026-01-02 A. Nowak' }),
    '.workbench/en.notes.json': [{ match: 'common:ask', note: 'A button.' }],
    '.workbench/pl.comments.json': { common: { ask: ['Formal or not?'] } },
    '.workbench/pl.glossary.json': { exceptions: [{ ...exception, text: hashOf(['Zapytaj']) }] },
  })
  const detail = await detailOf(data, 'common:ask', memory)
  expect(detail).toMatchObject({
    note: 'A button.',
    comments: ['Formal or not?'],
    record: { origin: 'human', date: '2026-01-02', reviewers: ['A. Nowak'] },
    englishChange: null,
    warnings: 1,
    findings: [{ rule: 'end-punctuation', key: 'common:ask', severity: 'warning' }],
    exceptions: [{ rule: 'spaces', reason: 'A heading.' }],
  })
})

it('names the terms of the glossary that the check finds, the longest first, without those inside others', async () => {
  const term = (name: string, use: string[], more = {}) => ({ term: name, use, ...more })
  const data = await dataOf({
    ...translated({ a: 'Sponsors of clinical trials read consent forms at trials.' }, {}),
    '.workbench/pl.glossary.json': {
      terms: [
        term('trial', ['prób*']),
        term('clinical trial', ['badan* kliniczn*'], { avoid: ['prób* kliniczn*'], note: 'ICH' }),
        term('form', ['formularz*']),
        term('consent form', []),
      ],
    },
  })
  const { terms } = await detailOf(data, 'common:a', memory)
  expect(terms.map((hit) => [hit.term, hit.use, hit.avoid, hit.note])).toEqual([
    ['clinical trial', ['badan* kliniczn*'], ['prób* kliniczn*'], 'ICH'],
    ['consent form', [], [], null],
    ['trial', ['prób*'], [], null],
  ])
})

it('marks the changes of the English since the translation, each text once', async () => {
  const english = { skip: 'Skip the navigation', files_one: 'One file', files_other: '{{count}} new files' }
  const polish = { skip: 'Pomiń menu', files_one: 'a', files_few: 'b', files_many: 'c', files_other: 'd' }
  const former = { skip: ['Skip the menu'], files: ['One file', '{{count}} files'] }
  const [one, other] = former.files
  const root = await makeProject({ 'en/common.json': { skip: former.skip[0], files_one: one, files_other: other } })
  const git = (...args: string[]) => execa('git', args, { cwd: root })
  await git('init', '--quiet')
  await git('add', '--all')
  await git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Begin')
  await putFiles(root, translated(english, polish, {}, former))
  const data = await readLocaleData(await readSoundTexts(projectAt(root)), polishRow)
  const changeOf = async (id: string) =>
    (await detailOf(data, id, memory)).englishChange?.map((change) =>
      [change.before, change.after].map((runs) => runs.flatMap(({ text, changed }) => (changed ? [text] : []))),
    )
  expect(await changeOf('common:skip')).toEqual([[['menu'], ['navigation']]])
  expect(await changeOf('common:files')).toEqual([[[], ['new ']]])
})

const matchesOf = async (files: Files, id: string) => {
  const data = await dataOf(files)
  return (await detailOf(data, id, memoryOf(data))).memory
}

it('scores by words, and marks differences', async () => {
  const english = {
    a: 'Send us your package leaflet',
    b: 'Send us the package leaflet',
    c: 'Send us your clinical leaflet today, please',
    d: 'SEND us your package leaflet!',
    e: 'Read the package insert now',
  }
  const polish = { b: 'Prześlij nam ulotkę', c: 'Wyślij', d: 'Prześlij', e: 'Przeczytaj' }
  const matches = await matchesOf(translated(english, polish), 'common:a')
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:d', 99],
    ['common:b', 80],
  ])
  expect(matches[1]).toMatchObject({ source: english.b, target: polish.b })
  expect(matches[1]?.difference.filter(({ changed }) => changed)).toEqual([{ text: 'the', changed: true }])
})

it('offers the same English first, reviewed before others, each wording once, and never a text to itself', async () => {
  const english = { a: 'Contact us', b: 'Contact us', c: 'Contact us', d: 'Contact us', e: 'Contact us.' }
  const polish = { a: 'Napisz', b: 'Zadzwoń', c: 'Napisz do nas', d: 'Zadzwoń', e: 'Napisz.' }
  const matches = await matchesOf(
    translated(english, polish, { c: 'human 2026-01-02 A. Nowak', e: 'human 2026-01-02 A. Nowak' }),
    'common:a',
  )
  expect(matches.map(({ id, score }) => [id, score])).toEqual([
    ['common:c', 100],
    ['common:b', 100],
    ['common:e', 99],
  ])
})

it('leaves out texts that are unrecorded, need work or are verbatim', async () => {
  const same = 'Contact us'
  const files = translated(
    { a: same, b: same, c: same, d: same },
    { b: 'Zmieniony', c: 'Niedobry', d: same },
    { c: 'human 2026-01-02 needs-work A. Nowak' },
  )
  const edited = { ...files['pl/common.json'], b: 'Zmieniony ręcznie' }
  const verbatim = { en: ['common:d'] }
  const all = { ...files, 'pl/common.json': edited, '.workbench/en.glossary.json': { verbatim } }
  expect(await matchesOf(all, 'common:a')).toEqual([])
})

it('matches the plural forms of messages one by one', async () => {
  const [one, other] = ['One file', '{{count}} files']
  const english = { a_one: one, a_other: other, b_one: one, b_other: other, c: other }
  const polish = { a_one: 'Plik', a_few: '{{count}} pliki', a_many: '{{count}} plików', a_other: '{{count}} pliku' }
  const files = translated(english, polish)
  expect((await matchesOf(files, 'common:b')).map(({ target }) => target)).toEqual(Object.values(polish))
  expect((await matchesOf(files, 'common:c')).map(({ target }) => target)).toEqual(['{{count}} pliku'])
})
