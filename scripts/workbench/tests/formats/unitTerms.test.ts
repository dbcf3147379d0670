import { describe, expect, it } from 'vitest'
import { termsNote } from '../../src/formats/document.ts'
import { glossaryOf } from '../checks/checkFixture.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

const message = (...sources: string[]) => ({
  forms: sources.map((source) => ({ category: null, source, target: null })),
})

describe('the terms of a message', () => {
  const note = termsNote(
    projectAt(''),
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
})
