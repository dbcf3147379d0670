import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { checkProject } from '../../src/checks/checkProject.ts'
import type { Usage } from '../../src/model/coverage.ts'
import { readProject } from '../../src/model/project.ts'
import { statusOf } from '../../src/status/status.ts'
import { type Files, makeProject } from '../fixtures/exchange/project.ts'

const english = {
  'en/common.json': { skip: 'Skip', footer: 'Foot', later: 'Later' },
  'en/pages/about.json': { lead: 'Lead', more: 'More', end: 'End', last: 'Last' },
  'en/pages/careers.json': { lead: 'Jobs', unseen: 'Appears later' },
}
const polish = {
  'pl/common.json': { skip: 'Przejdź', footer: 'Stopka', later: 'Potem' },
  'pl/pages/about.json': { lead: 'Wstęp', more: 'Więcej', end: 'Koniec', last: 'Ostatni' },
  'pl/pages/careers.json': { lead: 'Praca', unseen: 'Zjawia się potem' },
}
const usage: Usage = new Map([
  ['about', ['common:skip', 'pages/about:end', 'pages/about:last', 'pages/about:lead', 'pages/about:more']],
  ['careers', ['common:footer', 'common:skip', 'pages/careers:lead']],
  ['not-found', ['common:skip']],
])

async function projectWith(files: Files) {
  return readProject(await makeProject({ ...english, ...polish, ...files }))
}

/** What the check says of Polish, without what it says of records. */
async function findingsWith(files: Files) {
  const { findings } = await checkProject(await projectWith(files), [localeOf('pl')], usage)
  return findings.filter(({ rule }) => rule !== 'unrecorded')
}
const rulesWith = async (files: Files) => (await findingsWith(files)).map(({ rule, key }) => `${rule} ${key}`.trim())

const halfAbout = { 'pl/pages/about.json': { lead: '', more: 'Więcej' } }
const halfCareers = { 'pl/pages/careers.json': { unseen: 'Zjawia się potem' } }
const noCareers = { 'pl/pages/careers.json': {} }

describe('a page of a public locale that falls back to English', () => {
  it('is an error that names what is lacking, where, and the command that confirms it', async () => {
    const [finding] = await findingsWith(halfAbout)
    expect(finding).toMatchObject({
      ...{ file: 'locales/pl/pages/about.json', line: 1, rule: 'page-lost', severity: 'error' },
      expected: expect.stringContaining('npm run i18n -- publish pl'),
      found: '3 messages missing: pages/about:end, pages/about:last, pages/about:lead',
    })
  })

  it('is none once it is confirmed, and none of its own texts is missed', async () => {
    expect(await rulesWith({ ...halfCareers, '.workbench/unpublished.json': { pl: ['careers'] } })).toEqual([])
    expect(await rulesWith(halfCareers)).toEqual(['page-lost', 'missing-key pages/careers:lead'])
  })

  it('only waits while the locale never had a text of it, as its file and its record say', async () => {
    expect(await findingsWith(noCareers)).toEqual([
      expect.objectContaining({ rule: 'page-waits', severity: 'warning', file: 'locales/pl/pages/careers.json' }),
    ])
    const record = { 'pages/careers': { lead: '00000000 11111111 human 2026-01-01' } }
    expect(await rulesWith({ ...noCareers, '.workbench/pl.record.json': record })).toContain('page-lost')
  })

  it('is left to the error of its file when that cannot be read', async () => {
    expect(await rulesWith({ 'pl/pages/about.json': '{' })).toEqual(['locale-file'])
  })

  it('is counted by the status, with those that nobody has confirmed', async () => {
    const project = await projectWith({
      ...halfAbout,
      ...noCareers,
      '.workbench/unpublished.json': { pl: ['careers'] },
    })
    const [status] = statusOf(project, [localeOf('pl')], { shown: usage })
    expect(status?.inEnglish).toEqual({ confirmed: ['careers'], awaited: [], lost: ['about'] })
  })
})

describe('locales/.workbench/unpublished.json', () => {
  it('is to be brought up to date when a page is published again', async () => {
    const [finding, ...others] = await findingsWith({ '.workbench/unpublished.json': { pl: ['careers'] } })
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      rule: 'page-complete',
      severity: 'warning',
      file: 'locales/.workbench/unpublished.json',
    })
    expect(finding?.found).toContain('/pl/careers')
  })

  it.each([
    [{ pl: ['careers', 'kareers'] }, '"kareers"] for "pl"'],
    [{ en: ['careers'] }, 'for "en"'],
    ['{', 'none: {'],
  ])('is refused as %j, without a word on pages', async (content, found) => {
    const findings = await findingsWith({ ...halfAbout, '.workbench/unpublished.json': content })
    expect(findings.map(({ rule }) => rule)).not.toContain('page-lost')
    expect(findings.filter(({ file }) => file === 'locales/.workbench/unpublished.json')).toEqual([
      expect.objectContaining({ rule: 'locale-file', found: expect.stringContaining(found) }),
    ])
  })
})
