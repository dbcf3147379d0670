import { hashOf, readTexts, type Usage } from 'i18next-workbench'
import { expect, it } from 'vitest'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'
import { missingVariables, sampleFacts, unconfirmedTexts } from '../../../scripts/quality/launch.ts'
import { makeProject } from '../../../scripts/workbench/tests/fixtures/exchange/project.ts'

const ready = {
  VITE_SITE_URL: 'https://www.veridia.pl',
  VITE_CONTACT_FORM_URL: 'https://forms.example.org/c',
  VITE_FREELANCE_FORM_URL: 'https://forms.example.org/f',
}

it('a form may post to the receiver or to another site, and to no other path of its own', () => {
  const site = { VITE_SITE_URL: 'https://www.veridia.pl', VITE_FREELANCE_FORM_URL: '/api/freelance' }
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/contact' })).toEqual([])
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/freelance' })).toEqual([
    'VITE_CONTACT_FORM_URL: expected the address of a form service, or /api/contact; found "/api/freelance".',
  ])
})

it.each(['https://www.example.com', 'https://isogloss.example', 'https://site.test'])(
  'the origin %s is reserved',
  (origin) => {
    const expected = `VITE_SITE_URL: expected https and a domain of your own, found "${origin}".`
    expect(missingVariables({ ...ready, VITE_SITE_URL: origin })).toEqual([expected])
  },
)

it('samples in comments do not count; remaining numbers and names do', () => {
  const text = "// someone@x.example is how samples look\nexport const a = 'real'\n"
  expect(sampleFacts('site.ts', text)).toEqual([])
  const left = sampleFacts('site.ts', `${text}const found = ['000 000', 'Isogloss, Inc.']\n`)
  expect(left).toEqual(['site.ts:3  "000 000" looks like a sample, or belongs to the first owner.'])
})

it('does not count a text as confirmed that its translator has confirmed, and counts the affected pages', async () => {
  const hashes = `${hashOf(['Skip'])} ${hashOf(['Pomiń'])}`
  const root = await makeProject({
    'en/common.json': { skip: 'Skip' },
    'pl/common.json': { skip: 'Pomiń' },
    '.workbench/records/pl.jsonl': {
      common: { skip: `${hashes} machine (A. Nowak) 2026-01-02 A. Nowak` },
    },
  })
  const usage: Usage = new Map([
    ['about', ['common:skip']],
    ['team', ['common:brandHome']],
  ])
  const said = unconfirmedTexts(await readTexts(siteProject(root)), usage)
  expect(said.filter((line) => line.endsWith(' pl'))).toEqual([
    'Polish: 1 text (1 word of English) missing or unconfirmed; 1 page with a machine’s texts among them say so. npm run i18n -- status pl',
  ])
})
