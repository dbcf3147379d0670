import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Element } from '@xmldom/xmldom'
import { type Locale, localeOf, sourceLocale } from '../../config.ts'
import { indexTerms, type Term } from '../../checks/glossary/terms.ts'
import type { FileFinding } from '../../formats/model.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { readText } from '../../lib/readText.ts'
import { placeOf, workbenchFile } from '../../model/layout.ts'
import { LocaleProblem } from '../../model/localeFile.ts'
import { localeNamed } from '../../model/localeNamed.ts'
import { descendantsOf, elementsOf, parseXml } from '../../formats/xml.ts'
import type { Pair } from './pairs.ts'

/** A pair of texts of another project's translation memory. */
interface ForeignPair {
  readonly source: string
  readonly target: string
  /** When it was changed last, ISO 8601; null where the file does not say. */
  readonly date: string | null
}

/** A concept of another project's term base. */
interface ForeignTerm {
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
function readTmx(text: string, { source, target }: Languages): readonly ForeignPair[] | FileFinding {
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
function readTbx(text: string, { source, target }: Languages): readonly ForeignTerm[] | FileFinding {
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

/** What other projects' files say of a language. */
export interface Foreign {
  readonly pairs: readonly Pair[]
  /** Ready to be found in texts. */
  readonly terms: ReturnType<typeof indexTerms>
}

/** locales/.workbench/memory: translation memories (TMX) and term bases (TBX) of others, of any languages. */
const folderOf = (folder: string) => workbenchFile(folder, 'memory')

const keptPairs = keepWhileSame<readonly Pair[]>()
const keptTerms = keepWhileSame<readonly Term[]>()

/** Reads those files; nothing where there is no such folder. Throws one error for the first that cannot be read. */
export async function readForeign(folder: string, target: Locale): Promise<Foreign> {
  const names = await readdir(folderOf(folder)).catch(() => [])
  const languages = { source: localeOf(sourceLocale()), target }
  const pairs: Pair[] = []
  const terms: Term[] = []
  for (const name of names.toSorted()) {
    const kind = path.extname(name).toLowerCase()
    if (kind !== '.tmx' && kind !== '.tbx') continue
    const file = path.join(folderOf(folder), name)
    const text = await readText(file)
    if (text === null) continue
    if (typeof text !== 'string') throw new LocaleProblem(placeOf(file), text)
    const [key, inputs] = [`${file} ${target.code}`, [text]]
    if (kind === '.tmx')
      pairs.push(...keptPairs(key, inputs, () => sound(readTmx(text, languages), file).map(pairOf(name))))
    else terms.push(...keptTerms(key, inputs, () => sound(readTbx(text, languages), file).map(termOf(name))))
  }
  return { pairs, terms: indexTerms({ terms }) }
}

function sound<Item>(found: readonly Item[] | FileFinding, file: string): readonly Item[] {
  if ('rule' in found) throw new LocaleProblem(placeOf(file), found)
  return found
}

const pairOf =
  (name: string) =>
  ({ source, target, date }: ForeignPair): Pair => ({
    ...{ id: name, category: null, source, target, date: date ?? '', isReviewed: false, isForeign: true },
  })

const termOf =
  (name: string) =>
  ({ names, use, avoid, note }: ForeignTerm): Term => ({
    ...{ term: names[0] ?? '', names, use, avoid, always: false, preferred: use[0] ?? null },
    ...{ admitted: use.slice(1), deprecated: avoid, note: [note, `(${name})`].filter(Boolean).join(' '), line: 1 },
  })
