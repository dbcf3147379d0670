import { describe, expect, it } from 'vitest'
import { artLanguage, artTermsFor, artTermsOf } from '../../../src/config/artTerms.ts'
import { publicLocales } from '../../../src/config/locales.ts'
import { allRoutes } from '../../../src/config/routes.ts'

const pages = allRoutes
  .map(({ id }) => ({ page: id, entries: artTermsOf(id) }))
  .filter(({ entries }) => entries.length > 0)
const terms = pages.flatMap(({ entries }) => entries)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

// The scripts that the fonts have.
const latin = /\p{Script=Latin}/u
const others = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Katakana}\p{Script=Arabic}]/u

describe.each(pages)('the terms of $page', ({ page, entries }) => {
  const languages = entries.map(([lang]) => lang)

  it('have each language and, but in Japanese and Chinese, each spelling once', () => {
    expect(repeated(languages)).toEqual([])
    const spellings = entries.map(([lang, term]) => (lang === 'zh' ? `zh ${term}` : term.toLocaleLowerCase(lang)))
    expect(repeated(spellings)).toEqual([])
  })

  it('begin with that of the reader if there is one, then the English one, and have no spelling twice', () => {
    for (const language of publicLocales.map(artLanguage)) {
      const shown = artTermsFor(page, language)
      const first = language !== 'en' && languages.includes(language) ? [language, 'en'] : ['en', 'pl']
      expect(shown.slice(0, 2).map(([lang]) => lang)).toEqual(first)
      expect(repeated(shown.map(([, term]) => term))).toEqual([])
    }
  })
})

describe('the terms of all pages', () => {
  it('are different in each language', () => {
    expect(repeated(terms.map(([lang, term]) => `${lang} ${term}`))).toEqual([])
  })

  it('have at most 24 characters, composed (NFC), in one script that the fonts have', () => {
    expect(terms.filter(([, term]) => [...term].length > 24)).toEqual([])
    expect(terms.filter(([, term]) => term !== term.normalize('NFC'))).toEqual([])
    expect(terms.filter(([, term]) => latin.test(term) === others.test(term))).toEqual([])
  })
})
