import { expect, it } from 'vitest'
import { hashOf, readTexts, type Usage } from 'i18next-workbench'
import { missingVariables, sampleFacts, unconfirmedTexts } from '../../../scripts/quality/launch.ts'
import { makeProject } from '../../../scripts/workbench/tests/fixtures/exchange/project.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'

const ready = {
  VITE_SITE_URL: 'https://www.veridia.pl',
  VITE_CONTACT_FORM_URL: 'https://forms.example.org/c',
  VITE_FREELANCE_FORM_URL: 'https://forms.example.org/f',
}

it('a form may post to the receiver or to another site, and to no other path of its own', () => {
  const site = { VITE_SITE_URL: 'https://www.veridia.pl', VITE_FREELANCE_FORM_URL: '/api/freelance' }
  const example = { file: '.env.example', text: '' }
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/contact' }, example)).toEqual([])
  expect(missingVariables({ ...site, VITE_CONTACT_FORM_URL: '/api/freelance' }, example)).toMatchObject([
    { text: expect.stringMatching(/found "\/api\/freelance", but the receiver of forms is at \/api\/contact\.$/) },
  ])
})

it.each(['https://www.example.com', 'https://isogloss.example', 'https://site.test'])(
  'the origin %s is reserved',
  (origin) => {
    const [item] = missingVariables({ ...ready, VITE_SITE_URL: origin }, { file: '.env.example', text: '' })
    expect(item?.text).toContain(`found "${origin}", a reserved domain.`)
  },
)

it('samples in comments do not count; remaining numbers and names do', () => {
  const text = "// someone@x.example is how samples look\nexport const a = 'real'\n"
  expect(sampleFacts({ file: 'site.ts', text })).toEqual([])
  const left = sampleFacts({ file: 'site.ts', text: `${text}const found = ['000 000', 'Isogloss, Inc.']\n` })
  expect(left.map((item) => [item.line, item.text])).toEqual([
    [3, '"000 000" looks like a sample.'],
    [3, `"Isogloss" belongs to the first owner. Replace it with your own.`],
  ])
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
  const said = unconfirmedTexts(await readTexts(siteProject(root)), usage).map(({ text }) => text)
  expect(said.filter((text) => text.endsWith(' pl'))).toEqual([
    'Polish: 1 text (1 word of English) missing or unconfirmed; 1 page with a machine’s texts among them say so. npm run i18n -- status pl',
  ])
})
