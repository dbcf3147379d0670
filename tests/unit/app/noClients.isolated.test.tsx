import { readBundles } from 'i18next-workbench/model/bundles.ts'
import { keyPattern } from 'i18next-workbench/model/keyPattern.ts'
import { sourceMessages } from 'i18next-workbench/model/units.ts'
import { expect, it, vi } from 'vitest'
import { defaultLocale } from '../../../src/config/locales.ts'

vi.mock('../../../src/config/site.ts', async (original) => ({
  ...(await original<typeof import('../../../src/config/site.ts')>()),
  clients: [],
  certificates: [],
}))
// The configuration of the workbench has loaded it already, with the site's own facts.
vi.resetModules()
const { configureWorkbench } = await import('../../../scripts/site/workbench.ts')
const { payloadFor } = await import('../../../scripts/texts/payload.ts')
const { workbench } = await import('../../../scripts/workbench.config.ts')
const { renderView, viewNamespaces } = await import('../../../src/app/renderView.tsx')

configureWorkbench()

it.each(['home', 'about'] as const)(
  '%s has no heading over nothing, and "check" misses none of its texts',
  async (view) => {
    const { bundles, files } = await readBundles('locales')
    const payload = payloadFor(bundles, defaultLocale, ['common', ...(await viewNamespaces(view))])
    const { used } = await renderView({ locale: defaultLocale, view, payload, publication: {} })
    const later = Object.keys(workbench.rules.shownLater).map(keyPattern)
    const own = sourceMessages(files.get(defaultLocale)?.get(`pages/${view}`)?.entries ?? new Map())
    const ids = own.map(({ key }) => `pages/${view}:${key}`)
    expect(ids.filter((id) => !used.has(id) && !later.some((pattern) => pattern.test(id)))).toEqual([])
    for (const id of ['pages/home:clients.title', 'pages/about:certificates.title', 'common:carousel.label'])
      expect(used.has(id)).toBe(false)
    expect(later.some((pattern) => pattern.test('common:carousel.label'))).toBe(true)
  },
)
