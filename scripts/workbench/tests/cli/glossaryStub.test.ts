import { expect, it } from 'vitest'
import { parseGlossary, undecidedFindings } from '../../src/checks/glossary/glossaryFile.ts'
import { makeProject, readJson, readLocale, run } from '../fixtures/exchange/project.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

const polish = {
  terms: [
    { term: 'Clinical trial', variants: ['clinical study'], use: ['badan*'], avoid: ['prób*'], note: 'Polish only.' },
    { term: 'sponsor', use: ['sponsor*'], preferred: 'sponsor' },
  ],
}

it('a new locale has the English terms of other glossaries, all undecided', async () => {
  const root = await makeProject({ '.workbench/pl.glossary.json': polish, '../src/config/locales.json': { pl: {} } })
  expect(await run(root, 'add', 'de')).toMatchObject({
    error: '',
    out: expect.stringContaining('locales/.workbench/de.glossary.json with 2 terms to decide'),
  })
  const list = Object.entries(await readJson(root, '../src/config/locales.json'))
  expect(list).toMatchObject([
    ['pl', {}],
    ['de', { tag: 'de', public: false }],
  ])
  const text = await readLocale(root, '.workbench/de.glossary.json')
  const { glossary, mismatches } = parseGlossary(text, { isSource: false, keys: [] })
  expect(mismatches).toEqual([])
  expect(glossary.terms).toMatchObject([
    { term: 'Clinical trial', names: ['Clinical trial', 'clinical study'], use: [], avoid: [], note: null },
    { term: 'sponsor', use: [] },
  ])
  expect(undecidedFindings(projectAt(root), 'de', glossary)).toMatchObject([{ line: 3 }, { line: 4 }])
})
