import { expect, it } from 'vitest'
import { termsNote } from '../../../src/exchange/formats/document.ts'
import { glossaryOf } from '../../checks/checkFixture.ts'
import { projectAt } from '../../fixtures/workbench.config.ts'

it('the terms of a message have their dictionary forms, else the forms of the glossary', () => {
  const trial = { term: 'clinical trial', variants: ['clinical study'], use: ['badan* kliniczn*'], avoid: ['prób*'] }
  const terms = [
    { ...trial, preferred: 'badanie kliniczne', deprecated: ['próba kliniczna'] },
    { term: 'CRO', use: ['CRO'], avoid: ['organizacj*'] },
  ]
  const note = termsNote(projectAt(''), glossaryOf({ terms }))
  const source = 'A CRO runs <term>clinical</term> studies'
  expect(note({ forms: [{ category: null, source, target: null }] })).toBe(
    'Terms: CRO = CRO; not: organizacj*; clinical trial = badanie kliniczne; not: próba kliniczna',
  )
})
