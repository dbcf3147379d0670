import { describe, expect, it, onTestFinished } from 'vitest'
import { config, configure } from '../../src/config.ts'
import { findingsOf, said } from './checkFixture.ts'

const notes = [{ match: 'common:a', max: 12 }]
const polish = (text: string) => said(findingsOf({ a: 'Read it' }, { a: text }, { notes }))

/** Has the project print a name for {{brand}}, for which texts leave room for eight letters. */
function callIt(name: string) {
  const before = config()
  const { interpolate, rules } = before
  configure({
    ...before,
    interpolate: (locale, text) => interpolate(locale, text.replaceAll('{{brand}}', name)),
    rules: { ...rules, names: { brand: 8 } },
  })
  onTestFinished(() => configure(before))
}

describe('the longest text that fits', () => {
  it('holds for translations, in characters and not in bytes', () => {
    expect(polish('Źdźbło traw')).toEqual([])
    expect(polish('Źdźbła trawy')).toEqual([])
    expect(polish('🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪')).toEqual([])
    expect(polish('Przeczytaj to')).toEqual(['max-length: expected at most 12 characters, found 13 in “Przeczytaj to”'])
  })

  it('counts what is printed: the brand and figures, no tags, no variables that a component gives', () => {
    const found = (english: string, text: string) => said(findingsOf({ a: english }, { a: text }, { notes }))
    expect(found('<term>Read</term> it', '<term>Czytaj</term> to')).toEqual([])
    callIt('Acme')
    const max = 8
    const named = (text: string) =>
      said(findingsOf({ a: '{{brand}} now' }, { a: text }, { notes: [{ match: 'common:a', max }] }))
    expect(named('{{brand}} już')).toEqual([])
    expect(named('{{brand}} teraz')).toEqual([
      `max-length: expected at most ${max} characters, found ${max + 2} in “Acme teraz”`,
    ])
    expect(found('{{place}} is here', 'Tu jest: {{place}}')).toEqual([])
    expect(found('{{onTimeDelivery, percent}} now', '{{onTimeDelivery, percent}} teraz')).toEqual([])
  })

  it('is warned of, and no more, where only the length of a name exceeds it', () => {
    const named = (name: string, max: number) => {
      callIt(name)
      const notes = [{ match: 'common:a', max }]
      return findingsOf({ a: '{{brand}}' }, { a: 'Firma {{brand}}' }, { notes }).map(
        ({ severity, rule, expected }) => `${severity} ${rule}: ${expected}`,
      )
    }
    expect(named('Acme', 10)).toEqual([])
    expect(named('Acme', 9)).toEqual(['error max-length: at most 9 characters'])
    expect(named('V'.repeat(40), 14)).toEqual([
      'warning name-length: at most 14 characters, or a name in it that is 32 shorter',
    ])
    expect(named('V'.repeat(40), 13)).toEqual(['error max-length: at most 13 characters'])
  })
})
