import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/model/units.ts'
import { recordLine, translated } from '../fixtures/exchange/exported.ts'
import { emptyEnglish, inLocales, makeProject, run } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

it('status --people tells who has translated and read which words on which day, from all commits', async () => {
  const { commit, write, i18n } = await makeRepository()
  const record = (rest: string) => ({
    '.workbench/pl.record.json': { common: { open: recordLine('Open the door', 'Otwórz drzwi', rest) } },
  })
  await commit('One', {
    ...inLocales({ ...emptyEnglish, ...record('human (A. Nowak) 2026-01-02') }),
    ...inLocales({ 'en/common.json': { open: 'Open the door' }, 'pl/common.json': { open: 'Otwórz drzwi' } }),
  })
  await commit('Two', inLocales(record('human (A. Nowak) 2026-01-03 B. Lis')))
  await write(inLocales(record('human (A. Nowak) 2026-01-05 B. Lis; C. Wilk')))
  const rowsOf = async (...more: string[]) =>
    JSON.parse((await i18n('status', 'pl', '--people', '--json', ...more)).said).map(
      ({ day, person, translated, reviewed }: Record<string, unknown>) => [day, person, translated, reviewed],
    )
  expect(await rowsOf()).toEqual([
    ['2026-01-05', 'C. Wilk', 0, 3],
    ['2026-01-03', 'B. Lis', 0, 3],
    ['2026-01-02', 'A. Nowak', 3, 0],
  ])
  expect(await rowsOf('--since', '2026-01-04')).toEqual([['2026-01-05', 'C. Wilk', 0, 3]])
  expect((await i18n('status', '--people', '--since', '2026-02-30')).said).toContain(
    '--since: expected a day such as 2026-11-01, found "2026-02-30".',
  )
})

const english = {
  known: 'Open the door of the large house now',
  same: 'Open the door of the large house now',
  like: 'Open the door of the small house now',
  twice: 'Nothing like it',
  again: 'Nothing like it',
  stale: 'One two three four five six seven eight nine eleven',
  doubted: 'Shut it',
}
const polish = { known: 'Otwórz', stale: 'Liczby', doubted: 'Zamknij' }
const former = 'One two three four five six seven eight nine ten'
const files = {
  ...translated(english, polish, { doubted: 'human 2026-01-02 needs-work B. Lis' }, { stale: former }),
  '.workbench/en.previous.json': { [hashOf([former])]: former },
}
const plan = {
  pages: {
    pl: { common: { translator: 'A. Nowak', reviewer: 'B. Lis', due: '2026-01-31' }, '*': { due: '2999-01-01' } },
  },
  rates: { '*': { currency: 'EUR', new: 0.1, '100': 0.01, repetitions: 0 } },
}

describe('a plan', { timeout: 30_000 }, () => {
  it('is shown by page, and says what is late', async () => {
    const root = await makeProject({ ...files, '.workbench/plan.json': plan })
    const { out } = await run(root, 'status', 'pl', '--pages')
    expect(out).toMatch(/common .* A\. Nowak, B\. Lis; 2026-01-31 \(late\)/)
    expect(out).toContain('pl: 1 page late: common (A. Nowak, B. Lis; 2026-01-31 (late)).')
    await run(root, 'status', 'pl', '--html', path.join(root, 'status.html'))
    expect(await readFile(path.join(root, 'status.html'), 'utf8')).toContain(
      '<td>A. Nowak, B. Lis; 2026-01-31 (late)</td>',
    )
  })
})

describe('a quotation', { timeout: 30_000 }, () => {
  const rowIn = async (root: string) => {
    const file = path.join(root, 'quote.csv')
    const { out } = await run(root, 'quote', 'pl', '--csv', file)
    expect(out).toContain(`Wrote ${file}.`)
    const text = (await readFile(file, 'utf8')).replace('\uFEFF', '')
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
  }

  it('counts words by match of the memory, repetitions once, and what is to be revised apart', async () => {
    const root = await makeProject({ ...files, '.workbench/plan.json': plan })
    const of = { locale: 'pl', page: 'common', translator: 'A. Nowak', reviewer: 'B. Lis', due: '2026-01-31' }
    const matches = { new: '3', '75–84 %': '0', '85–94 %': '18', '95–99 %': '0', '100 %': '8', repetitions: '3' }
    const sum = { 'to revise': '2', words: '34', price: '2.38', currency: 'EUR' }
    expect(await rowIn(root)).toEqual([{ ...of, ...matches, ...sum }])
  })
})
