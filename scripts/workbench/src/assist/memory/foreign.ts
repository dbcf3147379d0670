import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, localeOf, sourceLocale } from '../../config.ts'
import { indexTerms, type Term } from '../../checks/glossary/terms.ts'
import { HOLE } from '../../checks/text.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { readText } from '../../lib/readText.ts'
import { placeOf, workbenchFile } from '../../model/layout.ts'
import { LocaleProblem } from '../../model/localeFile.ts'
import { localeNamed } from '../../model/localeNamed.ts'
import { readTbx, termsFor } from '../../refine/formats/tbx.ts'
import { readMemory, type Variant } from '../../refine/formats/tmx.ts'
import { FileFault } from '../../formats/fileFault.ts'
import type { Pair } from './pairs.ts'

interface Languages {
  readonly source: Locale
  readonly target: Locale
}

/** Whether a tag is one of a locale's language: "en-US" is English. */
const isOf = (locale: Locale, tag: string) => localeNamed(tag, [locale]) !== null

/** The pairs of a translation memory (TMX 1.4 and before) in two languages, with the file's name for their id. */
const pairsIn = (text: string, { source, target }: Languages, name: string): readonly Pair[] =>
  // With the codes as they stand in the texts.
  readMemory(text, () => 'tags').units.flatMap(({ variants }): Pair[] => {
    const [from, to] = [source, target].map((locale) => variants.find(({ language }) => isOf(locale, language)))
    const [words, translation] = [wordsOf(from), wordsOf(to)]
    if (!words || !translation) return []
    const [, ...date] = /^(\d{4})(\d{2})(\d{2})/.exec(to?.changed ?? '') ?? []
    const known = { id: name, category: null, isReviewed: false, isForeign: true }
    return [{ ...known, source: words, target: translation, date: date.join('-') }]
  })

const wordsOf = (variant: Variant | undefined): string =>
  (variant?.span.text ?? '').replaceAll(HOLE, '').replace(/\s+/g, ' ').trim()

/** The concepts of a term base (TBX: ISO 30042 of 2019 or 2008) that have a term in both languages, with the file's name. */
const termsIn = (text: string, { source, target }: Languages, name: string): readonly Term[] =>
  termsFor(
    readTbx(text),
    (tag) => isOf(source, tag),
    (tag) => isOf(target, tag),
  ).map((term) => ({
    ...term,
    note: [term.note, `(${name})`].filter(Boolean).join(' '),
  }))

/** locales/.workbench/memory: translation memories (TMX) and term bases (TBX) of others, of any languages. */
const folderOf = (folder: string) => workbenchFile(folder, 'memory')

const keptPairs = keepWhileSame<readonly Pair[]>()
const keptTerms = keepWhileSame<readonly Term[]>()

/** The pairs and terms of those files. Throws an error for the first that cannot be read. */
export async function readForeign(folder: string, target: Locale) {
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
    if (kind === '.tmx') pairs.push(...keptPairs(key, inputs, () => read(file, () => pairsIn(text, languages, name))))
    else terms.push(...keptTerms(key, inputs, () => read(file, () => termsIn(text, languages, name))))
  }
  return { pairs, terms: indexTerms({ terms }) }
}

/** What is made of a file. Throws a LocaleProblem that says where it cannot be read. */
function read<Made>(file: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new LocaleProblem(placeOf(file), error.fault)
  }
}
