import { expect, it } from 'vitest'
import { sessionSteps } from '../../../src/server/edit/undo.ts'
import { confirm, polishIn, save } from '../../fixtures/edit.ts'
import { recordLine } from '../../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, readLocale } from '../../fixtures/exchange/project.ts'

const id = 'common:hero.title'
const files = {
  'en/common.json': { hero: { title: 'We translate.', lead: 'Lead' }, last: 'Last' },
  'pl/common.json': '{\n    "last": "Ostatni",\n    "hero": { "title": "Tłumaczymy." }\n}\n',
  '.workbench/records/pl.jsonl': {
    common: { 'hero.title': recordLine('We translate.', 'Tłumaczymy.', 'machine 2026-01-02 B. Lis') },
  },
  '.workbench/pl.glossary.json': { exceptions: [{ key: 'common:last', rule: 'spaces', reason: 'Once.' }] },
}
const excuses = [{ rule: 'spaces', reason: 'A heading.' }]

async function session() {
  const root = await makeProject(files)
  const steps = sessionSteps(polishIn(root))
  const remember = async (change: ReturnType<typeof save>) => {
    const edited = await change
    if (edited.kind === 'saved') steps.add({ ...edited, id })
  }
  return { root, steps, remember, saveTitle: () => remember(save(root, id, 'Dziś  tłumaczymy.', { excuses })) }
}

it('undo restores text, record and exception, to the byte, step by step', async () => {
  const { root, steps, remember, saveTitle } = await session()
  const before = [await hashOfLocales(root)]
  await saveTitle()
  expect(await readLocale(root, '.workbench/pl.glossary.json')).toContain('A heading.')
  before.push(await hashOfLocales(root))
  await remember(confirm(root, id, 'C. Wilk'))
  for (const state of before.toReversed()) {
    expect(await steps.undo()).toMatchObject({ kind: 'saved' })
    expect(await hashOfLocales(root)).toBe(state)
  }
  expect(await steps.undo()).toMatchObject({ kind: 'refused' })
})

it('undo leaves what was changed since', async () => {
  const { root, steps, saveTitle } = await session()
  await saveTitle()
  await putFiles(root, { '.workbench/pl.glossary.json': { exceptions: [] } })
  const before = await hashOfLocales(root)
  expect(await steps.undo()).toMatchObject({ kind: 'refused', reason: expect.stringContaining('changed since') })
  expect(await hashOfLocales(root)).toBe(before)
})
