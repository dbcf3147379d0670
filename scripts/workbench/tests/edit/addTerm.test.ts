import { expect, it } from 'vitest'
import { addTerm } from '../../src/edit/save.ts'
import { polishIn, save, unitIn } from '../fixtures/edit.ts'
import { makeProject, readJson } from '../fixtures/exchange/project.ts'

const files = {
  'en/common.json': { two: 'Two sponsors.' },
  'pl/common.json': { two: 'Dwóch sponsorów.' },
  '.workbench/pl.record.json': {},
}

it('puts a term into the glossary, from then on a rule, until a reason says otherwise for one text', async () => {
  const root = await makeProject(files)
  const id = 'common:two'
  const add = (term: string) =>
    addTerm(polishIn(root), { id, term, use: ['zleceniodawc*', ' '], avoid: [], note: '', person: 'A. Nowak' })
  expect(await add('sponsor')).toMatchObject({ kind: 'saved' })
  expect(await readJson(root, '.workbench/pl.glossary.json')).toEqual({
    terms: [{ term: 'sponsor', use: ['zleceniodawc*'] }],
  })
  expect(await add('sponsor')).toMatchObject({ kind: 'refused', reason: expect.stringContaining('twice') })
  expect(await add('')).toMatchObject({ kind: 'refused' })
  const held = await save(root, id, 'Dwaj sponsorzy.')
  expect(held).toMatchObject({ kind: 'findings', findings: [{ rule: 'required-term' }] })
  const excuses = [{ rule: 'required-term', term: null, reason: 'Of an event.' }]
  expect(await save(root, id, 'Dwaj sponsorzy.', { excuses })).toMatchObject({ kind: 'saved' })
  expect((await unitIn(root, id)).state).toBe('translated')
})
