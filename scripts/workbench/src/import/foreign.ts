import { type Glossary, isVerbatim } from '../checks/glossary/glossaryFile.ts'
import { garbledAs } from '../checks/texts/garbled.ts'
import { isWhole } from '../config.ts'
import { targetHash } from '../formats/baseline.ts'
import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingOn, isWritten, type ReadUnit } from '../formats/model.ts'
import { groupBy } from '../model/groups.ts'
import { hashOf, type Unit, type UnitForm } from '../model/units.ts'

/** What programs do to texts that nobody has touched, and to whole files. */

/** A text of the project that a file may have, by its id. */
export type KnownTexts = ReadonlyMap<string, { readonly unit: Unit; readonly form: UnitForm }>

/** White space that programs lay a file out with. A no-break space belongs to the text. */
const gaps = /[ \t\r\n]+/g

/** Takes back what programs have done to the texts of a file: gives the texts as people have written them. */
export function plainTexts(texts: readonly ReadUnit[], known: KnownTexts, glossary: Glossary) {
  const layout = layoutOf(texts, known)
  return (given: ReadUnit): ReadUnit => {
    const { unit, form } = known.get(given.id) ?? {}
    const text = composeLetters(given, form)
    const { source, target } = text
    // Spreadsheets print dates and numbers of the source anew; nobody translates those, and what is here stays.
    if (unit && form && isVerbatim(glossary, unit) && (source !== form.source || !target?.trim()))
      return { ...text, source: form.source, target: form.target ?? form.source, state: 'unstated' }
    // A program that breaks lines may leave white space out as well.
    const isSame = (found: string, here: string) => found.replace(gaps, '') === here.replace(gaps, '')
    if (form?.target && target && source.includes('\n') && isSame(source, form.source) && isSame(target, form.target))
      return { ...text, source: form.source, target: form.target }
    if (unit && isWhole(unit.namespace)) return text
    if (form && isAsExported(text, form)) return text
    return {
      ...text,
      source: withoutLayout(source, form?.source ?? null, layout, form?.source ?? ''),
      target: target && withoutLayout(target, form?.target ?? null, layout, form?.source ?? ''),
    }
  }
}

/** Whether a program has left the white space of the English alone: that of the translation is then content. */
const isAsExported = ({ source, baseline }: ReadUnit, form: UnitForm): boolean =>
  source === form.source || hashOf([source]) === baseline?.english

/**
 * A text with its letters and their accents as one character each (NFC), as keyboards write them. Some programs take them
 * apart (NFD), which nobody sees. `form` is the text here: what is apart here stays so.
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

/** The characters of a text that are no white space, each with the white space before it. */
const cut = (text: string) =>
  [...text.matchAll(/([ \t\r\n]*)([^ \t\r\n])/gu)].map(([, gap = '', character = '']) => ({ gap, character }))

/** What a program has put between the characters of texts whose English is known: a line break and an indentation. */
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
 * A text of a file without the layout that a program has given it, in which it indents each inline code; the text that is
 * known here where they differ in white space alone, unless the one here has white space that "check" refuses. Line breaks
 * and outer spaces stay where the English has them.
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
 * What makes every text of a file suspect: a wrong encoding, or a column that has slipped. One finding says it all, on the
 * first such text; null for a sound file.
 */
export const wholeFileFinding = (texts: readonly ReadUnit[], known: KnownTexts) =>
  encodingFinding(texts, known) ?? slippedFinding(texts)

/**
 * What a program has made of the letters of a whole file that it read or wrote in another encoding than UTF-8: "Å¼" for "ż",
 * or "?" for every letter that the other encoding lacks.
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

/** Whether a text is another one with a sign in place of letters beyond ASCII. */
function isWithoutLetters(text: string, found: string): boolean {
  const [letters, others] = [[...text], [...found]]
  if (text === found || letters.length !== others.length) return false
  return letters.every((letter, index) => {
    const other = others[index]
    return letter === other || (letter > '\x7f' && (other === '?' || other === '\uFFFD'))
  })
}

/** Fewer may be a person's own doing. */
const FEWEST = 5

/**
 * A column that was sorted by itself or has slipped, so that translations stand beside other texts than the export wrote them
 * beside. A translation that another text with the same English had is no sign of that: people make such texts agree.
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
