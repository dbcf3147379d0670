import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Usage } from 'i18next-workbench/model/coverage.ts'
import { readProject } from 'i18next-workbench/model/project.ts'
import { keepUsage } from 'i18next-workbench/model/records/usageFile.ts'
import { hashOf } from 'i18next-workbench/model/units.ts'
import { copyProject, keepLocales } from '../../../../scripts/lib/workcopy.ts'
import { publishedList } from '../../../../scripts/hosting/addresses.ts'
import { missingVariables, sampleFacts, unreviewedTexts } from '../../../../scripts/quality/launch.ts'
import { claims } from '../../../../src/config/claims.ts'
import { allLocales } from '../../../../src/config/locales.ts'
import { makeProject } from '../../../../scripts/workbench/tests/fixtures/exchange/project.ts'
import { configureWorkbench } from '../../../../scripts/site/workbench.ts'

configureWorkbench()

// Each test starts the command some times, which on a busy machine takes a while.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'launch-')), 'site')
  await copyProject(process.cwd(), folder)
  // Others may not be complete yet.
  await keepLocales(folder, 2)
  await keepUsage(folder, new Map([['about', ['common:skip', 'pages/about:hero.title']]]), '')
  await writeFile(path.join(folder, '.env.example'), await readFile('.env.example'))
  // One of each kind, whatever the project's own state is.
  for (const file of factFiles) await edit(file, (text) => `${text}export const planted = 0 // SAMPLE\n`)
  await confirm({})
  await edit('src/config/confirmations.ts', (text) => text.replace(rows, "$1['common:skip']"))
  await edit('locales/en/pages/privacy.json', (text) => text.replace(/"sample": ".*"/, '"sample": "This is a sample."'))
  await edit('locales/pl/pages/privacy.json', (text) => text.replace(/"sample": ".*"/, '"sample": "To jest wzór."'))
  await edit(publishedList, () => '[\n  "/",\n  "/once"\n]')
})
afterAll(() => rm(path.dirname(folder), { recursive: true }))

const check = async (env: Record<string, string> = {}) => {
  const { stdout, exitCode } = await execa('node', ['scripts/check-launch.ts', '--json'], {
    cwd: folder,
    preferLocal: true,
    reject: false,
    env,
  })
  const items: { file: string; line: number; kind: string; text: string }[] = JSON.parse(stdout)
  return { items, exitCode }
}

const edit = async (file: string, change: (text: string) => string) => {
  const at = path.join(folder, file)
  await writeFile(at, change(await readFile(at, 'utf8')))
}

const confirm = (days: Readonly<Record<string, string>>) =>
  edit('src/config/confirmations.ts', (text) => text.replace(/= \{.*?\}$/ms, () => `= ${JSON.stringify(days)}`))

const factFiles = [
  'src/config/brand.ts',
  'src/config/site.ts',
  'src/config/pictures.ts',
  'src/config/measurement.ts',
  'src/config/quoteExamples.ts',
]

/** The list of messages about the owner. */
const rows = /(messagesAboutOwner.*? = )\[.*?\]$/ms

const ready = {
  VITE_SITE_URL: 'https://www.veridia.pl',
  VITE_CONTACT_FORM_URL: 'https://forms.example.org/c',
  VITE_FREELANCE_FORM_URL: 'https://forms.example.org/f',
}

