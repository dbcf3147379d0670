import { writtenLanguageTag } from './document.ts'
import { scanXml, withoutReferences } from './scan.ts'

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

const entryNames = new Set(['conceptEntry', 'termEntry'])
const languageNames = new Set(['langSec', 'langSet'])
const termNames = new Set(['termSec', 'tig', 'ntig'])
/** Elements whose words are read: of a name, or of the whole entry. */
const ofName = new Set(['term', 'termNote'])
const ofEntry = new Set(['note', 'descrip'])

/** Reads a term base, TBX of either edition of ISO 30042. Throws a RefineFault. */
export function readTbx(text: string): readonly GlossaryTerm[] {
  const terms: GlossaryTerm[] = []
  let names: TermName[] = []
  let notes: string[] = []
  let language: string | null = null
  let [word, status, read] = ['', '', '']
  let reading: string | null = null
  scanXml(text, {
    open: ({ name, attributes }) => {
      if (reading !== null) return
      if (entryNames.has(name)) [names, notes] = [[], []]
      else if (languageNames.has(name)) language = writtenLanguageTag(attributes.get('xml:lang')?.value)
      else if (termNames.has(name)) [word, status] = ['', '']
      const isOther = name === 'termNote' && attributes.get('type')?.value !== 'administrativeStatus'
      if (ofName.has(name) ? !isOther : ofEntry.has(name) && language === null) [reading, read] = [name, '']
    },
    close: (name) => {
      if (reading === name) {
        reading = null
        const words = read.replace(/\s+/g, ' ').trim()
        if (name === 'term') word = words
        else if (name === 'termNote') status = words
        else if (words) notes.push(words)
      } else if (termNames.has(name) && word) {
        const isForbidden = /deprecated|superseded|notRecommended/i.test(status)
        names.push({ text: word, language, isPreferred: /preferred/i.test(status), isForbidden })
      } else if (languageNames.has(name)) language = null
      else if (entryNames.has(name)) terms.push({ names, note: notes.join(' ') })
    },
    text: (start, end, isCdata) => {
      const found = text.slice(start, end)
      if (reading !== null) read += isCdata ? found : withoutReferences(found)
    },
  })
  return terms
}
