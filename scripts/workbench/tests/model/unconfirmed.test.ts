import { expect, it } from 'vitest'
import type { Usage } from '../../src/model/coverage.ts'
import { readProject } from '../../src/model/project.ts'
import { unconfirmedViews } from '../../src/model/unconfirmed.ts'
import { makeProject } from '../fixtures/exchange/project.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'

const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:lead']],
  ['team', ['common:skip']],
])
const reviewed = 'machine 2026-01-02 A. Nowak'

/** The views that are unconfirmed in Polish when the record of a message of theirs ends so. */
async function viewsWith(record: string | null, text: string) {
  const root = await makeProject({
    'en/common.json': { skip: 'Skip' },
    'en/pages/about.json': { lead: 'Lead' },
    'pl/common.json': { skip: text },
    'pl/pages/about.json': { lead: 'Wstęp' },
    '.workbench/pl.record.json': {
      ...(record ? { common: { skip: record } } : {}),
      'pages/about': { lead: recordLine('Lead', 'Wstęp') },
    },
  })
  return [...(unconfirmedViews(await readProject(root), usage).get('pl') ?? [])]
}

it.each([
  ['comes from a machine', 'Pomiń', recordLine('Skip', 'Pomiń', 'machine 2026-01-02'), ['about', 'team']],
  ['was edited since its review', 'Przejdź', recordLine('Skip', 'Pomiń', reviewed), ['about', 'team']],
  ['was reviewed before English changed', 'Pomiń', recordLine('Go', 'Pomiń', reviewed), []],
  ['has no record', 'Pomiń', null, []],
])('each view is counted whose readers need a notice: a text that %s', async (_, text, record, views) => {
  expect(await viewsWith(record, text)).toEqual(views)
})
