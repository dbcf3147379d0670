import { expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { undoMessage } from '../../src/edit/undo.ts'
import { messageHistory } from '../../src/history/messageHistory.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { confirm, polishIn, save, unitIn } from '../fixtures/edit.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { emptyEnglish, inLocales, today } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

const id = 'common:hero.title'
async function historyIn(root: string) {
  const project = await readSoundProject(root)
  return messageHistory({ project, locale: localeOf('pl'), unit: await unitIn(root, id) })
}

it('tells who did what to a text and why, in commits and since the last of them, the newest first', async () => {
  const { folder, commit } = await makeRepository()
  await commit('Translate', {
    ...inLocales(emptyEnglish),
    ...inLocales({
      'en/common.json': { hero: { title: 'We translate.' }, other: 'Other' },
      'pl/common.json': { hero: { title: 'Tłumaczymy.' }, other: 'Inny' },
      '.workbench/pl.record.json': {
        common: { 'hero.title': recordLine('We translate.', 'Tłumaczymy.', 'machine 2026-01-02') },
      },
    }),
  })
  await commit('Another text', inLocales({ 'pl/common.json': { hero: { title: 'Tłumaczymy.' }, other: 'Drugi' } }))
  await commit(
    'A reviser’s word',
    inLocales({
      '.workbench/pl.record.json': {
        common: { 'hero.title': recordLine('We translate.', 'Tłumaczymy.', 'machine 2026-01-03 B. Lis') },
      },
      '.workbench/pl.comments.json': { common: { 'hero.title': ['B. Lis, 2026-01-03: Good.'] } },
    }),
  )
  await save(folder, id, 'Przekładamy.')
  await save(folder, id, 'Zniknie.')
  await undoMessage(polishIn(folder), id)
  await confirm(folder, id, 'C. Wilk')
  const found = await historyIn(folder)
  expect(found.map(({ what, texts }) => [what, texts?.['text']])).toEqual([
    [['reviewed by C. Wilk'], 'Przekładamy.'],
    [['translated by A. Nowak'], 'Przekładamy.'],
    [['reviewed by B. Lis', 'comment: B. Lis, 2026-01-03: Good.'], 'Tłumaczymy.'],
    [['translated by a machine'], 'Tłumaczymy.'],
  ])
  expect(found.map(({ who }) => who)).toEqual(['C. Wilk', 'A. Nowak', expect.any(String), expect.any(String)])
  expect(found.map(({ why }) => why)).toEqual([
    expect.stringContaining('Confirmed'),
    expect.stringContaining('Saved'),
    'A reviser’s word',
    'Translate',
  ])
  expect(found[0]?.at?.slice(0, 10)).toBe(today)
})
