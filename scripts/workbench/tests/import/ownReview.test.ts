import { describe, expect, it } from 'vitest'
import { exportFile, recordLine, recordOf, stateWords, translated } from '../fixtures/exchange/exported.ts'
import { changeText, today } from '../fixtures/exchange/project.ts'

/** A review is by somebody with a name who did not translate the text, in a file too. */

const byNowak = 'human (A. Nowak) 2026-01-02'
const project = (by = byNowak) => translated({ open: 'Open' }, { open: 'Otwórz' }, by)
const exported = () => exportFile('xliff', project())
const notice = '1 message called reviewed by whoever translated it, which is no review: common:open.'

describe('a review in a file', { timeout: 30_000 }, () => {
  const wilk = ['--translator', 'C. Wilk', '--reviewer']
  const recordOfNew = (rest: string) => recordLine('Open', 'Otwarte', `human (C. Wilk) ${today}${rest}`)

  it.each([
    ['is none by its translator', {}, ['--reviewer', 'A. Nowak'], notice, recordLine('Open', 'Otwórz', byNowak)],
    ['is none of a new text by its translator', { target: 'Otwarte' }, [...wilk, 'C. Wilk'], notice, recordOfNew('')],
    [
      'may be by who made the text before',
      { target: 'Otwarte' },
      [...wilk, 'A. Nowak'],
      'common:open',
      recordOfNew(' A. Nowak'),
    ],
    [
      'is one',
      {},
      ['--reviewer', 'B. Lis'],
      'common:open',
      recordLine('Open', 'Otwórz', `human (A. Nowak) ${today} B. Lis`),
    ],
  ])('%s', async (_, change, options, words, record) => {
    const { root, edit, take } = await exported()
    await edit('open', { ...change, state: 'final' })
    expect((await take(...options)).out).toContain(words)
    expect(await recordOf(root, 'open')).toBe(record)
  })
})

it.each([{ target: 'Otwarte' }, {}])(
  'a file that calls texts reviewed by nobody named is no review: %o',
  async (change) => {
    const { root, edit, take } = await exportFile('csv', project('human (D. Maj) 2026-01-02'))
    await edit('open', { ...change, state: stateWords.csv.checked ?? '' })
    const { out } = await take()
    expect(out).toContain('0 reviewed')
    expect(out).toContain('1 message called reviewed by nobody named, which is no review: common:open.')
    expect(await recordOf(root, 'open')).toMatch(/ human (\(D\. Maj\) )?[\d-]+$/)
  },
)

describe('who is named in a file', { timeout: 30_000 }, () => {
  it.each([
    [
      'xliff',
      /<file [^>]*>/,
      '$&<header><phase-group><phase phase-name="p" contact-name="Ewa Lok"/></phase-group></header>',
    ],
    ['po', '"Language: pl', '"Last-Translator: Ewa Lok <ewa@example.org>\\n"\n$&'],
  ] as const)(
    'is the translator of what is new in it (%s), so that an approval is no review',
    async (format, from, to) => {
      const { root, file, edit, take } = await exportFile(format, project())
      await edit('open', { target: 'Otwarte', state: stateWords[format].checked ?? 'done' })
      await changeText(file, (text) => text.replace(from, to))
      expect((await take()).out).toContain('1 changed, 0 confirmed, 0 reviewed')
      expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (Ewa Lok) ${today}`))
    },
  )
})
