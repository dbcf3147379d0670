import { rename } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { byId } from '../../src/panel/state/workspace.ts'
import { createLocalBackend } from '../../src/server/localBackend.ts'
import type { Changed } from '../../src/protocol/calls.ts'
import { polishIn } from '../fixtures/edit.ts'
import { makeProject, putFiles, readJson } from '../fixtures/exchange/project.ts'

const id = 'pages/about:title'

async function open() {
  const root = await makeProject({
    'en/common.json': { skip: 'Skip' },
    'en/pages/about.json': { title: 'About us' },
    'en/pages/home.json': { title: 'Welcome' },
    'pl/pages/about.json': { title: '' },
  })
  const backend = await createLocalBackend(polishIn(root))
  onTestFinished(backend.close)
  const sent: Changed[] = []
  backend.onChange((changed) => sent.push(changed))
  return { ...backend, root, sent }
}

it('goes through the texts in the order of the list of pages, in which those that pages share are last', async () => {
  const project = await (await open()).handlers.project({})
  expect(project.pages.at(-1)).toMatchObject({ view: 'shared', title: 'Header, footer, shared', address: '/pl' })
  const pages = [...byId(project).values()].map(({ view }) => view)
  expect(pages).toEqual(['home', 'about', 'shared'])
})

it('notifies panels of changes by a save, an undo and another program', async () => {
  const { handlers, root, sent, bundles } = await open()
  const { hashes: base } = await handlers.detail({ id })
  const saved = await handlers.save({ id, texts: { text: 'O nas' }, base, excuses: [], person: 'A. Nowak' })
  expect(saved).toMatchObject({ kind: 'saved', detail: { id, state: 'unconfirmed' } })
  expect(bundles().get('pl')?.get('pages/about')).toEqual({ title: 'O nas' })
  await vi.waitFor(() => expect(sent).toMatchObject([[{ id, state: 'unconfirmed' }]]), 10_000)

  expect(await handlers.undo({})).toMatchObject({ kind: 'saved', detail: { id } })
  expect(await readJson(root, 'pl/pages/about.json')).toEqual({ title: '' })
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject([{ id, state: 'untranslated' }]), 10_000)
  expect(await handlers.undo({})).toEqual({ kind: 'refused', reason: 'There is nothing to undo.' })

  // Editors and git replace a file.
  await putFiles(root, { 'pl/pages/about': { title: 'O firmie' } })
  await rename(path.join(root, 'locales/pl/pages/about'), path.join(root, 'locales/pl/pages/about.json'))
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject([{ id, state: 'unrecorded' }]), 10_000)
})
