import { afterAll, beforeEach, expect, it } from 'vitest'
import { hashes, openEditor, saveRequest } from '../fixtures/editor.ts'

const editor = await openEditor()
await editor.signIn()
afterAll(editor.close)
beforeEach(() => {
  editor.asked.length = 0
})

const id = 'common:brand'
const plural = { one: '1', few: '2', many: '5', other: '1,5' }

it.each([
  ['detail', { id }],
  ['save', saveRequest],
  ['check', { id: 'common:days', texts: plural }],
  ['confirm', { id, base: hashes, person: 'A', waiver: 'There is nobody else' }],
  ['annotate', { id, base: hashes, person: 'A', type: 'terminology', severity: 'minor', comment: 'a\nb' }],
  ['other', { locale: 'de', id }],
])('a call of %s reaches the backend as it was made', async (name, body) => {
  expect((await editor.ask(name, body)).status).toBe(200)
  expect(editor.asked).toEqual([[name, body]])
})

it('an error of the backend is its sentence, and the next call is answered', async () => {
  const { backend } = editor
  const detail = backend.detail
  backend.detail = async () => {
    throw new Error('locales/pl/common.json:3: expected a comma, found none')
  }
  const failed = await editor.ask('detail', { id })
  expect([failed.status, JSON.parse(failed.body)]).toEqual([
    500,
    { error: 'locales/pl/common.json:3: expected a comma, found none' },
  ])
  backend.detail = detail
  expect((await editor.ask('detail', { id })).status).toBe(200)
})
