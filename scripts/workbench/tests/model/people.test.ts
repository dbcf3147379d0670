import { expect, it, onTestFinished } from 'vitest'
import { readSoundProject } from '../../src/model/project.ts'
import { isAmong, knowPeople, personNamed } from '../../src/model/records/reviewers.ts'
import { confirm } from '../fixtures/edit.ts'
import { recordOf, translated } from '../fixtures/exchange/exported.ts'
import { makeProject, refusal, run } from '../fixtures/exchange/project.ts'

const people = { 'Maria Kowalska': ['MK', 'Mary'], 'Marek Kowalska': [], 'Ola Lis': [] }

async function projectWith(record = 'human (Maria Kowalska) 2026-01-02', list: unknown = people) {
  onTestFinished(() => knowPeople(new Map()))
  return makeProject({
    ...translated({ open: 'Open' }, { open: 'Otwórz' }, record),
    '.workbench/people.json': list,
  })
}

it('a short form is its name: in records, and for who reviews what', async () => {
  const root = await projectWith()
  const refused = await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'mary')
  expect(refused).toEqual(refusal('(second-person)'))
  expect(await confirm(root, 'common:open', 'MK')).toMatchObject({ kind: 'refused' })
  await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'O. Lis')
  expect(await recordOf(root, 'open')).toMatch(/ Ola Lis$/)
})

it('two people of the list are two, and what can be either is refused', async () => {
  await readSoundProject(await projectWith())
  expect(isAmong(['Maria Kowalska'], 'Kowalska, Marek')).toBe(false)
  expect(isAmong(['MK'], 'Maria  kowalska')).toBe(true)
  expect(personNamed('lis, ola')).toBe('Ola Lis')
  expect(() => personNamed('M. Kowalska')).toThrow('the full name of one of Maria Kowalska, Marek Kowalska')
})

it.each([
  [{ 'Ola Lis': 'OL' }, 'people.json:2: expected a list of short forms, found "OL"'],
  [{ 'Ola Lis': ['OL'], 'Olga Lis': ['OL'] }, '"OL" stands for two people'],
  [{ 'A; B': [] }, 'The list of people: expected the name of one person'],
])('a list that is none stops every command: %j', async (list, message) => {
  const root = await projectWith(undefined, list)
  expect(await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'C. Wilk')).toEqual(refusal(message))
})

it.each([
  ['maria  kowalska', true],
  ['M. Kowalska', true],
  ['Kowalska, Maria', true],
  ['Kowalska, M.', true],
  ['Marta Kowalska', false],
  ['Kowalska', false],
])('%s is taken for Maria Kowalska: %s', (name, isSame) => {
  expect(isAmong(['Maria Kowalska'], name)).toBe(isSame)
  expect(isAmong([name], 'Maria Kowalska')).toBe(isSame)
})

it.each([
  [' ', 'found nothing'],
  ['A; B', 'the name of one person'],
  ['needs-work A', 'which is a state'],
  ['A\u0007', 'an invisible character'],
  ['A (waiver: B)', 'which reads like a record'],
  ['A'.repeat(101), 'at most 100 characters, found 101'],
])('the name %j is refused', (name, message) => {
  expect(() => personNamed(name, 'Your name')).toThrow(message)
})
