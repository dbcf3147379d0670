import { expect, it } from 'vitest'
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

it.each(pages)(
  'the terms of $page begin with that of the reader, then the English one; none is there twice',
  ({ page, entries }) => {
    const languages = entries.map(([lang]) => lang)
    expect(repeated(languages)).toEqual([])
    for (const language of publicLocales.map(artLanguage)) {
      const shown = artTermsFor(page, language)
      const first = language !== 'en' && languages.includes(language) ? [language, 'en'] : ['en', 'pl']
      expect(shown.slice(0, 2).map(([lang]) => lang)).toEqual(first)
      expect(repeated(shown.map(([, term]) => term))).toEqual([])
    }
  },
)

it('terms are different in each language, of at most 24 composed characters in one script that the fonts have', () => {
  expect(repeated(terms.map(([lang, term]) => `${lang} ${term}`))).toEqual([])
  const isGood = (term: string) => [...term].length <= 24 && term === term.normalize('NFC')
  expect(terms.filter(([, term]) => !isGood(term) || latin.test(term) === others.test(term))).toEqual([])
})
