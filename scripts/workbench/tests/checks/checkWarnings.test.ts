import { describe, expect, it } from 'vitest'
import { findingsOf, glossaryOf, said, saidOf } from './checkFixture.ts'

describe('the end of a text', () => {
  it.each([
    ['Read it.', 'Przeczytaj', 'expected “.” at the end, as in English, found “Przeczytaj”'],
    ['Read it', 'Przeczytaj to.', 'expected no mark at the end, as in English, found “.”'],
    ['Read it?', 'Przeczytaj to!', 'expected “?” at the end, as in English, found “!”'],
    ['Write to:', 'Proszę pisać na adres', 'expected “:” at the end, as in English, found “roszę pisać na adres”'],
    ['Loading…', 'Ładowanie.', 'expected “…” at the end, as in English, found “.”'],
  ])('%s: %s', (english, polish, message) => {
    expect(saidOf(english, polish)).toEqual([`end-punctuation: ${message}`])
  })

  it.each([
    ['ja', 'Read it.', '読んでください。'],
    ['zh', 'Is it right?', '对吗？'],
    ['ar', 'Is it right?', 'هل هذا صحيح؟'],
    ['hi', 'Read it.', 'इसे पढ़ें।'],
    ['el', 'Is it right?', 'Είναι σωστό;'],
    ['th', 'Read it.', 'อ่าน'],
    ['fr', 'Write to:', 'Écrire à\u00A0:'],
    ['pl', 'Say “yes.”', 'Powiedz „tak”.'],
    ['pl', 'Read it (today).', 'Przeczytaj (dziś).'],
    ['pl', 'Since last year', 'Od ubiegłego r.'],
    ['pl', 'In the U.S.', 'W Stanach Zjednoczonych'],
    ['pl', 'Wait...', 'Czekaj…'],
    ['pl', 'Write to {{place}}', 'Proszę pisać: {{place}}.'],
  ])('in %s: %s is %s', (tag, english, text) => {
    const found = saidOf(english, text, { row: { tag } })
    expect(found.filter((finding) => finding.startsWith('end-punctuation'))).toEqual([])
  })
})

describe('the same English', () => {
  const english = { a: 'Send us a message', b: 'Send us a message', c: 'Send us a message' }

  it('has the same translation: those that differ name the usual one', () => {
    const findings = findingsOf(english, { a: 'Napisz', b: 'Wyślij wiadomość', c: 'Wyślij wiadomość' })
    expect(findings.map(({ key, severity }) => `${key} ${severity}`)).toEqual(['common:a warning'])
    expect(said(findings)).toEqual([
      'inconsistent: expected “Wyślij wiadomość” as in common:b, whose English is the same, found “Napisz”',
    ])
  })

  it('may differ in case, in kinds of spaces, and in a word or two', () => {
    expect(findingsOf(english, { a: 'Wyślij list', b: 'wyślij list', c: 'WYŚLIJ\u00A0LIST' })).toEqual([])
    expect(findingsOf({ a: 'About us', b: 'About us' }, { a: 'O nas', b: 'O firmie' })).toEqual([])
  })

  it('may differ with a reason, and in plural forms', () => {
    const exceptions = [{ key: 'common:a', rule: 'inconsistent', reason: 'A button.' }]
    const polish = { a: 'Napisz', b: 'Wyślij wiadomość', c: 'Wyślij wiadomość' }
    expect(findingsOf(english, polish, { glossary: glossaryOf({ exceptions }) })).toEqual([])
    const forms = { a_one: '{{count}} plik w folderze', a_few: '{{count}} pliki w folderze' }
    const more = { ...forms, a_many: '{{count}} plików w folderze', a_other: '{{count}} pliku w folderze' }
    const one = '{{count}} file in the folder'
    expect(findingsOf({ a_one: one, a_other: '{{count}} files in the folder' }, more)).toEqual([])
  })
})
