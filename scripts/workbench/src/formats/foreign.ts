import type { Element } from '@xmldom/xmldom'
import type { Locale } from '../config.ts'
import { localeNamed } from '../model/localeNamed.ts'
import type { FileFinding } from './model.ts'
import { descendantsOf, elementsOf, parseXml } from './xml.ts'

/** A pair of texts of another project's translation memory. */
export interface ForeignPair {
  readonly source: string
  readonly target: string
  /** When it was changed last, ISO 8601; null where the file does not say. */
  readonly date: string | null
}

/** A concept of another project's term base. */
export interface ForeignTerm {
  /** The first is the preferred one. */
  readonly names: readonly string[]
  readonly use: readonly string[]
  readonly avoid: readonly string[]
  readonly note: string | null
}

interface Languages {
  readonly source: Locale
  readonly target: Locale
}

/** The type that TMX 1.4b and older term bases name: a file of its own elsewhere, which nobody needs in order to read them. */
const doctype = /<!DOCTYPE\s[^>[\]]*>/

const rootOf = (text: string) => parseXml(text.replace(doctype, (found) => found.replace(/[^\n]/g, ' ')))

const isFinding = (found: Element | FileFinding): found is FileFinding => 'rule' in found

/** The children of a kind that are in a language: "en-US" is English. */
const inLanguage = (parent: Element, locale: Locale, ...names: readonly string[]): Element[] =>
  elementsOf(parent, ...names).filter((element) => {
    const tag = element.getAttribute('xml:lang') ?? element.getAttribute('lang') ?? ''
    return localeNamed(tag, [locale]) !== null
  })

/** The pairs of a translation memory (TMX 1.4 and before) in two languages; or why it cannot be read. */
export function readTmx(text: string, { source, target }: Languages): readonly ForeignPair[] | FileFinding {
  const root = rootOf(text)
  if (isFinding(root)) return root
  return descendantsOf(root, 'tu').flatMap((unit): ForeignPair[] => {
    const [from, to] = [source, target].map((locale) => inLanguage(unit, locale, 'tuv')[0])
    const [words, translation] = [from, to].map((variant) => (variant && wordsOf(elementsOf(variant, 'seg')[0])) ?? '')
    if (!words || !translation) return []
    const changed = to?.getAttribute('changedate') || unit.getAttribute('changedate') || ''
    const date = /^(\d{4})(\d{2})(\d{2})/.exec(changed)
    return [{ source: words, target: translation, date: date ? date.slice(1).join('-') : null }]
  })
}

/** The concepts of a term base (TBX: ISO 30042 of 2019 or 2008) that have a term in the source; or why it cannot be read. */
export function readTbx(text: string, { source, target }: Languages): readonly ForeignTerm[] | FileFinding {
  const root = rootOf(text)
  if (isFinding(root)) return root
  return descendantsOf(root, 'conceptEntry', 'termEntry').flatMap((entry): ForeignTerm[] => {
    const termsIn = (locale: Locale) => inLanguage(entry, locale, 'langSec', 'langSet').flatMap(termsOf)
    const names = termsIn(source).map(({ term }) => term)
    const own = termsIn(target)
    if (names.length === 0 || own.length === 0) return []
    const notes = [...elementsOf(entry, 'note'), ...elementsOf(entry, 'descrip')].map(wordsOf).filter(Boolean)
    return [
      {
        names,
        use: own.filter(({ isBad }) => !isBad).map(({ term }) => term),
        avoid: own.filter(({ isBad }) => isBad).map(({ term }) => term),
        note: notes.join(' ') || null,
      },
    ]
  })
}

/** The terms of a language, and whether they are to be avoided; preferred ones first. */
function termsOf(section: Element): { readonly term: string; readonly isBad: boolean }[] {
  const terms = elementsOf(section, 'termSec', 'tig', 'ntig').map((group) => {
    const [term] = descendantsOf(group, 'term')
    const status = [...descendantsOf(group, 'termNote', 'administrativeStatus')].map(wordsOf).join(' ')
    return {
      term: wordsOf(term),
      isBad: /deprecated|superseded/i.test(status),
      rank: /preferred/i.test(status) ? 0 : 1,
    }
  })
  return terms.filter(({ term }) => term !== '').toSorted((one, other) => one.rank - other.rank)
}

/** The text of an element with its codes as they stand in it, on one line. */
const wordsOf = (element: Element | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
