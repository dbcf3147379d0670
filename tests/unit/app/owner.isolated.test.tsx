import { load } from 'cheerio'
import { type Bundles, readBundles } from 'i18next-workbench/model/bundles.ts'
import { keyPattern } from 'i18next-workbench/model/keyPattern.ts'
import type { MessageTree } from 'i18next-workbench/model/localeFile.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { configureWorkbench } from '../../../scripts/site/workbench.ts'
import { defaultLocale } from '../../../src/config/locales.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import { textsOf } from '../../fixtures/html.ts'

/** Another owner's facts: three offices in three countries, two leaders, two certificates, a page elsewhere, no clients to show. */
const owner = vi.hoisted(() => ({
  offices: [
    { id: 'lyon', city: 'Lyon', country: 'FR', zone: 'Europe/Paris', phone: '+33 4 99 99 99 99', isMobile: false },
    { id: 'boston', city: 'Boston', country: 'US', zone: 'America/New_York', phone: null, isMobile: false },
    { id: 'osaka', city: 'Osaka', country: 'JP', zone: 'Asia/Tokyo', phone: '+81 90 9999 9999', isMobile: true },
  ].map((office) => ({
    ...office,
    legalName: `Veridia ${office.city}`,
    address: ['1 Long Street', office.city],
    suiteOnRequest: false,
    registration: [`Register of ${office.city}`],
    deskHours: { from: 8, to: 16, utcOffset: 9.5 },
    lang: 'en',
    email: `${office.id}@veridia.test`,
  })),
  leaders: [
    { id: 'ann', name: 'Ann', credentials: 'PhD', monogram: 'A', responsibilities: ['first', 'second'] },
    { id: 'bo', name: 'Bo', credentials: null, monogram: 'B', responsibilities: [] },
  ],
  certificates: ['iso13485', 'iso27001'].map((id) => ({ id, body: 'TÜV', number: id, validUntil: '2031-01-31' })),
  socialLinks: [{ name: 'Mastodon', url: 'https://mastodon.test/veridia' }],
  clients: [],
}))

vi.mock('../../../src/config/site.ts', async (original) => ({
  ...(await original<typeof import('../../../src/config/site.ts')>()),
  ...owner,
}))
// The configuration of the workbench has loaded it already, with the site's own facts.
vi.resetModules()
const { payloadFor } = await import('../../../scripts/texts/payload.ts')
const { workbench } = await import('../../../scripts/workbench.config.ts')
const { renderView, viewNamespaces } = await import('../../../src/app/renderView.tsx')

configureWorkbench()

/** The last one is shown by its facts alone. */
const described = owner.offices.slice(0, -1)

/** Texts for each of some facts, by their ids. */
const groups = <Fact extends { readonly id: string }>(
  facts: readonly Fact[],
  texts: (fact: Fact) => string | MessageTree,
) => Object.fromEntries(facts.map((fact) => [fact.id, texts(fact)]))
const profile = {
  role: 'Role',
  bio: 'Life',
  responsibilitiesTitle: 'Duties',
  responsibilities: { first: 'First duty', second: 'Second duty' },
}
/** What the owner writes, by file and group of keys. */
const written: readonly (readonly [namespace: string, group: string, texts: MessageTree])[] = [
  ['common', 'office', { names: groups(described, ({ id }) => `Office of ${id}`) }],
  ['pages/offices', 'offices', { items: groups(described, ({ id }) => ({ text: `What ${id} does.` })) }],
  ['pages/team', 'leaders', { items: groups(owner.leaders, () => profile) }],
  [
    'pages/about',
    'certificates',
    { items: groups(owner.certificates, ({ id }) => ({ title: `Title of ${id}`, scope: 'All.' })) },
  ],
]

let bundles: Bundles
beforeAll(async () => {
  const english = new Map((await readBundles('locales')).bundles.get(defaultLocale))
  for (const [namespace, group, texts] of written) {
    const tree = english.get(namespace) ?? {}
    const before = tree[group]
    english.set(namespace, { ...tree, [group]: { ...(typeof before === 'object' ? before : {}), ...texts } })
  }
  bundles = new Map([[defaultLocale, english]])
})

/** A page as it is rendered, without a missing message; its structured data beside it. */
async function pageOf(view: ViewId) {
  const payload = payloadFor(bundles, defaultLocale, ['common', ...(await viewNamespaces(view))])
  const { body, head, missing, used } = await renderView({ locale: defaultLocale, view, payload, publication: {} })
  expect(missing).toEqual([])
  const $ = load(body)
  return { $, text: $('body').text().replaceAll('\u00A0', ' '), head, used }
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
    expect(textsOf($, 'main h3')).toEqual(['Ann, PhD', 'Bo'])
    for (const said of ['Role', 'Life', 'First duty', 'Second duty']) expect(text).toContain(said)
  })

  it('show every certificate, link to the pages elsewhere from every footer, and name them on Home', async () => {
    const { text } = await pageOf('about')
    for (const { id } of owner.certificates) expect(text).toContain(`Title of ${id}`)
    const { $, head } = await pageOf('home')
    expect(head).toContain(`"sameAs":${JSON.stringify(owner.socialLinks.map(({ url }) => url))}`)
    expect([$('footer a[rel~=me]').text(), $('footer a[rel~=me]').attr('href')]).toEqual(
      Object.values(owner.socialLinks[0] ?? {}),
    )
  })

  it('have no heading over nothing, and "check" misses no text of it', async () => {
    const { used } = await pageOf('home')
    const later = Object.keys(workbench.rules.shownLater).map(keyPattern)
    for (const id of ['pages/home:clients.title', 'common:carousel.label'])
      expect([used.has(id), later.some((pattern) => pattern.test(id))]).toEqual([false, true])
  })
})
