import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { noteFinder } from '../../src/project/notes.ts'
import { exportFile } from '../fixtures/exchange/exported.ts'
import { makeProject, refusal, run } from '../fixtures/exchange/project.ts'
import { projectAt } from '../fixtures/workbench.config.ts'
import { termsNote } from '../../src/exchange/formats/document.ts'
import { glossaryOf } from '../checks/checkFixture.ts'

describe('notes for translators', () => {
  it('come from the last entry that matches', () => {
    const find = noteFinder([
      { match: '*:meta.title', note: 'any', max: 60 },
      { match: 'pages/*:meta.title', note: 'page' },
      { match: 'pages/about:*', max: 50 },
    ])
    expect(find('common:meta.title')).toEqual({ note: 'any', max: 60 })
    expect(find('pages/about:meta.title')).toEqual({ note: 'page', max: 50 })
    expect(find('pages/team:metaXtitle')).toEqual({ note: null, max: null })
  })

  it('are refused if they are invalid', async () => {
    const notes = '[\n{ "match": "a", "max": 0.5 }]'
    const root = await makeProject({ 'en/common.json': { a: 'A' }, '.workbench/en.notes.json': notes })
    expect(await run(root, 'export', 'pl')).toEqual(
      refusal('en.notes.json:2: Found: 0.5. Needed: "max": a whole number above 0'),
    )
  })
})

describe('export', () => {
  const texts = {
    'en/common.json': { done: 'Done', open: 'Open it now' },
    'en/pages/about.json': { hero: { title: 'About us' } },
    'pl/common.json': { done: 'Gotowe' },
  }

  it('reports what it wrote, limited to the wanted page or states', async () => {
    const root = await makeProject(texts)
    const said = async (...args: string[]) => (await run(root, 'export', 'pl', ...args)).out
    expect(await said('--out', path.join(root, 'all.xlf'))).toContain(
      '(6 words of English):\n2 to translate, 1 to look',
    )
    const file = path.join(root, 'page.csv')
    expect(await said('--page', 'about', '--for', 'csv', '--out', file)).toContain('Wrote 1 text for Polish')
    expect(await said('--only', 'untranslated', '--out', `${root}/new.xlf`)).toContain('Wrote 2 texts')
    expect(await said('--only', 'english-changed,unrecorded', '--out', `${root}/old.xlf`)).toContain('Wrote 1 text')
    const csv = await readFile(file, 'utf8')
    expect(csv).toContain('pages/about:hero.title;;About us;;untranslated')
    expect(csv).toContain(';Used on /pl/about;')
  })

  it('does not replace a file, which may have unsaved work', async () => {
    const { root, file, edit } = await exportFile('po', texts)
    const exportPo = (...args: string[]) => run(root, 'export', 'pl', '--for', 'po', '--out', file, ...args)
    await edit('open', { target: 'Otwórz' })
    expect((await exportPo('--page', 'about')).out).toContain(file.replace(/\.po$/, '-2.po'))
    expect(await readFile(file, 'utf8')).toContain('Otwórz')
  })

  it('refuses an unknown page', async () => {
    expect(await run(await makeProject(texts), 'export', 'pl', '--page', 'nowhere')).toEqual(refusal('no such page'))
  })

  it('refuses texts that PO cannot represent', async () => {
    const root = await makeProject({ 'en/common.json': { bell: 'ring \u0007' } })
    const { error } = await run(root, 'export', 'pl', '--for', 'po')
    expect(error).toContain('"common:bell" has the character U+0007')
  })
})

it('the terms of a message have their dictionary forms, else the forms of the glossary', () => {
  const trial = { term: 'clinical trial', variants: ['clinical study'], use: ['badan* kliniczn*'], avoid: ['prób*'] }
  const terms = [
    { ...trial, preferred: 'badanie kliniczne', deprecated: ['próba kliniczna'] },
    { term: 'CRO', use: ['CRO'], avoid: ['organizacj*'] },
  ]
  const note = termsNote(projectAt(''), glossaryOf({ terms }))
  const source = 'A CRO runs <term>clinical</term> studies'
  expect(note({ forms: [{ category: null, source, target: null }] })).toBe(
    'Terms: CRO = CRO; not: organizacj*; clinical trial = badanie kliniczne; not: próba kliniczna',
  )
})
