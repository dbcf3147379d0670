import { describe, expect, it } from 'vitest'
import { brand } from '../../../../src/config/site.ts'
import { englishFindings, findingsOf, said } from './checkFixture.ts'

const notes = [{ match: 'common:a', max: 12 }]
const polish = (text: string) => said(findingsOf({ a: 'Read it' }, { a: text }, { notes }))

describe('the longest text that fits', () => {
  it('holds for translations, in characters and not in bytes', () => {
    expect(polish('Źdźbło traw')).toEqual([])
    expect(polish('Źdźbła trawy')).toEqual([])
    expect(polish('🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪')).toEqual([])
    expect(polish('Przeczytaj to')).toEqual(['max-length: expected at most 12 characters, found 13 in “Przeczytaj to”'])
  })

  it('holds for English too', () => {
    expect(said(englishFindings({ a: 'Read all of it' }, undefined, notes))).toEqual([
      'max-length: expected at most 12 characters, found 14 in “Read all of it”',
    ])
  })

  it('counts what is printed: the brand and figures, no tags, no variables that a component gives', () => {
    const found = (english: string, text: string) => said(findingsOf({ a: english }, { a: text }, { notes }))
    expect(found('<term>Read</term> it', '<term>Czytaj</term> to')).toEqual([])
    const max = brand.length + 4
    const named = (text: string) =>
      said(findingsOf({ a: '{{brand}} now' }, { a: text }, { notes: [{ match: 'common:a', max }] }))
    expect(named('{{brand}} już')).toEqual([])
    expect(named('{{brand}} teraz')).toEqual([
      `max-length: expected at most ${max} characters, found ${max + 2} in “${brand} teraz”`,
    ])
    expect(found('{{place}} is here', 'Tu jest: {{place}}')).toEqual([])
    expect(found('{{onTimeDelivery, percent}} now', '{{onTimeDelivery, percent}} teraz')).toEqual([])
  })
})
