import { expect, it } from 'vitest'
import { saveMessage } from '../../../src/server/edit/save.ts'
import { textHash } from '../../../src/messages/units.ts'
import { unitIn } from '../../fixtures/edit.ts'
import { englishRow, projectAt } from '../../fixtures/workbench.config.ts'
import { recordLine } from '../../fixtures/exchange/exported.ts'
import { makeProject, readJson, today, recorded } from '../../fixtures/exchange/project.ts'

const id = 'common:hero.title'
const [first, second] = ['We translate words.', 'We translate, words.'] as const
const reviewed = 'human (A. Nowak) 2026-01-02 B. Lis'
const files = {
  'en/common.json': { hero: { title: first, lead: 'Lead' } },
  'pl/common.json': { hero: { title: 'Tłumaczymy słowa.', lead: 'Wstęp' } },
  '.workbench/records/pl.jsonl': { common: { 'hero.title': recordLine(first, 'Tłumaczymy słowa.', reviewed) } },
}

it('edited English is written with a record, and makes its translations stale', async () => {
  const root = await makeProject(files)
  const unit = await unitIn(root, id, 'en')
  const request = { id, texts: { text: second }, excuses: [], person: 'C. Editor' }
  const base = { english: unit.english, text: textHash(unit) }
  const saved = await saveMessage({ project: projectAt(root), locale: englishRow }, { ...request, base })
  expect(saved).toMatchObject({ kind: 'saved' })
  expect((await readJson(root, 'en/common.json')).hero.title).toBe(second)
  expect((await recorded(root, 'en'))['hero.title']).toBe(recordLine(second, second, `human (C. Editor) ${today}`))
  expect((await unitIn(root, id)).state).toBe('stale')
})
