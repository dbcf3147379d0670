import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { flatten, readBundles } from 'i18next-workbench'
import { payloadFor } from '../../scripts/build/texts/payload.ts'
import { createI18n } from '../../src/i18n/create.ts'
import { built, documents, plain } from './site.ts'
import { siteProject } from '../../scripts/build/workbench/workbench.ts'

const { bundles } = await readBundles(siteProject())

/**
 * Messages that are not in the body, or not literally: those of the head and of settings, plural forms, and the results of
 * the calculator and the tool.
 */
const elsewhere =
  /^meta\.|_(?:zero|one|two|few|many|other)$|^sections\.items\.(mapOn|analyticsOn)\.|^examples\.calculator\.(own|heading|line)$|^report\./

it.each(documents.filter(([, { tag }]) => /^(ja|zh)\b/.test(tag)))(
  '%s has no space after full-width punctuation',
  (_name, locale, view) => {
    const { $ } = built(locale, view)
    const texts = $('p, li, dt, dd, th, td, figcaption, foreignObject').toArray()
    const found = texts
      .map((element) => plain($(element).text()))
      .filter((text) => /[、。：）」！？] [\p{L}\d]/u.test(text))
    expect(found).toEqual([])
  },
)

it.each(documents)('%s has every text of its locale file, also in closed panels and tabs', (_name, locale, view) => {
  const namespace = `pages/${view}`
  const payload = payloadFor(bundles, locale.code, [namespace])
  const i18n = createI18n({ locale: locale.code, payload })
  const { $ } = built(locale, view)
  const body = plain($('main').text())
  const labels = $('main :is([aria-label], img)')
    .toArray()
    .map((element) => plain($(element).attr('aria-label') ?? $(element).attr('alt') ?? ''))
  const keys = flatten(bundles.get(locale.code)?.get(namespace) ?? {})
    .map(([key]) => key)
    .filter((key) => !elsewhere.test(key))
  // Parsed as one document, since one for each message would be slow.
  const parsed = load(keys.map((key) => `<section>${i18n.t(key, { ns: namespace })}</section>`).join(''))
  const texts = parsed('body > section').toArray()
  expect(texts).toHaveLength(keys.length)
  const absent = keys.filter((_, index) => {
    const text = plain(parsed(texts[index]).text())
    return !body.includes(text) && !labels.includes(text)
  })
  expect(absent).toEqual([])
})
