import type { Term } from '../../checks/glossary/terms.ts'
import { writtenLanguageTag } from './document.ts'
import { attributeOf, descendantsOf, elementsOf, readXml, textOf, type XmlElement } from '../../formats/readXml.ts'

/** What one thing is called in some languages. */
interface GlossaryTerm {
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

/**
 * The terms of a glossary for a pair of languages, as those of the project's own glossaries are. Where it names no
 * languages, the first name of each is that of the source.
 */
export function termsFor(
  glossary: readonly GlossaryTerm[],
  isSource: (tag: string) => boolean,
  isTarget: (tag: string) => boolean,
): readonly Term[] {
  return glossary.flatMap(({ names, note = null }): Term[] => {
    const hasLanguages = names.some(({ language }) => language !== null)
    const [sources, targets] = [isSource, isTarget].map((isOf, column) =>
      names
        .filter(({ language }, index) => (hasLanguages ? language !== null && isOf(language) : index === column))
        .toSorted((one, other) => Number(other.isPreferred ?? false) - Number(one.isPreferred ?? false)),
    )
    const textsOf = (list: typeof names = [], isBad = false) =>
      list.filter(({ isForbidden }) => isForbidden === isBad).map(({ text }) => text)
    const [own, use, avoid] = [textsOf(sources), textsOf(targets), textsOf(targets, true)]
    const [term] = own
    if (term === undefined || use.length + avoid.length === 0) return []
    const words = { preferred: use[0] ?? null, admitted: use.slice(1), deprecated: avoid }
    return [{ term, names: own, use, avoid, always: false, ...words, note, line: 1 }]
  })
}
