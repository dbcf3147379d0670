import { expect, it } from 'vitest'
import { save, seen } from '../../fixtures/edit.ts'
import { translated } from '../../fixtures/exchange/exported.ts'
import { makeProject, putFiles, readJson } from '../../fixtures/exchange/project.ts'

const id = 'common:title'
const files = translated({ title: 'Clinical trials' }, { title: 'Badania kliniczne' })

it.each([
  ['by hand', (root: string) => putFiles(root, { 'pl/common.json': { title: 'Ich tekst' } }), 'Ich tekst'],
  ['in the editor', (root: string) => save(root, id, 'Ich tekst'), 'Ich tekst'],
  ['in English', (root: string) => putFiles(root, { 'en/common.json': { title: 'Studies' } }), 'Badania kliniczne'],
])('a message that was changed %s is not overwritten', async (_, change, there) => {
  const root = await makeProject(files)
  const base = await seen(root, id)
  await change(root)
  expect(await save(root, id, 'Mój tekst', { base })).toEqual({ kind: 'conflict' })
  expect(await readJson(root, 'pl/common.json')).toEqual({ title: there })
})
