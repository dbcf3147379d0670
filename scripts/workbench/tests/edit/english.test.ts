import { describe, expect, it } from 'vitest'
import { saveMessage } from '../../src/edit/save.ts'
import { textHash } from '../../src/model/units.ts'
import { unitIn } from '../fixtures/edit.ts'
import { englishRow, polishRow, projectAt } from '../fixtures/workbench.config.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { makeProject, readJson, today, recorded } from '../fixtures/exchange/project.ts'

const id = 'common:hero.title'
const [first, second] = ['We translate words.', 'We translate, words.'] as const
const reviewed = 'human (A. Nowak) 2026-01-02 B. Lis'
const files = {
  'en/common.json': { hero: { title: first, lead: 'Lead' } },
  'pl/common.json': { hero: { title: 'Tłumaczymy słowa.', lead: 'Wstęp' } },
  'de/common.json': { hero: { title: 'Wir übersetzen Wörter.', lead: 'Vorspann' } },
  '.workbench/records/pl.jsonl': { common: { 'hero.title': recordLine(first, 'Tłumaczymy słowa.', reviewed) } },
  '.workbench/records/de.jsonl': { common: { 'hero.title': recordLine('Older.', 'Wir übersetzen Wörter.', reviewed) } },
}
const german = { code: 'de', tag: 'de', name: 'Deutsch', dir: 'ltr', public: false } as const
const projectIn = (root: string) => projectAt(root, { locales: [englishRow, polishRow, german] })

async function save(root: string, text: string, person = 'C. Editor') {
  const unit = await unitIn(root, id, 'en', projectIn(root))
  const base = { english: unit.english, text: textHash(unit) }
  return saveMessage(
    { project: projectIn(root), locale: englishRow },
    { id, texts: { text }, base, excuses: [], person },
  )
}

const record = async (root: string, locale: string) => (await recorded(root, locale))['hero.title']

describe('English that is edited', () => {
  it('is written with a record, and makes the translations stale that were made from it', async () => {
    const root = await makeProject(files)
    expect(await save(root, second)).toMatchObject({ kind: 'saved' })
    expect((await readJson(root, 'en/common.json')).hero.title).toBe(second)
    expect(await record(root, 'en')).toBe(recordLine(second, second, `human (C. Editor) ${today}`))
    expect((await unitIn(root, id, 'pl', projectIn(root))).state).toBe('stale')
  })
})
