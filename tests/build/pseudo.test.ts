import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { pseudoLocales } from 'i18next-workbench/new-locale/pseudo.ts'
import { LANGUAGE } from '../../src/config/protocol.ts'
import { viewIds } from '../../src/config/routes.ts'
import { brand } from '../../src/config/brand.ts'
import { clients } from '../../src/config/site.ts'

/** Made by the step before: npm run i18n -- pseudo. */
const site = path.resolve('.cache/pseudo/dist')

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder']

/** What is said by a name alone is a fact. */
const names: readonly string[] = [brand, ...clients.map(({ name }) => name)]

/** A number with its unit or currency, from the Unicode data of the language. */
const figure = /^[\s\u200F]*[\p{N}.,٫٬]+\s\p{L}+\p{Sc}?[\s\u200E]*$/u

/** What a document says outside of the marks that every message has. Addresses and names are facts: translate="no"; days are Intl's. */
function hardCoded(html: string): string[] {
  // What stands in <noscript> is read like the rest.
  const $ = load(html, { scriptingEnabled: false })
  $(`script, style, [translate="no"], time, [lang][${LANGUAGE}], [lang] > [lang]`).remove()
  $('[popovertarget="menu-language"] > [lang]').remove()
  // Words of a drawing stand apart, without spaces between them.
  $('figure svg div').append('\n')
  const texts = [
    $('html')
      .text()
      .replaceAll(/⟦[^⟧]*⟧/g, '\n'),
  ]
  $('*').each((_, element) => {
    for (const name of spoken)
      texts.push(
        $(element)
          .attr(name)
          ?.replaceAll(/⟦[^⟧]*⟧/g, '') ?? '',
      )
  })
  const description = $('meta[name=description]').attr('content') ?? ''
  texts.push(description.replaceAll(/⟦[^⟧]*⟧/g, ''))
  return texts.flatMap((text) =>
    text.split('\n').filter((line) => /\p{L}/u.test(line) && !figure.test(line) && !names.includes(line)),
  )
}

describe.each(pseudoLocales)('$tag', ({ code, tag, dir }) => {
  const files = () => [
    path.join(site, `${code}.html`),
    ...readdirSync(path.join(site, code), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => path.join(site, code, name)),
  ]

  // Between the parts of a list, from the Unicode data of the language; some are words.
  const list = new Intl.ListFormat(tag, { type: 'unit' }).formatToParts(['1', '2', '3'])
  const isSeparator = (text: string) => list.some(({ value }) => value.trim() === text.trim())

  it('holds every page, each in the locale’s language and direction', () => {
    const names = files()
    expect(names).toHaveLength(viewIds.length)
    for (const file of names) expect(readFileSync(file, 'utf8')).toContain(`<html lang="${tag}" dir="${dir}"`)
  })

  it('shows no text that did not come from a locale file', () => {
    const found = files().flatMap((file) =>
      hardCoded(readFileSync(file, 'utf8'))
        .filter((text) => !isSeparator(text))
        .map((text) => `${path.relative(site, file)}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
