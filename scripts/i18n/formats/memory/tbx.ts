import type { Element } from '@xmldom/xmldom'
import type { Locale } from '../../../../src/config/locales.ts'
import type { Term } from '../../checks/glossary/glossaryTerms.ts'
import { layOut, type Make, newDocument, printXml } from '../xml.ts'

/** The editions of ISO 30042, which differ in the names of elements; most tools still read the first alone. */
export const editions = ['2019', '2008'] as const
export type Edition = (typeof editions)[number]

interface Names {
  readonly root: string
  readonly namespace: string
  readonly type: string
  readonly style: string | null
  readonly header: string
  readonly entry: string
  readonly language: string
  readonly term: string
}

const names: Readonly<Record<Edition, Names>> = {
  '2019': {
    root: 'tbx',
    namespace: 'urn:iso:std:iso:30042:ed-2',
    type: 'TBX-Basic',
    style: 'dca',
    header: 'tbxHeader',
    entry: 'conceptEntry',
    language: 'langSec',
    term: 'termSec',
  },
  '2008': {
    root: 'martif',
    namespace: '',
    type: 'TBX',
    style: null,
    header: 'martifHeader',
    entry: 'termEntry',
    language: 'langSet',
    term: 'tig',
  },
}

export interface TermBase {
  /** BCP 47 tag of the source language. */
  readonly source: string
  readonly target: Locale
  readonly title: string
  readonly terms: readonly Term[]
  readonly edition: Edition
}

/**
 * A glossary as a term base: TBX-Basic of ISO 30042:2019 in the style DCA (data categories as attributes), or the same in
 * ISO 30042:2008. A concept for each term; stems ("badan* kliniczn*") are no terms and come as notes.
 */
export function writeTbx({ source, target, title, terms, edition }: TermBase): string {
  const name = names[edition]
  const { document, make } = newDocument(name.root, name.namespace)
  const root = document.documentElement
  if (!root) throw new Error('The XML library made a document without a root.')
  root.setAttribute('type', name.type)
  if (name.style) root.setAttribute('style', name.style)
  root.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', source)
  const paragraph = (text: string) => make('p', {}, [text])
  const description = make('fileDesc', {}, [
    make('titleStmt', {}, [make('title', {}, [title])]),
    make('sourceDesc', {}, [paragraph(`locales/${target.code}/glossary.json`)]),
  ])
  const ids = entryIds(terms)
  const entries = terms.map((term) =>
    writeTerm(make, name, term, { id: ids.get(term) ?? null, source, target: target.tag }),
  )
  root.appendChild(make(name.header, {}, [description]))
  root.appendChild(make('text', {}, [make('body', {}, entries)]))
  layOut(root, new Set(['title', 'p', 'term', 'termNote', 'note']))
  return printXml(document)
}

interface EntryOptions {
  readonly id: string | null
  readonly source: string
  readonly target: string
}

function writeTerm(make: Make, name: Names, term: Term, { id, source, target }: EntryOptions): Element {
  const word = (text: string, status: 'preferred' | 'admitted' | 'deprecated') => {
    const note = make('termNote', { type: 'administrativeStatus' }, [`${status}Term-admn-sts`])
    return make(name.term, {}, [make('term', {}, [text]), note])
  }
  const [main = term.term, ...variants] = term.names
  const english = [word(main, 'preferred'), ...variants.map((text) => word(text, 'admitted'))]
  const { preferred, admitted, deprecated } = wordingOf(term)
  const translations = [
    ...(preferred === null ? [] : [word(preferred, 'preferred')]),
    ...admitted.map((text) => word(text, 'admitted')),
    ...deprecated.map((text) => word(text, 'deprecated')),
  ]
  return make(name.entry, { id }, [
    ...notesOf(term).map((text) => make('note', {}, [text])),
    make(name.language, { 'xml:lang': source }, english),
    ...(translations.length > 0 ? [make(name.language, { 'xml:lang': target }, translations)] : []),
  ])
}

const isStem = (form: string) => form.includes('*')

/** The words of a term for people: its dictionary forms where the glossary has them, else those forms that are no stems. */
export function wordingOf(term: Term): Pick<Term, 'preferred' | 'admitted' | 'deprecated'> {
  const deprecated = term.deprecated.length > 0 ? term.deprecated : term.avoid.filter((form) => !isStem(form))
  if (term.preferred !== null) return { preferred: term.preferred, admitted: term.admitted, deprecated }
  const [preferred = null, ...admitted] = term.use.filter((form) => !isStem(form))
  return { preferred, admitted, deprecated }
}

function notesOf({ note, use, avoid }: Term): string[] {
  const stems = (title: string, forms: readonly string[]) =>
    forms.some(isStem) ? [`${title} (* stands for any ending): ${forms.join(', ')}`] : []
  return [...(note === null ? [] : [note]), ...stems('Forms that count', use), ...stems('Forms to avoid', avoid)]
}

/** Ids that stay the same from one export to the next: "c-clinical-trial". */
function entryIds(terms: readonly Term[]): ReadonlyMap<Term, string> {
  const ids = new Map<Term, string>()
  const taken = new Set<string>()
  for (const term of terms) {
    const base = `c-${
      term.term
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? 'term'
    }`
    let id = base
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
    taken.add(id)
    ids.set(term, id)
  }
  return ids
}
