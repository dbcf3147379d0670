import { expect, it } from 'vitest'
import { readGlossary } from '../../src/refine/glossary.ts'
import { refineFile } from '../../src/refine/refine.ts'
import { xliff } from './files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const tbx = (names: Readonly<Record<'root' | 'entry' | 'language' | 'term', string>>) => `<?xml version="1.0"?>
<${names.root}><text><body><${names.entry}>
  <${names.language} xml:lang="en"><${names.term}><term>adverse event</term></${names.term}></${names.language}>
  <${names.language} xml:lang="pl">
    <${names.term}><term>zdarzenie niepożądane</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></${names.term}>
    <${names.term}><term>efekt uboczny</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></${names.term}>
  </${names.language}></${names.entry}></body></text></${names.root}>`

const said = (glossary: string, source: string, target: string) =>
  refineFile(bytes(xliff('pl', [[source, target]])), 'a.xlf', {
    glossary: readGlossary(bytes(glossary), 'terms'),
  }).reports.flatMap(({ kind, expected, found }) => (kind === 'term' ? [[expected, found]] : []))

it.each([
  ['TBX of 2019', tbx({ root: 'tbx', entry: 'conceptEntry', language: 'langSec', term: 'termSec' })],
  ['TBX of 2008', tbx({ root: 'martif', entry: 'termEntry', language: 'langSet', term: 'tig' })],
])('%s says what is wanted and what is not', (_, glossary) => {
  expect(said(glossary, 'Report adverse events.', 'Zgłaszać zdarzenia niepożądane.')).toEqual([])
  const expected = 'adverse event: zdarzenie niepożądane'
  expect(said(glossary, 'Report an adverse event.', 'Zgłosić efekt uboczny.')).toEqual([[expected, 'efekt uboczny']])
})

it.each([
  ['source and target without a head', 'adverse event,zdarzenie niepożądane\n'],
  ['languages in its head, in any order', 'note;pl-PL;en\n;zdarzenie niepożądane;adverse event\n'],
])('CSV has %s', (_, glossary) => {
  const expected = [['adverse event: zdarzenie niepożądane', '']]
  expect(said(glossary, 'Report an adverse event.', 'Zgłosić wypadek.')).toEqual(expected)
})

it('is refused when it has no pair of terms', () => {
  expect(() => readGlossary(bytes('one\ntwo\n'), 'terms.csv')).toThrow('The glossary has no term in two languages.')
})
