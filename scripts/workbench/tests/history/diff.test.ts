import { describe, expect, it } from 'vitest'
import { markWords } from '../../src/history/wordDiff.ts'
import { hashOf } from '../../src/model/units.ts'
import { makeRepository } from '../repository.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'

const record = (english: string, text: string, rest = '') =>
  recordLine(english, text, `human 2026-01-01 ${rest}`.trim())

/** A commit "one", a commit "two", and a working tree in which nothing has changed since. */
async function history() {
  const repository = await makeRepository()
  await repository.commit('one', {
    'locales/en/common.json': { skip: 'Skip', close: 'Close', gone: 'Gone' },
    'locales/en/pages/about.json': { title: 'About us' },
    'locales/pl/common.json': { skip: 'Pomiń', close: 'Zamknij', gone: 'Nie ma', empty: '' },
    'locales/pl/pages/about.json': { title: 'Kim jesteśmy' },
    'locales/.workbench/pl.record.json': {
      common: { skip: record('Skip', 'Pomiń', 'A. Nowak'), close: record('Close', 'Zamknij') },
      'pages/about': { title: record('About us', 'Kim jesteśmy') },
    },
  })
  await repository.git('tag', 'one')
  await repository.commit('two', {
    'locales/pl/common.json': { skip: 'Pomiń menu', close: 'Zamknij', empty: 'Już nie' },
    'locales/.workbench/pl.record.json': {
      common: { skip: record('Skip', 'Pomiń menu'), close: record('Close', 'Zamknij', 'needs-work B. Lis') },
      'pages/about': { title: record('About us', 'Kim jesteśmy', 'B. Lis') },
    },
    'locales/.workbench/pl.comments.json': { common: { close: ['Za długie'] } },
    'locales/.workbench/pl.annotations.json': {
      common: { close: `${hashOf(['Zamknij'])} awkward minor 2026-01-02 (B. Lis) Drewniane` },
    },
  })
  return repository
}

describe('diff', () => {
  it('lists texts, reviews, needs-work, comments and annotations by key, between two commits', async () => {
    const { said, code } = await (await history()).i18n('diff', 'one', 'HEAD')
    expect(code).toBe(0)
    expect(said.split('\n').slice(2)).toEqual([
      'Polski (pl): 1 added, 1 removed, 1 changed, 1 reviewed, 1 no longer reviewed, 1 marked as needing work, 1 commented, 1 annotated',
      '  changed      common:skip',
      '    was        Pomiń',
      '    now        Pomiń{+ menu+}',
      '  added        common:empty',
      '    now        Już nie',
      '  removed      common:gone',
      '    was        Nie ma',
      '  reviewed     pages/about:title  B. Lis',
      '  review lost  common:skip  A. Nowak (now translated)',
      '  needs work   common:close',
      '  comment      common:close  Za długie',
      '  annotation   common:close  minor awkward: Drewniane (B. Lis)',
    ])
  })

  it('compares with the working tree, only the named pages and locales, as JSON too', async () => {
    const repository = await history()
    expect((await repository.i18n('diff')).said).toContain('no difference')
    await repository.write({ 'locales/en/pages/about.json': { title: 'About' } })
    expect((await repository.i18n('diff', '--locale', 'pl')).said).not.toContain('English')
    expect((await repository.i18n('diff', '--page', 'common')).said).toContain('no difference')
    const { said } = await repository.i18n('diff', 'HEAD', '--page', 'about', '--json')
    const { locales } = JSON.parse(said)
    expect(locales).toMatchObject([
      { locale: 'en', changes: [{ what: 'changed', key: 'pages/about:title', before: 'About us', after: 'About' }] },
      { locale: 'pl', changes: [{ what: 'review lost', note: 'B. Lis (now stale)' }] },
    ])
  })
})

it('changed words are marked whole, with the spaces between them, also in languages without spaces', () => {
  expect(markWords('One old red house', 'One new blue house', 'en').after).toBe('One {+new blue+} house')
  expect(markWords('我喜欢绿茶', '我喜欢红茶', 'zh').after).toBe('我喜欢{+红茶+}')
})
