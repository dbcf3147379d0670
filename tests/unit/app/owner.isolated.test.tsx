import { type CheerioAPI, load } from 'cheerio'
import { type Bundles, readBundles } from 'i18next-workbench/model/bundles.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { configureWorkbench } from '../../../scripts/site/workbench.ts'
import { defaultLocale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { textsOf } from '../../fixtures/html.ts'

/** Another owner's facts: three offices in three countries, five leaders, two certificates, two pages elsewhere. */
const owner = vi.hoisted(() => ({
  offices: [
    { id: 'lyon', town: 'Lyon', country: 'FR', zone: 'Europe/Paris', phone: '+33 4 99 99 99 99', isMobile: false },
    { id: 'boston', town: 'Boston', country: 'US', zone: 'America/New_York', phone: null, isMobile: false },
    { id: 'osaka', town: 'Osaka', country: 'JP', zone: 'Asia/Tokyo', phone: '+81 90 9999 9999', isMobile: true },
  ].map(({ town, ...office }) => ({
    ...office,
    legalName: `Veridia ${town}`,
    address: ['1 Long Street', town],
    suiteOnRequest: false,
    registration: [`Register of ${town}`],
    deskHours: { from: 8, to: 16, utcOffset: 9.5 },
    lang: 'en',
    city: town,
    email: `${office.id}@veridia.test`,
  })),
  leaders: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({
    id: name.toLowerCase(),
    name,
    credentials: name === 'Bo' ? null : 'PhD',
    monogram: name.slice(0, 1),
    responsibilities: ['first', 'second'],
  })),
  certificates: ['iso13485', 'iso27001'].map((id) => ({ id, body: 'TÜV', number: id, validUntil: '2031-01-31' })),
  socialLinks: ['LinkedIn', 'Mastodon'].map((name) => ({ name, url: `https://${name.toLowerCase()}.test/veridia` })),
}))

vi.mock('../../../src/config/site.ts', async (original) => ({
  ...(await original<typeof import('../../../src/config/site.ts')>()),
  ...owner,
}))
// The configuration of the workbench has loaded it already, with the site's own facts.
vi.resetModules()
const { payloadFor } = await import('../../../scripts/texts/payload.ts')
const { renderView, viewNamespaces } = await import('../../../src/app/renderView.tsx')

configureWorkbench()

/** The last one is shown by its facts alone. */
const described = owner.offices.slice(0, -1)

let bundles: Bundles
beforeAll(async () => {
  const english = new Map((await readBundles('locales')).bundles.get(defaultLocale))
  const put = (namespace: string, group: string, key: string, texts: MessageTree) => {
    const tree = english.get(namespace) ?? {}
    english.set(namespace, { ...tree, [group]: { ...branch(tree[group]), [key]: texts } })
  }
  put(
    'common',
    'office',
    'names',
    groups(described, ({ id }) => `Office of ${id}`),
  )
  put(
    'pages/offices',
    'offices',
    'items',
    groups(described, ({ id }) => ({ text: `What ${id} does.` })),
  )
  put(
    'pages/team',
    'leaders',
    'items',
    groups(owner.leaders, ({ name }) => profileOf(name)),
  )
  put(
    'pages/about',
    'certificates',
    'items',
    groups(owner.certificates, ({ id }) => ({ title: `Title of ${id}`, scope: 'All.' })),
  )
  bundles = new Map([[defaultLocale, english]])
})

const branch = (tree: string | MessageTree | undefined): MessageTree => (typeof tree === 'object' ? tree : {})
const groups = <Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  texts: (fact: Fact) => string | MessageTree,
) => Object.fromEntries(facts.map((fact) => [fact.id, texts(fact)]))
const profileOf = (name: string) => ({
  role: `Role of ${name}`,
  bio: `Life of ${name}`,
  responsibilitiesTitle: 'Duties',
  responsibilities: { first: `First of ${name}`, second: `Second of ${name}` },
})

/** A page as it is rendered, without a missing message; its structured data beside it. */
async function pageOf(view: ViewId): Promise<{ $: CheerioAPI; text: string; head: string }> {
  const payload = payloadFor(bundles, defaultLocale, ['common', ...(await viewNamespaces(view))])
  const { body, head, missing } = await renderView({ locale: defaultLocale, view, payload, publication: {} })
  expect(missing).toEqual([])
  const $ = load(body)
  return { $, text: $('body').text().replaceAll('\u00A0', ' '), head }
}

describe('another owner’s facts', () => {
  it.each(['offices', 'contacts'] as const)(
    'show every office on %s, and a map of none that has none',
    async (view) => {
      const { $, text } = await pageOf(view)
      const shown = textsOf($, 'article').map((facts) => facts.replaceAll('\u00A0', ' '))
      expect(shown).toHaveLength(3)
      for (const [index, { id, legalName, address, email, registration }] of owner.offices.entries()) {
        const name = id === 'osaka' ? 'Osaka, Japan' : `Office of ${id}`
        for (const fact of [name, legalName, address.join(', '), email, ...registration])
          expect(shown[index]).toContain(fact)
      }
      expect($('article svg text')).toHaveLength(0)
      expect($('article a[href*="maps"]')).toHaveLength(3)
      for (const time of ['UTC+1, in summer UTC+2', 'UTC−5, in summer UTC−4', 'UTC+9', 'UTC+9:30'])
        expect(text).toContain(time)
      if (view === 'offices') {
        expect(text).toContain('What boston does.')
        expect(text).not.toContain('What osaka does')
      }
    },
  )

  it('show every leader with what that person answers for, with or without a degree', async () => {
    const { $, text } = await pageOf('team')
    expect(textsOf($, 'main h3')).toEqual(['Ann, PhD', 'Bo', 'Cy, PhD', 'Di, PhD', 'Ed, PhD'])
    for (const { name } of owner.leaders) {
      const { role, bio, responsibilities } = profileOf(name)
      for (const said of [role, bio, ...Object.values(responsibilities)]) expect(text).toContain(said)
    }
  })

  it('show every certificate', async () => {
    const { text } = await pageOf('about')
    for (const { id } of owner.certificates) expect(text).toContain(`Title of ${id}`)
  })

  it('link to the pages elsewhere from every footer, and say on Home that they are the company’s', async () => {
    const { $, head } = await pageOf('home')
    expect(head).toContain(`"sameAs":${JSON.stringify(owner.socialLinks.map(({ url }) => url))}`)
    const links = $('footer a[rel~=me]')
      .toArray()
      .map((link) => ({ name: $(link).text(), url: $(link).attr('href') }))
    expect(links).toEqual(owner.socialLinks)
  })
})
