import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLocalBackend } from '../../src/local/localBackend.ts'
import type { Changed } from '../../src/protocol/protocol.ts'
import { makeProject, putFiles } from '../fixtures/exchange/project.ts'
import { polishIn } from '../fixtures/edit.ts'

const id = 'common:title'

async function openProject() {
  const root = await makeProject({
    'en/common.json': { title: 'Title', more: 'More' },
    'pl/common.json': { title: 'Tytuł', more: 'Więcej' },
    '.workbench/pl.record.json': {},
  })
  const nowhere = { order: new Map(), uses: new Map() }
  const backend = await createLocalBackend({ ...polishIn(root), findUses: async () => nowhere })
  onTestFinished(backend.close)
  const told: Changed[] = []
  backend.onChange((changed) => told.push(changed))
  const save = async (text: string) => {
    const { hashes } = await backend.detail({ id })
    return backend.save({ id, texts: { text }, base: hashes, excuses: [], person: 'A. Nowak' })
  }
  return { root, backend, told, save }
}

it('tells once what a save has changed, and does not read all files again for it', async () => {
  const { backend, told, save } = await openProject()
  expect(await save('Nagłówek')).toMatchObject({ kind: 'saved' })
  const bundles = backend.bundles()
  // Longer than it takes to notice what another program has changed.
  await setTimeout(1000)
  expect(told).toMatchObject([[{ id, forms: [{ target: 'Nagłówek' }], state: 'translated' }]])
  expect(backend.bundles()).toBe(bundles)
})

it('tells what other programs change, also right after a save', async () => {
  const { root, backend, told, save } = await openProject()
  await save('Nagłówek')
  await putFiles(root, { 'pl/common.json': { title: 'Nagłówek', more: 'Inny tekst' } })
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject([{ id: 'common:more', forms: [{ target: 'Inny tekst' }] }]))
  expect(told).toHaveLength(2)
  await putFiles(root, { 'en/common.json': { title: 'Title', more: 'More', new: 'New' } })
  await vi.waitFor(() => expect(told.at(-1)).toBeNull())
  expect((await backend.project({})).messages.map((message) => message.id)).toContain('common:new')
})
