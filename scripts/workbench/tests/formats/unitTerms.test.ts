import { describe, expect, it } from 'vitest'
import { countRepetitions, termsNote } from '../../src/formats/document.ts'
import { glossaryOf } from '../checks/checkFixture.ts'

const message = (...sources: string[]) => ({
  forms: sources.map((source) => ({ category: null, source, target: null })),
})

describe('the terms of a message', () => {
  const note = termsNote(
    glossaryOf({
      terms: [
        {
          term: 'clinical trial',
          variants: ['clinical study'],
          use: ['badan* kliniczn*'],
          avoid: ['prób* kliniczn*'],
          preferred: 'badanie kliniczne',
          deprecated: ['próba kliniczna'],
        },
        { term: 'CRO', use: ['CRO'], avoid: ['organizacj*'] },
        { term: 'sponsor', avoid: ['patron*'] },
        { term: 'site', use: [] },
      ],
    }),
  )
  const noteOn = (...sources: string[]) => note(message(...sources))

  it('are given in their dictionary forms, else as the glossary has them', () => {
    expect(noteOn('A CRO runs <term>clinical</term> studies')).toBe(
      'Terms: CRO = CRO; not: organizacj*; clinical trial = badanie kliniczne; not: próba kliniczna',
    )
    expect(noteOn('The sponsor')).toBe('Terms: sponsor, not: patron*')
  })

  it('of all plural forms are named once', () => {
    expect(noteOn('{{count}} clinical trial', '{{count}} clinical trials')).toBe(
      'Terms: clinical trial = badanie kliniczne; not: próba kliniczna',
    )
  })

  it('that are to be decided are not named', () => {
    expect(noteOn('The site')).toBe(null)
  })
})

describe('countRepetitions', () => {
  it('takes codes for the same whose spaces differ, and for different where they are', () => {
    expect(countRepetitions([message('At {{brand}}'), message('At {{ brand }}')])).toEqual({ texts: 1, words: 1 })
    expect(countRepetitions([message('At {{brand}}'), message('At {{count}}')])).toEqual({ texts: 0, words: 0 })
  })

  it('counts the forms of a plural message only when another message has them', () => {
    const forms = ['{{count}} page', '{{count}} pages', '{{count}} pages']
    expect(countRepetitions([message(...forms)])).toEqual({ texts: 0, words: 0 })
    expect(countRepetitions([message(...forms), message(...forms)])).toEqual({ texts: 3, words: 3 })
  })
})
