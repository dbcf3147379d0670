import { type CheerioAPI, load } from 'cheerio'
import { readBundles } from 'i18next-workbench'
import { expect, it } from 'vitest'
import polish from '#locales/pl/common.json' with { type: 'json' }
import { allInHead } from '../../../scripts/build/assets.ts'
import { renderDocument } from '../../../scripts/build/documentOf.ts'
import { siteProject } from '../../../scripts/build/workbench/workbench.ts'
import { renderView, viewNamespaces } from '../../../src/app/renderView.tsx'
import { type LocaleCode, localeOf } from '../../../src/config/locales.ts'
import { LANGUAGE } from '../../../src/config/protocol.ts'
import type { ViewId } from '../../../src/config/routes.ts'
import type { Publication } from '../../../src/i18n/publication.ts'

const { bundles } = await readBundles(siteProject())
/** About is an unconfirmed translation. */
const unconfirmed = new Map([['pl', new Set(['about'])]])

async function pageOf(locale: LocaleCode, view: ViewId, publication: Publication): Promise<CheerioAPI> {
  const texts = { bundles, publication, unconfirmed }
  const server = { renderView, viewNamespaces }
  return load((await renderDocument(localeOf(locale), view, { server, texts, assets: allInHead('') })).body)
}

it.each([
  ['partial', polish.untranslated.partly],
  ['english', polish.untranslated.page],
] as const)(
  'a page whose translation is %s says so above its sections, and no other page does',
  async (state, note) => {
    const publication = { pl: { about: state } }
    const about = await pageOf('pl', 'about', publication)
    expect(about('main > [data-translation]').first().text().replaceAll('\u00A0', ' ')).toContain(note)
    // English text needs no confirmation.
    expect(about('main > [data-translation]')).toHaveLength(state === 'english' ? 1 : 2)
    expect((await pageOf('pl', 'team', publication))('[data-translation]')).toHaveLength(0)
  },
)

it('the language menu has the languages in which a page is published, and always its own', async () => {
  const publication = { pl: { careers: 'english' } } as const
  const listed = async (locale: LocaleCode) =>
    (await pageOf(locale, 'careers', publication))(`header a[${LANGUAGE}="pl"]`).length
  expect([await listed('en'), await listed('pl')]).toEqual([0, 1])
})
