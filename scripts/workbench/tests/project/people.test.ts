import { expect, it } from 'vitest'
import { personNamed } from '../../src/project/records/reviewers.ts'
import { confirm } from '../fixtures/edit.ts'
import { recordOf, translated } from '../fixtures/exchange/exported.ts'
import { makeProject, refusal, run } from '../fixtures/exchange/project.ts'

const projectWith = (list: unknown = ['Maria Kowalska', 'Ola Lis']) =>
  makeProject({
    ...translated({ open: 'Open' }, { open: 'Otwórz' }, 'human (Maria Kowalska) 2026-01-02'),
    '.workbench/people.json': list,
  })

it('accepts only names of the list of people, if there is one', async () => {
  const root = await projectWith()
  const review = (name: string) => run(root, 'accept', 'pl', 'common:open', '--reviewer', name)
  expect(await review('O. Lis')).toEqual(refusal('one of the names in people.json, Maria Kowalska, Ola Lis'))
  await expect(confirm(root, 'common:open', 'ola lis')).rejects.toThrow('one of the names in people.json')
  await review('Ola Lis')
  expect(await recordOf(root, 'open')).toMatch(/ Ola Lis$/)
})

it('an invalid list stops every command', async () => {
  const root = await projectWith({ 'Ola Lis': [] })
  const accepted = await run(root, 'accept', 'pl', 'common:open', '--reviewer', 'C. Wilk')
  expect(accepted).toEqual(refusal('people.json:1: Found:'))
})

it.each([
  [' ', 'Missing: the name'],
  ['A; B', 'the name of one person'],
])('the name %j is refused', (name, message) => {
  expect(() => personNamed(name, [], 'Your name')).toThrow(message)
})
