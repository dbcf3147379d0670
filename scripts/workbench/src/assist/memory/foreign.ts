import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { localeOf, type Locale, sourceLocale } from '../../config.ts'
import { indexTerms, type Term } from '../../checks/glossary/terms.ts'
import { type ForeignPair, type ForeignTerm, readTbx, readTmx } from '../../formats/foreign.ts'
import type { FileFinding } from '../../formats/model.ts'
import { keepWhileSame } from '../../lib/keep.ts'
import { readText } from '../../lib/readText.ts'
import { placeOf, workbenchFile } from '../../model/layout.ts'
import { LocaleProblem } from '../../model/localeFile.ts'
import type { Pair } from './pairs.ts'

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
