import { expect, it } from 'vitest'
import { addTerm, replaceTexts } from '../../src/edit/save.ts'
import { redoMessage, stepsLeft, undoMessage } from '../../src/edit/undo.ts'
import { polishIn, save, seen, unitIn } from '../fixtures/edit.ts'
import { hashOfLocales, makeProject, readJson } from '../fixtures/exchange/project.ts'

const files = {
  'en/common.json': { one: 'One sponsor {{brand}}.', two: 'Two sponsors.', three: 'Three' },
  'pl/common.json': { one: 'Jeden sponsor {{brand}}.', two: 'Dwóch sponsorów.', three: 'Trzy' },
  '.workbench/pl.record.json': {},
}

async function replace(root: string, texts: Readonly<Record<string, string>>) {
  const changes = Object.entries(texts).map(async ([key, text]) => {
    const id = `common:${key}`
    return { id, texts: { text }, base: await seen(root, id) }
  })
  return replaceTexts(polishIn(root), { changes: await Promise.all(changes), person: 'A. Nowak' })
}

it('saves several texts at once, leaves those that a rule stops, and is taken back and done again as one', async () => {
  const root = await makeProject(files)
  const before = await hashOfLocales(root)
  const { replaced } = await replace(root, {
    one: 'Jeden zleceniodawca.',
    two: 'Dwóch zleceniodawców.',
    three: 'Trzy razy',
  })
  expect(replaced).toMatchObject({
    replaced: ['common:two', 'common:three'],
    left: [{ id: 'common:one', reason: expect.stringContaining('{{brand}}') }],
  })
  const after = await hashOfLocales(root)
  expect((await stepsLeft(polishIn(root))).undo).toMatchObject({ done: 'Replaced', count: 2 })
  await undoMessage(polishIn(root), 'common:three')
  expect(await hashOfLocales(root)).toBe(before)
  await redoMessage(polishIn(root), 'common:two')
  expect(await hashOfLocales(root)).toBe(after)
})

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