describe('npm run check:launch', () => {
  it('lists everything that is a sample, missing or unconfirmed, and exits with 1', async () => {
    const { items, exitCode } = await check()
    expect(exitCode).toBe(1)
    const kinds = new Set(items.map((item) => item.kind))
    expect([...kinds].sort()).toEqual([
      'address',
      'claim',
      'environment',
      'message',
      'owner',
      'review',
      'sample',
      'statement',
    ])
    expect(items.find(({ kind }) => kind === 'address')).toMatchObject({ file: publishedList, line: 3 })
    const languages = allLocales.slice(0, 2).map(({ code }) => code)
    const filesOf = (kind: string) => items.filter((item) => item.kind === kind).map(({ file }) => file)
    expect(filesOf('owner')).toEqual(languages.map((code) => `locales/${code}/common.json`))
    expect(filesOf('message')).toEqual(languages.map((code) => `locales/${code}/pages/privacy.json`))
    const samples = items.filter(({ kind }) => kind === 'sample')
    expect(new Set(samples.map(({ file }) => file))).toEqual(new Set(factFiles))
    for (const { file, line } of samples) {
      const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n')
      expect(lines[line - 1]).toMatch(/SAMPLE|copyrightYear/)
    }
    expect(items.map((item) => item.text).join()).toMatch(/VITE_SITE_URL: expected .+, found none\./)
    const table = (await readFile('src/config/claims.ts', 'utf8')).split('\n')
    const claimed = items.filter(({ kind }) => kind === 'claim')
    expect(claimed.map(({ line }) => table[line - 1]?.trim().split(':')[0])).toEqual(Object.keys(claims))
  })

  it('names a public locale whose pages lack strings', async () => {
    await edit('locales/pl/common.json', (text) => text.replace(/"skip": ".*"/, '"skip": ""'))
    const { items } = await check(ready)
    expect(items.find((item) => item.kind === 'locale')).toMatchObject({
      file: 'src/config/locales.json',
      text: expect.stringMatching(/^Polski is public with \d+ pages below its threshold; \d+ strings are lacking\.$/),
    })
  })
})

it('a form may post to the receiver or to another site, and to no other path of its own', () => {
  const site = { VITE_SITE_URL: 'https://www.veridia.pl', VITE_FREELANCE_FORM_URL: '/api/freelance' }
  const example = { file: '.env.example', text: '' }
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/contact' }, example)).toEqual([])
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/freelance' }, example)).toMatchObject([
    { text: expect.stringMatching(/found "\/api\/freelance", but the receiver of forms is at \/api\/contact\.$/) },
  ])
})

it.each(['https://www.example.com', 'https://isogloss.example', 'https://site.test'])(
  'the origin %s is nobody’s',
  (origin) => {
    const [item] = missingVariables({ ...ready, VITE_SITE_URL: origin }, { file: '.env.example', text: '' })
    expect(item?.text).toContain(`found "${origin}", a domain that nobody can own.`)
  },
)

it('a comment about samples is no sample, a number or a name that is left is one', () => {
  const text = "// someone@x.example is how samples look\nexport const a = 'real'\n"
  expect(sampleFacts({ file: 'site.ts', text })).toEqual([])
  const left = sampleFacts({ file: 'site.ts', text: `${text}const found = ['000 000', 'Isogloss, Inc.']\n` })
  expect(left.map((item) => [item.line, item.text])).toEqual([
    [3, '"000 000" looks like a sample.'],
    [3, `"Isogloss" is the first owner's. Put in your own.`],
  ])
})

it('does not take a text for reviewed that its translator has confirmed, and counts the pages that say so', async () => {
  const hashes = `${hashOf(['Skip'])} ${hashOf(['Pomiń'])}`
  const root = await makeProject({
    'en/common.json': { skip: 'Skip' },
    'pl/common.json': { skip: 'Pomiń' },
    '.workbench/pl.record.json': {
      common: { skip: `${hashes} machine (A. Nowak) 2026-01-02 A. Nowak (waiver: Alone)` },
    },
  })
  const usage: Usage = new Map([
    ['about', ['common:skip']],
    ['team', ['common:brandHome']],
  ])
  const said = unreviewedTexts(await readProject(root), usage).map(({ text }) => text)
  expect(said.filter((text) => text.endsWith(' pl'))).toEqual([
    'Polski: 1 messages (1 words of English) are not reviewed, 1 of them confirmed by their translator alone; 1 page with a machine’s texts among them say so. npm run i18n -- status pl',
  ])
})
