import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { Usage } from '../../src/project/coverage.ts'
import { keepUsage } from '../../src/project/records/usageFile.ts'
import { makeProject, putFiles, run as runIn, sample } from '../fixtures/exchange/project.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

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
  await keepUsage(projectAt(root), usage)
})

const run = async (...args: readonly string[]) => (await runIn(root, ...args)).out
const isPublic = async () => JSON.parse(await readFile(path.join(root, 'src/config/locales.json'), 'utf8')).pl.public

it('publish first lists pages that are in English, and in part', async () => {
  expect(await run('publish', 'pl')).toContain(
    'In English: 1 page of 2: careers.\nTo translate: npm run i18n -- export pl --only untranslated\n',
  )
  await putFiles(root, { 'pl/pages/careers.json': { lead: 'Praca' } })
  expect(await run('publish', 'pl')).toContain('Partly in English: careers.')
  await putFiles(root, { 'pl/pages/careers.json': careers })
  expect(await run('publish', 'pl')).not.toContain('In English')
})

it('publish refuses undecided terms of the glossary, except with --force', async () => {
  await putFiles(root, { '.workbench/pl.glossary.json': { terms: [{ term: 'lead', use: [] }] } })
  await run('publish', 'pl', '--undo')
  expect((await runIn(root, 'publish', 'pl')).error).toContain('Polski is not published.')
  expect(await isPublic()).toBe(false)
  expect(await run('publish', 'pl', '--force')).toContain('1 term of the glossary not decided')
  expect(await isPublic()).toBe(true)
})

it('publish --preview prints the address, --undo takes the locale off the site', async () => {
  expect(await run('publish', 'pl', '--preview')).toContain('Polski is a preview at /pl from the next build on.')
  expect(await isPublic()).toBe('preview')
  expect(await run('publish', 'pl', '--undo')).toBe('Polski is off the site from the next build on.')
  expect(await isPublic()).toBe(false)
})
