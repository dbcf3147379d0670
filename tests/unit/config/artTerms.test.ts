import { describe, expect, it } from 'vitest'
import { artTermsOf } from '../../../src/config/artTerms.ts'
import { viewIds } from '../../../src/config/routes.ts'

const views = viewIds.map((view) => ({ view, entries: artTermsOf(view) })).filter(({ entries }) => entries.length > 0)
const terms = views.flatMap(({ entries }) => entries)
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

// The scripts that the fonts have.
const latin = /\p{Script=Latin}/u
const others = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Katakana}\p{Script=Arabic}]/u

describe.each(views)('the terms of $view', ({ entries }) => {
  const languages = entries.map(([lang]) => lang)

  it('are 8 to 12, among them the five languages of every view', () => {
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(entries.length).toBeLessThanOrEqual(12)
    expect(languages).toEqual(expect.arrayContaining(['en', 'pl', 'de', 'fr', 'es']))
  })

  it('have each language and each spelling once', () => {
    expect(repeated(languages)).toEqual([])
    expect(repeated(entries.map(([lang, term]) => term.toLocaleLowerCase(lang)))).toEqual([])
  })

  it('have one to three in another script than Latin', () => {
    const count = entries.filter(([, term]) => others.test(term)).length
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(3)
  })
})

describe('the terms of all views', () => {
  it('are different in each language', () => {
    expect(repeated(terms.map(([lang, term]) => `${lang} ${term}`))).toEqual([])
  })

  it('have at most 24 characters, composed (NFC), in one script that the fonts have', () => {
    expect(terms.filter(([, term]) => [...term].length > 24)).toEqual([])
    expect(terms.filter(([, term]) => term !== term.normalize('NFC'))).toEqual([])
    expect(terms.filter(([, term]) => latin.test(term) === others.test(term))).toEqual([])
  })
})
