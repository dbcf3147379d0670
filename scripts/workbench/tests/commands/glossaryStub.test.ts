import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { checkProject } from '../../src/checks/checkProject.ts'
import { emptyGlossary, parseGlossary, undecidedFindings } from '../../src/checks/glossary/glossaryFile.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { glossaryStub } from '../../src/commands/add.ts'
import { makeProject, putFiles, run } from '../fixtures/exchange/project.ts'

const polish = {
  terms: [
    { term: 'Clinical trial', variants: ['clinical study'], use: ['badan*'], avoid: ['prób*'], note: 'Polish only.' },
    { term: 'sponsor', use: ['sponsor*'], preferred: 'sponsor' },
  ],
}
const stubOf = async (glossary: unknown) =>
  glossaryStub(await readSoundProject(await makeProject({ '.workbench/pl.glossary.json': glossary })))

it('has the English of the other glossaries, and nothing of their languages', async () => {
  expect(await stubOf(polish)).toEqual({
    terms: 2,
    text: '{\n  "terms": [\n    { "term": "Clinical trial", "variants": ["clinical study"], "use": [] },\n    { "term": "sponsor", "use": [] }\n  ]\n}\n',
  })
})

it('is none when no locale has terms', async () => {
  expect(await stubOf({ exceptions: [] })).toBe(null)
})

it('can be read as it is, and each term is to be decided, with its line', async () => {
  const text = (await stubOf(polish))?.text ?? ''
  const { glossary, mismatches } = parseGlossary(text, { isSource: false, keys: [] })
  expect(mismatches).toEqual([])
  const said = undecidedFindings('locales', 'pl', glossary).map(({ line, expected }) => `${line}: ${expected}`)
  expect(said).toEqual([
    '3: a translation of “Clinical trial” under "use"',
    '4: a translation of “sponsor” under "use"',
  ])
  expect(undecidedFindings('locales', 'pl', emptyGlossary)).toEqual([])
})

it('lets a public locale pass with a warning, and one that is not public without', async () => {
  const root = await makeProject({ '.workbench/pl.glossary.json': { terms: [{ term: 'site', use: [] }] } })
  const rules = async (isPublic: boolean) => {
    const { findings } = await checkProject(await readSoundProject(root), [{ ...localeOf('pl'), public: isPublic }])
    return findings.map(({ rule, severity }) => `${rule} ${severity}`)
  }
  expect(await rules(true)).toEqual(['undecided-term warning'])
  expect(await rules(false)).toEqual([])
})

it('comes with a new locale', async () => {
  const root = await makeProject({ '.workbench/pl.glossary.json': polish })
  await putFiles(root, { '../src/config/locales.json': {} })
  const { out, error } = await run(root, 'add', 'de')
  expect(error).toBe('')
  expect(out).toContain(
    '  locales/.workbench/de.glossary.json with 2 terms to decide: write under "use" what a translation may say.',
  )
  expect(JSON.parse(await readFile(path.join(root, 'locales/.workbench/de.glossary.json'), 'utf8')).terms).toHaveLength(
    2,
  )
})
