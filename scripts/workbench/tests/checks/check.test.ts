import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { checkProject } from '../../src/checks/checkProject.ts'
import { unreadFindings } from '../../src/checks/pages.ts'
import { readTexts } from '../../src/messages/texts.ts'
import { keepUsage } from '../../src/project/records/usageFile.ts'
import { makeProject, run } from '../fixtures/exchange/project.ts'
import { englishRow, polishRow, projectAt } from '../fixtures/workbench.config.ts'

let root: string
const polish = (name: string) => path.join(root, 'locales/pl', name)

beforeEach(async () => {
  root = await makeProject({
    'en/forms.json': { word: 'Word' },
    'en/pages/about.json': { text: 'Text' },
    'pl/forms.json': { word: 'Słowo' },
    'pl/pages/about.json': { text: 'Tekst' },
  })
  await run(root, 'accept', 'pl', '*:*', '--edited')
  await keepUsage(projectAt(root), new Map())
})

const check = (...args: string[]) => run(root, 'check', ...args)
const result = async () => checkProject(await readTexts(projectAt(root)), [polishRow])

it('reports a file that is no page, and faults of a glossary', async () => {
  await writeFile(polish('pages/abuot.json'), '{}')
  await rm(polish('../en/pages/team.json'))
  // Other tools would also read it as messages.
  await writeFile(polish('glossary.json'), '{}')
  await writeFile(polish('../.workbench/pl.glossary.json'), '{\n  "terms": 5\n}')
  const { findings } = await result()
  expect(findings.map(({ file, line, expected }) => `${file}:${line} ${expected}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^locales\/pl\/pages\/abuot\.json:1 common\.json, .* or pages\/<id>\.json/),
      expect.stringMatching(/^locales\/pl\/glossary\.json:1 common\.json/),
      'locales/en/pages/team.json:1 the English texts of "pages/team", which src/config/routes.ts names',
      'locales/.workbench/pl.glossary.json:2 "terms": a list, [ … ]',
    ]),
  )
})

it('names a message that a page shows and English lacks', async () => {
  const usage = new Map([['about', ['pages/about:text', 'pages/about:picture']]])
  const { findings } = await checkProject(await readTexts(projectAt(root)), [englishRow], { usage })
  expect(findings.filter(({ rule }) => rule === 'unknown-message')).toEqual([
    expect.objectContaining({ file: 'locales/en/pages/about.json', key: 'pages/about:picture', severity: 'error' }),
  ])
})

it('names a message that no page reads, but not one that another message includes', async () => {
  const bundle = { hero: { title: 'See $t(end)', old: 'Was there' }, end: 'End', page_one: 'Page', page_other: 'Pages' }
  const project = await readTexts(projectAt(await makeProject({ 'en/pages/about.json': bundle })))
  const usage = new Map([['about', ['pages/about:hero.title', 'pages/about:page']]] as const)
  expect(unreadFindings(project, usage)).toMatchObject([
    { rule: 'key-unused', file: 'locales/en/pages/about.json', line: 4, key: 'pages/about:hero.old' },
  ])
})

it('counts a text without one of its plural forms as untranslated', async () => {
  const english = { hits_one: '{{count}} hit', hits_other: '{{count}} hits' }
  root = await makeProject({ 'en/forms.json': english, 'pl/forms.json': { hits_other: '{{count}} trafienia' } })
  expect((await result()).summary).toMatchObject([{ texts: 1, untranslated: 1 }])
})

it('lets warnings pass, but not with --strict', async () => {
  await rm(polish('forms.json'))
  expect(await check('pl')).toMatchObject({ code: 0, error: '', out: expect.stringContaining('(missing-key)') })
  expect(await check('pl', '--strict')).toMatchObject({ code: 1, error: '\n0 errors, 1 warning in the texts.' })
})

it('with --json prints one object and nothing else, and sets the exit code', async () => {
  await writeFile(polish('pages/sent.json'), '{\n  "z": "Zet"\n}')
  const { out, error, code } = await check('pl', '--json')
  const { findings, summary } = JSON.parse(out)
  const ofKey = findings.filter(({ key }: { key: string }) => key === 'pages/sent:z')
  expect(ofKey).toMatchObject([{ rule: 'extra-key', line: 2, found: 'a key of its own' }])
  expect(summary).toEqual([expect.objectContaining({ locale: 'pl', public: true })])
  expect({ error, code }).toEqual({ error: '', code: 1 })
})
