import { describe, expect, it } from 'vitest'
import { flatten, readBundles } from 'i18next-workbench/model/bundles.ts'
import { payloadFor } from '../../scripts/build/texts/payload.ts'
import { claims } from '../../src/config/claims.ts'
import { defaultLocale } from '../../src/config/locales.ts'
import { createI18n } from '../../src/i18n/create.ts'
import { href } from '../../src/i18n/href.ts'
import { built, documents, plain } from './site.ts'

const { bundles } = await readBundles('locales')

/** Where the figures are defined, and by which messages. */
const definitions = { view: 'services-linguistic-quality', prefix: 'figures.' } as const

const defined = flatten(bundles.get(defaultLocale)?.get(`pages/${definitions.view}`) ?? {})
  .filter(([key]) => key.startsWith(definitions.prefix))
  .map(([, text]) => text)

const names = Object.keys(claims).filter((name) => defined.some((text) => text.includes(`{{${name}, `)))

it('defines every share that the company claims', () => {
  const shares = Object.entries(claims).filter(([, value]) => typeof value === 'number' && value > 0 && value < 1)
  expect(names).toEqual(expect.arrayContaining(shares.map(([name]) => name)))
})

const figure = new RegExp(`\\{\\{\\s*(?:${names.join('|')})\\s*,`)

describe.each(documents)('%s', (_name, locale, view) => {
  it('leads from each section that states a figure to its definition', () => {
    const namespace = `pages/${view}`
    const i18n = createI18n({ locale: locale.code, payload: payloadFor(bundles, locale.code, [namespace]) })
    const { $ } = built(locale, view)
    const stated = flatten(bundles.get(locale.code)?.get(namespace) ?? {})
      .filter(([key, text]) => !key.startsWith('meta.') && figure.test(text))
      .map(([key]) => plain(i18n.t(key, { ns: namespace })))
    const target = `a[href="${href(locale.code, definitions.view, 'figures')}"]`
    const withoutLink = stated.filter((text) => {
      const sections = $('main > *:not(#figures)').filter((_, section) => plain($(section).text()).includes(text))
      return sections.filter((_, section) => $(section).find(target).length === 0).length > 0
    })
    expect(withoutLink).toEqual([])
  })
})
