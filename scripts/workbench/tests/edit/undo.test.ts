import { describe, expect, it } from 'vitest'
import { redoMessage, stepsLeft, undoMessage } from '../../src/edit/undo.ts'
import { confirm, polishIn, save } from '../fixtures/edit.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, readLocale } from '../fixtures/exchange/project.ts'

const id = 'common:hero.title'
const files = {
  'en/common.json': { hero: { title: 'We translate.', lead: 'Lead' }, last: 'Last' },
  'pl/common.json': '{\n    "last": "Ostatni",\n    "hero": { "title": "Tłumaczymy." }\n}\n',
  '.workbench/pl.record.json': {
    common: { 'hero.title': recordLine('We translate.', 'Tłumaczymy.', 'machine 2026-01-02 B. Lis') },
  },
  '.workbench/pl.glossary.json': { exceptions: [{ key: 'common:last', rule: 'spaces', reason: 'Once.' }] },
}
const excuses = [{ rule: 'end-punctuation', term: null, reason: 'A heading.' }]
const saveTitle = (root: string, text: string) => save(root, id, text, { excuses })
const undo = (root: string, wanted = id) => undoMessage(polishIn(root), wanted)
const undone = expect.objectContaining({ kind: 'saved' })

describe('undo', () => {
  it('takes text, record and exception back, to the byte, and says when there is nothing more', async () => {
    const root = await makeProject(files)
    const before = await hashOfLocales(root)
    await saveTitle(root, 'Tłumaczymy')
    expect(await readLocale(root, '.workbench/pl.glossary.json')).toContain('A heading.')
    expect(await undo(root)).toEqual(undone)
    expect(await hashOfLocales(root)).toBe(before)
    expect(await undo(root)).toMatchObject({
      kind: 'refused',
      reason: 'There is no change of common:hero.title to take back: only those made here can be.',
    })
  })

  it('goes back step by step, through confirmations, whatever else was changed between', async () => {
    const root = await makeProject({ ...files })
    const before = await hashOfLocales(root)
    await saveTitle(root, 'Przekładamy.')
    const saved = await hashOfLocales(root)
    await confirm(root, id, 'C. Wilk')
    await save(root, 'common:last', 'Końcowy')
    await undo(root, 'common:last')
    for (const state of [saved, before]) {
      expect(await undo(root)).toEqual(undone)
      expect(await hashOfLocales(root)).toBe(state)
    }
  })

  it.each([
    ['by hand', (root: string) => putFiles(root, { 'pl/common.json': { hero: { title: 'Inny' } } })],
    ['in the glossary', (root: string) => putFiles(root, { '.workbench/pl.glossary.json': { exceptions: [] } })],
  ])('leaves what was changed since %s', async (_, change) => {
    const root = await makeProject(files)
    await saveTitle(root, 'Tłumaczymy')
    await change(root)
    const before = await hashOfLocales(root)
    expect(await undo(root)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('by something else') })
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('can be done again, until the message is changed', async () => {
    const root = await makeProject(files)
    const redo = () => redoMessage(polishIn(root), id)
    const before = await hashOfLocales(root)
    await saveTitle(root, 'Tłumaczymy')
    const saved = await hashOfLocales(root)
    await confirm(root, id, 'C. Wilk')
    const confirmed = await hashOfLocales(root)
    await undo(root)
    await undo(root)
    expect(await hashOfLocales(root)).toBe(before)
    expect(await stepsLeft(polishIn(root))).toEqual({ undo: null, redo: { id, done: 'Saved' } })
    for (const state of [saved, confirmed]) {
      expect(await redo()).toEqual(undone)
      expect(await hashOfLocales(root)).toBe(state)
    }
    expect(await redo()).toMatchObject({ kind: 'refused' })
    await undo(root)
    await saveTitle(root, 'Przekładamy.')
    expect(await redo()).toMatchObject({ kind: 'refused' })
    expect(await stepsLeft(polishIn(root))).toEqual({ undo: { id, done: 'Saved' }, redo: null })
  })
})
