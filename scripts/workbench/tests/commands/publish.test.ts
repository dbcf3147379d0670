import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { config, configure } from '../../src/config.ts'
import type { Usage } from '../../src/model/coverage.ts'
import { hashOfSources, keepUsage } from '../../src/model/records/usageFile.ts'
import { makeProject, putFiles, readJson, refusal, run as runIn, sample } from '../fixtures/exchange/project.ts'

const long = 'A text of more than sixty characters is cut where the line would else become too long.'
const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:lead']],
  ['careers', ['common:foot', 'common:skip', 'pages/careers:jobs', 'pages/careers:lead']],
])
const careers = { lead: 'Praca', jobs_one: '1', jobs_few: '2', jobs_many: '5', jobs_other: '1,5' }

let root: string
beforeEach(async () => {
  root = await makeProject({
    'en/common.json': { skip: 'Skip', foot: 'Foot' },
    'en/pages/about.json': { lead: 'Lead', other: 'Other' },
    'en/pages/careers.json': { lead: long, jobs_one: '{{count}} job', jobs_other: '{{count}} jobs' },
    'pl/common.json': { skip: 'Przejdź', foot: '' },
    'pl/pages/about.json': { lead: 'Wstęp' },
  })
  await cp(path.join(sample, 'src'), path.join(root, 'src'), { recursive: true })
  await keepUsage(root, usage, await hashOfSources(root))
})

const run = async (...args: readonly string[]) => (await runIn(root, ...args)).out
const list = async () => readJson(root, '.workbench/unpublished.json')
const isPublic = async () => JSON.parse(await readFile(path.join(root, 'src/config/locales.json'), 'utf8')).pl.public

it('publish confirms the pages that are in English, and lists what appears later', async () => {
  const said = await run('publish', 'pl')
  expect(said).toContain('Polski is public from the next build on, with 1 of 2 pages.')
  expect(said).toContain('  careers lacks common:foot, pages/careers:jobs, pages/careers:lead')
  expect(await list()).toEqual({ pl: ['careers'] })
  await putFiles(root, { 'pl/pages/about.json': {} })
  const again = await run('publish', 'pl')
  expect(again).toContain('\n  about lacks pages/about:lead\nIn English as before: 1 page.')
  expect(again).not.toContain('careers lacks')
  await putFiles(root, { 'pl/pages/about.json': { lead: 'Wstęp' } })

  await putFiles(root, { 'pl/common.json': { skip: 'Przejdź', foot: 'Stopka' }, 'pl/pages/careers.json': careers })
  expect(await run('publish', 'pl')).toContain(
    'Polski is public from the next build on, with all 2 pages.\nPages that appear: about, careers.',
  )
  expect(await list()).toEqual({})
})

it('publish --preview asks for nothing to be confirmed, and says what is in English there', async () => {
  await run('publish', 'pl')
  expect(await run('publish', 'pl', '--preview')).toBe(
    'Polski is a preview from the next build on, at /pl: linked from nowhere, kept from search engines.\nIn English there: 1 of 2 pages.',
  )
  expect(await isPublic()).toBe('preview')
  expect(await list()).toEqual({})
})

it('publish --undo takes the locale off the site and off the list', async () => {
  await run('publish', 'pl')
  expect(await isPublic()).toBe(true)
  expect(await run('publish', 'pl', '--undo')).toBe('Polski is off the site from the next build on.')
  expect(await isPublic()).toBe(false)
  expect(await list()).toEqual({})
})

it('publish refuses a locale of which no page is complete, unless it is asked for', async () => {
  const before = config()
  onTestFinished(() => configure(before))
  configure({ ...before, locales: before.locales.map((row) => (row.code === 'pl' ? { ...row, public: false } : row)) })
  await putFiles(root, { 'pl/common.json': {}, 'pl/pages/about.json': {} })
  expect(await runIn(root, 'publish', 'pl')).toEqual(refusal('--empty'))
  await expect(list()).rejects.toThrow()
  await run('publish', 'pl', '--empty')
  expect(await list()).toEqual({ pl: ['about', 'careers'] })
})
