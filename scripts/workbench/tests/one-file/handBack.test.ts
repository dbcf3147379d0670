import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { annotateMessage, confirmMessage } from '../../src/edit/revise.ts'
import { saveMessage } from '../../src/edit/save.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { handBack, snapshotOf } from '../../src/one-file/browser/handBack.ts'
import { polishIn, seen } from '../fixtures/edit.ts'
import {
  englishPages,
  polishPages,
  polishTexts,
  recordLine,
  recordOf,
  translated,
} from '../fixtures/exchange/exported.ts'
import { makeProject, readJson, readLocale, run, today } from '../fixtures/exchange/project.ts'

/** What leaves the workbench's file, and what arrives where it is imported. */

const english = { open: 'Open the door', close: 'Close the door.', lock: 'Lock the door', ...englishPages }
const polish = { open: 'Otwórz drzwi', close: 'Zamknij drzwi.', lock: 'Zarygluj drzwi', ...polishPages }
const files = translated(english, polish, { lock: 'human (A. Nowak) 2026-01-02' })
const pl = localeOf('pl')

/** A project, and the work on it in the file of somebody else, who has it as it is. */
async function made() {
  const [home, away] = [await makeProject(files), await makeProject(files)]
  const before = await snapshotOf(await readSoundProject(away), pl)
  const [place, person] = [polishIn(away), 'C. Wilk']
  const on = async (key: string) => ({ id: `common:${key}`, base: await seen(away, `common:${key}`), person })
  const work = async () => handBack(before, await snapshotOf(await readSoundProject(away), pl), pl)
  return {
    home,
    work,
    save: async (key: string, texts: Readonly<Record<string, string>>, more = {}) =>
      saveMessage(place, { ...(await on(key)), texts, excuses: [], ...more }),
    confirm: async (key: string, more = {}) => confirmMessage(place, { ...(await on(key)), waiver: null, ...more }),
    annotate: async (key: string) =>
      annotateMessage(place, { ...(await on(key)), type: 'style', severity: 'neutral', comment: 'Stiff' }),
    take: async (...options: string[]) => {
      const file = path.join(home, 'isogloss-pl.xlf')
      await writeFile(file, (await work()).xliff)
      return run(home, 'import', file, ...options)
    },
  }
}

describe('work that is handed back', { timeout: 30_000 }, () => {
  it('arrives as it was done, with its person, and nothing else does', async () => {
    const { home, save, confirm, annotate, work, take } = await made()
    await save('open', { text: 'Proszę otworzyć drzwi' })
    await save('pages', { few: '{{count}} stronice' })
    await confirm('lock')
    await annotate('lock')
    expect(await work()).toMatchObject({ changed: 2, revised: 1 })
    expect(await take()).toMatchObject({ code: 0, out: expect.stringContaining('2 changed, 0 confirmed, 1 reviewed') })
    const texts = { ...polish, open: 'Proszę otworzyć drzwi', pages_few: '{{count}} stronice' }
    expect(await polishTexts(home)).toEqual(texts)
    expect(await recordOf(home, 'open')).toBe(recordLine(english.open, texts.open, `human (C. Wilk) ${today}`))
    expect(await recordOf(home, 'lock')).toBe(
      recordLine(english.lock, polish.lock, `human (A. Nowak) ${today} C. Wilk`),
    )
    expect(await recordOf(home, 'close')).toBe(recordLine(english.close, polish.close))
    expect(await readLocale(home, '.workbench/pl.annotations.json')).toContain(`style neutral ${today} (C. Wilk) Stiff`)
    expect((await take()).out).toContain('Nothing to write.')
  })

  it('says in comments what XLIFF has no place for', async () => {
    const { home, save, confirm, take } = await made()
    const excuses = [{ rule: 'end-punctuation', term: null, reason: 'A heading in Polish' }]
    await save('close', { text: 'Zamknij drzwi' }, { excuses })
    await confirm('close', { waiver: 'Nobody else is here' })
    await take()
    expect((await readJson(home, '.workbench/pl.comments.json')).common.close).toEqual([
      'The warning "end-punctuation" does not hold here: A heading in Polish',
      'Confirmed by its translator C. Wilk, because: Nobody else is here',
    ])
  })
})
