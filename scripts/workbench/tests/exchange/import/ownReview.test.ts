import { execa } from 'execa'
import { expect, it } from 'vitest'
import { exportFile, recordLine, recordOf, stateWords, translated } from '../../fixtures/exchange/exported.ts'
import { changeText, today } from '../../fixtures/exchange/project.ts'

/** A review, also one in a file, needs the name of a person who did not translate the text. */

const byNowak = 'human (A. Nowak) 2026-01-02'
const project = (by = byNowak) => translated({ open: 'Open' }, { open: 'Otwórz' }, by)
const notice = '1 text marked as reviewed, but not by a second person who has a name: common:open.'

it.each([
  ['is none by its translator', 'A. Nowak', notice, recordLine('Open', 'Otwórz', byNowak)],
  [
    'is one by another person',
    'B. Lis',
    'common:open',
    recordLine('Open', 'Otwórz', `human (A. Nowak) ${today} B. Lis`),
  ],
])('a review in a file %s', async (_, reviewer, words, record) => {
  const { root, edit, take } = await exportFile('xliff', project())
  await edit('open', { state: 'final' })
  expect((await take('--reviewer', reviewer)).out).toContain(words)
  expect(await recordOf(root, 'open')).toBe(record)
})

it('a file with reviewed texts but without a name is no review', async () => {
  const { root, edit, take } = await exportFile('csv', project('human (D. Maj) 2026-01-02'))
  await edit('open', { state: stateWords.csv.checked ?? '' })
  const { out } = await take()
  expect(out).toContain(notice)
  expect(await recordOf(root, 'open')).toMatch(/ human (\(D\. Maj\) )?[\d-]+$/)
})

it.each([
  [
    'xliff',
    /<file [^>]*>/,
    '$&<header><phase-group><phase phase-name="p" contact-name="Ewa Lok"/></phase-group></header>',
  ],
  ['po', '"Language: pl', '"Last-Translator: Ewa Lok <ewa@example.org>\\n"\n$&'],
] as const)(
  'who is named in a file is the translator of what is new in it (%s), so that an approval is no review',
  async (format, from, to) => {
    const { root, file, edit, take } = await exportFile(format, project())
    await edit('open', { target: 'Otwarte', state: stateWords[format].checked ?? 'done' })
    await changeText(file, (text) => text.replace(from, to))
    expect((await take()).out).toContain('1 changed, 0 accepted, 0 confirmed')
    expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (Ewa Lok) ${today}`))
  },
)

it('the translator is the user of git, unless the file or --translator names one, also in a second import', async () => {
  const { root, edit, take } = await exportFile('po', project())
  await execa('git', ['init', '--quiet'], { cwd: root })
  await execa('git', ['config', 'user.name', 'Maria Kowalska'], { cwd: root })
  await edit('open', { target: 'Otwarte' })
  expect((await take()).out).toContain('Translator: Maria Kowalska, from git.')
  expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (Maria Kowalska) ${today}`))
  expect((await take('--translator', 'Ola Lis')).out).toContain('1 with a new translator')
  expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (Ola Lis) ${today}`))
})
