import { describe, expect, it } from 'vitest'
import { englishFindings, findingsOf, glossaryOf, said, saidOf } from './checkFixture.ts'

const own = (text: string) => said(englishFindings({ a: text }))

describe('variables and tags', () => {
  it.each([
    ['{{count}} files', '{{liczba}} plików', 'variables: expected {{count}}, found {{liczba}}'],
    ['See $t(more)', 'Zobacz', 'variables: expected $t(more), found no such variable'],
    ['a <term>b</term>', 'a b', 'tags: expected </term> <term>, found no such tag'],
    ['a b', 'a <err>b</err>', 'tags: expected no </err> <err>, found </err> <err>'],
  ])('%s: %s', (english, polish, message) => {
    expect(saidOf(english, polish)).toEqual([message])
  })

  it.each([
    ['{{onTimeDelivrey, percent}}', 'a variable of src/config/values.ts'],
    ['{{- brand}}', 'a variable of src/config/values.ts'],
    ['{{onTimeDelivery, numbr}}', 'one of the formats number, percent, euro, utc'],
    ['{{support, number}}', '{{support}} without a format, since it is no number'],
  ])('are those that the site fills in: not %s', (variable, expected) => {
    const message = `unknown-variable: expected ${expected}, found ${variable}`
    expect(own(`We say ${variable}`)).toEqual([message])
    expect(saidOf(`We say ${variable}`, `Mówimy ${variable}`)).toEqual([message])
  })

  it('have to be in pairs, one after the other', () => {
    const pairs = 'tag-pairs: expected each tag closed before the next opens, found'
    expect(own('<term>a <ins>b</ins></term>')).toEqual([`${pairs} <term> <ins> </ins> </term>`])
    expect(own('<term>a')).toEqual([`${pairs} <term>`])
    expect(own('</term>a<term>')).toEqual([`${pairs} </term> <term>`])
    expect(own('<term>a</term> <ins>b</ins>')).toEqual([])
  })
})

describe('markup', () => {
  it.each([
    ['a <b>c', '<b>'],
    ['a <!-- b', '<!--'],
  ])('%s is no tag of ours', (text, found) => {
    expect(own(text)).toEqual([`markup: expected no tag but term, err, ins, del, without attributes, found ${found}`])
  })

  it('finds character references, broken variables and scripts', () => {
    expect(own('a&nbsp;b')).toEqual(['markup: expected the character itself, found &nbsp;'])
    expect(own('a&#x2014;b')).toEqual(['markup: expected the character itself, found &#x2014;'])
    expect(own('{{name} x')).toEqual(['markup: expected a whole variable, {{name}} or {{name, format}}, found {{name}'])
    expect(own('JavaScript:alert')).toEqual(['markup: expected no script, found JavaScript:'])
  })

  it('lets signs be signs', () => {
    expect(own('p < 0.05, a > b, R&D, AT&T; {{brand}}')).toEqual([])
  })
})

describe('spaces and words', () => {
  it('finds a space at either end and two together', () => {
    expect(saidOf('Text', 'Tekst ')).toEqual(['spaces: expected no space at either end, found "Tekst "'])
    expect(saidOf('Text', '\u00A0Tekst')).toHaveLength(1)
    expect(saidOf('Text', 'Mój  tekst')).toEqual(['spaces: expected one space, found “Mój  tekst”'])
    expect(saidOf('Text', 'Mój\u00A0 tekst')).toHaveLength(1)
    expect(saidOf('Text', 'Mój\ntekst')).toHaveLength(1)
    expect(saidOf('{{place}} <term>b</term>', '{{place}} <term>be</term>')).toEqual([])
  })

  it('finds a doubled word', () => {
    expect(own('Read the the text')).toEqual(['doubled-word: expected “the” once, found “the the”'])
    expect(own('The the text')).toHaveLength(1)
    expect(own('(the the) text')).toHaveLength(1)
    expect(own('the text text.')).toHaveLength(1)
    expect(own('“the the” text')).toHaveLength(1)
    expect(saidOf('Text', 'Państwo się się')).toHaveLength(1)
    expect(own('the\u00A0the')).toHaveLength(1)
  })
})

describe('texts that are the same in both languages', () => {
  it('are untranslated when they have more than three words', () => {
    expect(saidOf('Read the whole text', 'Read the whole text')).toEqual([
      'untranslated: expected a translation, found the English, “Read the whole text”',
    ])
    expect(saidOf('SAE J2450', 'SAE J2450')).toEqual([])
    expect(saidOf('{{brand}} {{fda}} {{ema}} {{mdr}} Online', '{{brand}} {{fda}} {{ema}} {{mdr}} Online')).toEqual([])
  })

  it('have to be the same when English says so, in the typography of their own language', () => {
    const englishGlossary = glossaryOf({ verbatim: { de: ['common:a'] } }, true)
    const german = '„Start“ bei 2,5 ml und noch mehr'
    expect(saidOf(german, german, { englishGlossary })).toEqual([])
    expect(saidOf(german, german.replace('bei ', 'bei\u00A0'), { englishGlossary })).toEqual([])
    expect(saidOf(german, 'inny tekst', { englishGlossary })).toEqual([
      'verbatim: expected the text of English, “„Start“ bei 2,5 ml und noch mehr”, found “inny tekst”',
    ])
    expect(said(englishFindings({ a: german }, englishGlossary))).toEqual([])
    expect(said(englishFindings({ a: '„Start” bei 2,5 ml' }, englishGlossary))).toHaveLength(1)
  })
})

describe('the end of a text', () => {
  it.each([
    ['Read it.', 'Przeczytaj', 'expected “.” at the end, as in English, found “Przeczytaj”'],
    ['Read it', 'Przeczytaj to.', 'expected no mark at the end, as in English, found “.”'],
    ['Write to:', 'Proszę pisać na adres', 'expected “:” at the end, as in English, found “roszę pisać na adres”'],
  ])('%s: %s', (english, polish, message) => {
    expect(saidOf(english, polish)).toEqual([`end-punctuation: ${message}`])
  })

  it.each([
    ['ar', 'Is it right?', 'هل هذا صحيح؟'],
    ['hi', 'Read it.', 'इसे पढ़ें।'],
    ['fr', 'Write to:', 'Écrire à\u00A0:'],
    ['pl', 'Say “yes.”', 'Powiedz „tak”.'],
    ['pl', 'Since last year', 'Od ubiegłego r.'],
    ['pl', 'In the U.S.', 'W Stanach Zjednoczonych'],
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
})
