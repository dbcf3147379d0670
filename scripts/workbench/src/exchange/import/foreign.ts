import { type Glossary, isVerbatim } from '../../checks/glossary/glossaryFile.ts'
import { garbledAs } from '../../checks/texts/garbled.ts'
import { targetHash } from '../formats/baseline.ts'
import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingOn, isWritten, type ReadUnit } from '../formats/model.ts'
import { groupBy } from '../../project/groups.ts'
import { hashOf, type Unit, type UnitForm } from '../../messages/units.ts'
import type { Project } from '../../project/project.ts'

/** Undoes the changes that programs make to untouched texts, and to whole files. */

/** The project's texts that a file may have, by id. */
export type KnownTexts = ReadonlyMap<string, { readonly unit: Unit; readonly form: UnitForm }>

/** White space of a program's layout. A no-break space belongs to the text. */
const gaps = /[ \t\r\n]+/g

/** Undoes the changes of programs to the texts of a file, and returns the texts as people wrote them. */
export function plainTexts(project: Project, texts: readonly ReadUnit[], known: KnownTexts, glossary: Glossary) {
  const layout = layoutOf(texts, known)
  return (given: ReadUnit): ReadUnit => {
    const { unit, form } = known.get(given.id) ?? {}
    const text = composeLetters(given, form)
    const { source, target } = text
    // Spreadsheets reformat dates and numbers of the source. Those are not translated, and the current text is kept.
    if (unit && form && isVerbatim(glossary, unit) && (source !== form.source || !target?.trim()))
      return { ...text, source: form.source, target: form.target ?? form.source, state: 'unstated' }
    // A program that breaks lines may also drop white space.
    const isSame = (found: string, here: string) => found.replace(gaps, '') === here.replace(gaps, '')
    if (form?.target && target && source.includes('\n') && isSame(source, form.source) && isSame(target, form.target))
      return { ...text, source: form.source, target: form.target }
    if (unit && project.layout.isWhole(unit.namespace)) return text
    if (form && isAsExported(text, form)) return text
    return {
      ...text,
      source: withoutLayout(source, form?.source ?? null, layout, form?.source ?? ''),
      target: target && withoutLayout(target, form?.target ?? null, layout, form?.source ?? ''),
    }
  }
}

/** True if a program has kept the white space of the English. That of the translation is then content. */
const isAsExported = ({ source, baseline }: ReadUnit, form: UnitForm): boolean =>
  source === form.source || hashOf([source]) === baseline?.english

/**
 * Composes letters with their accents (NFC), as keyboards type them. Some programs decompose them (NFD), which is
 * invisible. `form` is the current text, whose decomposed letters are kept.
 */
function composeLetters(text: ReadUnit, form: UnitForm | undefined): ReadUnit {
  const composed = (found: string, here = '') => (here === here.normalize() ? found.normalize() : found)
  return {
    ...text,
    source: composed(text.source, form?.source),
    target: text.target === null ? null : composed(text.target, form?.target ?? ''),
    comments: text.comments.map((line) => line.normalize()),
  }
}

/** The characters of a text except white space, each with the white space before it. */
const cut = (text: string) =>
  [...text.matchAll(/([ \t\r\n]*)([^ \t\r\n])/gu)].map(([, gap = '', character = '']) => ({ gap, character }))

/** The white space that a program has inserted in texts with known English: a line break and an indentation. */
function layoutOf(texts: readonly ReadUnit[], known: KnownTexts): ReadonlySet<string> {
  const layout = new Set<string>()
  for (const { id, source } of texts) {
    const here = known.get(id)?.form.source
    if (here === undefined || !source.includes('\n')) continue
    const [one, other] = [cut(source), cut(here)]
    if (one.length !== other.length || one.some(({ character }, index) => character !== other[index]?.character))
      continue
    for (const [index, { gap }] of one.entries()) {
      const own = other[index]?.gap ?? ''
      if (index === 0 || !gap.includes('\n')) continue
      if (gap.startsWith(own)) layout.add(gap.slice(own.length))
      if (gap.endsWith(own)) layout.add(gap.slice(0, gap.length - own.length))
    }
  }
  return layout
}

const collapse = (text: string) => text.replace(gaps, ' ').replace(/^ | $/g, '')

/**
 * Returns a text of a file without the layout of a program that indents each inline code. If only white space differs
 * from the known text, returns the known text, unless "check" refuses its white space. Line breaks and outer spaces
 * follow the English.
 */
function withoutLayout(text: string, known: string | null, layout: ReadonlySet<string>, english: string): string {
  if (text === known) return text
  const own = text.replace(gaps, (gap, at: number) => {
    if (at === 0) return /^\s/.test(english) ? gap : ''
    if (at + gap.length === text.length) return /\s$/.test(english) ? gap : ''
    if (!gap.includes('\n')) return gap
    if (layout.has(gap)) return ''
    return english.includes('\n') ? gap : ' '
  })
  if (known !== null && collapse(known) === known && collapse(own) === known) return known
  return own || text
}

/**
 * Finds a fault that makes every text of a file suspect: a wrong encoding, or a shifted column. Returns one finding, on
 * the first such text; null for a sound file.
 */
export const wholeFileFinding = (texts: readonly ReadUnit[], known: KnownTexts) =>
  encodingFinding(texts, known) ?? slippedFinding(texts)

/**
 * Finds a whole file that a program has read or written in an encoding other than UTF-8: "Å¼" for "ż", or "?" for every
 * letter that the other encoding lacks.
 */
function encodingFinding(texts: readonly ReadUnit[], known: KnownTexts): FileFinding | null {
  for (const text of texts) {
    const garbled = [text.source, text.target ?? ''].find((one) => garbledAs(one) !== null)
    if (garbled !== undefined) {
      const found = `one that was read as ${garbledAs(garbled)}: ${JSON.stringify(garbled.slice(0, 60))}`
      return findingOn(text, 'encoding', 'a file that was read as UTF-8', found)
    }
    const today = known.get(text.id)?.form.source
    if (today === undefined || !isWithoutLetters(today, text.source)) continue
    const [expected, found] = quoteBoth(today, text.source)
    return findingOn(text, 'encoding', expected, `${found}: letters lost when the file was saved`)
  }
  return null
}

/** True if a text is another one with a sign in place of letters beyond ASCII. */
function isWithoutLetters(text: string, found: string): boolean {
  const [letters, others] = [[...text], [...found]]
  if (text === found || letters.length !== others.length) return false
  return letters.every((letter, index) => {
    const other = others[index]
    return letter === other || (letter > '\x7f' && (other === '?' || other === '\uFFFD'))
  })
}

/** Fewer may be intended. */
const FEWEST = 5

/**
 * Finds a column that was sorted by itself or shifted, so that translations are next to other texts than in the export.
 * A translation that another text with the same English had does not count, since people make such texts consistent.
 */
function slippedFinding(texts: readonly ReadUnit[]): FileFinding | null {
  const owners = groupBy(texts, ({ baseline }) => baseline?.target)
  const written = texts.filter((text) => text.baseline && isWritten(text))
  const slipped = written.flatMap((text) => {
    const from = owners.get(targetHash(text.target)) ?? []
    const [owner] = from
    return owner && from.every(({ source }) => source !== text.source) ? [{ text, owner }] : []
  })
  const [first] = slipped
  if (!first || slipped.length < FEWEST || slipped.length * 2 < written.length) return null
  const found = `that of ${first.owner.id}, and ${slipped.length - 1} more that belong elsewhere: a column was sorted by itself, or has slipped`
  return findingOn(first.text, 'slipped-texts', 'its own translation', found)
}
