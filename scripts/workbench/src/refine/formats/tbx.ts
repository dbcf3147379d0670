import { writtenLanguageTag } from './document.ts'
import { attributeOf, descendantsOf, elementsOf, readXml, textOf, type XmlElement } from '../../formats/readXml.ts'

/** What one thing is called in some languages. */
export interface GlossaryTerm {
  readonly names: readonly TermName[]
  /** What is said of it. */
  readonly note?: string
}

interface TermName {
  readonly text: string
  /** BCP 47 tag; null where the glossary does not say, and the first name is that of the source. */
  readonly language: string | null
  readonly isPreferred?: boolean
  /** Whether it is a word to avoid. */
  readonly isForbidden: boolean
}

/** Reads a term base, TBX of either edition of ISO 30042. Throws a FileFault. */
export function readTbx(text: string): readonly GlossaryTerm[] {
  const terms: GlossaryTerm[] = []
  const take = (entry: XmlElement) => {
    const languages = elementsOf(entry, 'langSec', 'langSet')
    const shared = elementsOf(entry).filter((one) => !languages.includes(one))
    const names = languages.flatMap((section) => {
      const language = writtenLanguageTag(attributeOf(section, 'xml:lang'))
      return elementsOf(section, 'termSec', 'tig', 'ntig').flatMap((one) => nameIn(one, language))
    })
    const notes = shared.flatMap((one) => [one, ...elementsOf(one)])
    const said = notes.filter(({ local }) => local === 'note' || local === 'descrip').map(wordsOf)
    terms.push({ names, note: said.filter(Boolean).join(' ') })
  }
  readXml(text, new Map(['conceptEntry', 'termEntry'].map((name) => [name, take])))
  return terms
}

function nameIn(section: XmlElement, language: string | null): TermName[] {
  const [term] = descendantsOf(section, 'term')
  const notes = descendantsOf(section, 'termNote')
  const status = notes.filter((note) => attributeOf(note, 'type') === 'administrativeStatus').map(wordsOf)
  const words = term ? wordsOf(term) : ''
  const says = (pattern: RegExp) => status.some((one) => pattern.test(one))
  const isForbidden = says(/deprecated|superseded|notRecommended/i)
  return words === '' ? [] : [{ text: words, language, isPreferred: says(/preferred/i), isForbidden }]
}

const wordsOf = (element: XmlElement) => textOf(element).replace(/\s+/g, ' ').trim()
