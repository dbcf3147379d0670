import type { Locale } from '../config.ts'
import type { Term } from '../checks/glossary/terms.ts'
import { type Element, element, printXml, uniqueIds } from './xml.ts'

/** The editions of ISO 30042, which differ in the names of elements; most tools still read the first alone. */
export const editions = ['2019', '2008'] as const
export type Edition = (typeof editions)[number]

const names = {
  '2019': {
    root: 'tbx',
    attributes: { type: 'TBX-Basic', style: 'dca', xmlns: 'urn:iso:std:iso:30042:ed-2' },
    header: 'tbxHeader',
    entry: 'conceptEntry',
    language: 'langSec',
    term: 'termSec',
  },
  '2008': {
    root: 'martif',
    attributes: { type: 'TBX' },
    header: 'martifHeader',
    entry: 'termEntry',
    language: 'langSet',
    term: 'tig',
  },
} as const

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
  const idOf = uniqueIds()
  const words = (status: 'preferred' | 'admitted' | 'deprecated', texts: readonly string[]) =>
    texts.map((text) => {
      const note = element('termNote', { type: 'administrativeStatus' }, [`${status}Term-admn-sts`])
      return element(name.term, {}, [element('term', {}, [text]), note])
    })
  const language = (tag: string, sections: readonly Element[]) =>
    sections.length > 0 ? [element(name.language, { 'xml:lang': tag }, sections)] : []
  const entries = terms.map((term) => {
    const letters = term.term.toLowerCase().match(/[a-z0-9]+/g) ?? ['term']
    const { preferred, admitted, deprecated } = wordingOf(term)
    const [first, ...others] = term.names
    // Ids that stay the same from one export to the next: "c-clinical-trial".
    return element(name.entry, { id: idOf(`c-${letters.join('-')}`) }, [
      ...notesOf(term).map((text) => element('note', {}, [text])),
      ...language(source, [...words('preferred', first ? [first] : []), ...words('admitted', others)]),
      ...language(target.tag, [
        ...words('preferred', preferred === null ? [] : [preferred]),
        ...words('admitted', admitted),
        ...words('deprecated', deprecated),
      ]),
    ])
  })
  const description = element('fileDesc', {}, [
    element('titleStmt', {}, [element('title', {}, [title])]),
    element('sourceDesc', {}, [element('p', {}, [`${target.code}.glossary.json`])]),
  ])
  const root = element(name.root, { ...name.attributes, 'xml:lang': source }, [
    element(name.header, {}, [description]),
    element('text', {}, [element('body', {}, entries)]),
  ])
  return printXml(root)
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
