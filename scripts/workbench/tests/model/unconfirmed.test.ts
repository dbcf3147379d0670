import { expect, it } from 'vitest'
import type { Usage } from '../../src/model/coverage.ts'
import { readProject } from '../../src/model/project.ts'
import { unconfirmedViews } from '../../src/model/unconfirmed.ts'
import { hashOf } from '../../src/model/units.ts'
import { makeProject } from '../fixtures/exchange/project.ts'

const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:lead']],
  ['team', ['common:skip']],
])
const english = hashOf(['Skip'])
const polish = hashOf(['Pomiń'])

/** The views that are unconfirmed in Polish when the record of a message of theirs ends so. */
async function viewsWith(record: string | null, text = 'Pomiń') {
  const root = await makeProject({
    'en/common.json': { skip: 'Skip' },
    'en/pages/about.json': { lead: 'Lead' },
    'pl/common.json': { skip: text },
    'pl/pages/about.json': { lead: 'Wstęp' },
    '.workbench/pl.record.json': {
      ...(record ? { common: { skip: record } } : {}),
      'pages/about': { lead: `${hashOf(['Lead'])} ${hashOf(['Wstęp'])} human 2026-01-02` },
    },
  })
  return [...(unconfirmedViews(await readProject(root), usage).get('pl') ?? [])]
}

it.each([
  ['a machine', 'machine 2026-01-02'],
  ['a machine, while somebody says that it needs work', 'machine 2026-01-02 needs-work A. Nowak'],
  ['a machine, and was confirmed with a waiver alone', 'machine (A. Nowak) 2026-01-02 A. Nowak (waiver: Alone)'],
])('counts each view that shows a text which comes from %s', async (_, rest) => {
  expect(await viewsWith(`${english} ${polish} ${rest}`)).toEqual(['about', 'team'])
})

it('counts a text that was edited without a record since its review', async () => {
  const reviewed = `${english} ${polish} machine 2026-01-02 A. Nowak`
  expect(await viewsWith(reviewed, 'Przejdź')).toEqual(['about', 'team'])
})

it.each([
  ['a machine, and was reviewed', `${english} ${polish} machine 2026-01-02 A. Nowak`],
  ['a machine, and was reviewed before English changed', `${hashOf(['Go'])} ${polish} machine 2026-01-02 A. Nowak`],
  ['a person', `${english} ${polish} human 2026-01-02`],
  ['no record', null],
])('does not count a text that comes from %s', async (_, record) => {
  expect(await viewsWith(record)).toEqual([])
})
