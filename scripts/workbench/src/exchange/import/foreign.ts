import { type Glossary, isVerbatim } from '../../checks/glossary/glossaryFile.ts'
import { garbledAs } from '../../checks/texts/garbled.ts'
import { hashOf, type Unit, type UnitForm } from '../../messages/units.ts'
import { type FileFinding, findingOn, type ReadUnit } from '../formats/model.ts'

/** Undoes the changes that programs make to untouched texts, and to whole files. */

/** The project's texts that a file may have, by id. */
export type KnownTexts = ReadonlyMap<string, { readonly unit: Unit; readonly form: UnitForm }>

/** Returns the texts of a file as people wrote them, without the changes of programs. */
export function plainTexts(texts: readonly ReadUnit[], known: KnownTexts, glossary: Glossary): ReadUnit[] {
  const layout = layoutOf(texts, known)
  return texts.map((given) => {
    const { unit, form } = known.get(given.id) ?? {}
    const text = composed(given, form)
    if (!unit || !form) return text
    // Spreadsheets reformat dates and numbers of the source. Those are not translated, and the current text is kept.
    if (isVerbatim(glossary, unit) && (text.source !== form.source || !text.target?.trim()))
      return { ...text, source: form.source, target: form.target ?? form.source, state: 'unstated' }
    if (text.source === form.source || hashOf([text.source]) === text.baseline?.english) return text
    const plain = (found: string) => layout.reduce((rest, gap) => rest.replaceAll(gap, ''), found)
    return { ...text, source: plain(text.source), target: text.target && plain(text.target) }
  })
}

/**
 * Composes letters with their accents (NFC), as keyboards type them. Some programs decompose them, which is invisible.
 * The texts of the project that are decomposed are kept.
 */
function composed(text: ReadUnit, form: UnitForm | undefined): ReadUnit {
  const compose = (found: string, here: string) => (here === here.normalize() ? found.normalize() : found)
  return {
    ...text,
    source: compose(text.source, form?.source ?? ''),
    // In every format, an empty translation is none yet.
    target: text.target?.trim() ? compose(text.target, form?.target ?? '') : null,
    comments: text.comments.map((line) => line.normalize()),
  }
}

/** The characters of a text except white space, each with the white space before it. A no-break space is a character. */
const cut = (text: string) =>
  [...text.matchAll(/([ \t\r\n]*)([^ \t\r\n])/gu)].map(([, gap = '', character = '']) => ({ gap, character }))

/**
 * The line breaks with indentations that a program has added to texts with known English, as some do before each inline
 * code.
 */
function layoutOf(texts: readonly ReadUnit[], known: KnownTexts): readonly string[] {
  const layout = new Set<string>()
  for (const { id, source } of texts) {
    const here = known.get(id)?.form.source
    if (here === undefined || source === here || !source.includes('\n')) continue
    const [one, other] = [cut(source), cut(here)]
    if (one.some(({ character }, index) => character !== other[index]?.character)) continue
    for (const [index, { gap }] of one.entries()) {
      const own = other[index]?.gap ?? ''
      const added = gap.startsWith(own) ? gap.slice(own.length) : gap.slice(0, gap.length - own.length)
      if (added.includes('\n')) layout.add(added)
    }
  }
  return [...layout].toSorted((one, other) => other.length - one.length)
}

/**
 * Finds a whole file that a program has read or written in an encoding other than UTF-8: "Å¼" for "ż", or "?" for every
 * letter that the other encoding lacks. Returns one finding, on the first such text; null for a sound file.
 */
export function encodingFinding(texts: readonly ReadUnit[], known: KnownTexts): FileFinding | null {
  for (const text of texts) {
    const garbled = [text.source, text.target ?? ''].find((one) => garbledAs(one) !== null)
    if (garbled !== undefined) {
      const found = `a program has read the file as ${garbledAs(garbled)}, ${JSON.stringify(garbled.slice(0, 60))}`
      return findingOn(text, 'encoding', 'UTF-8', found)
    }
    const today = known.get(text.id)?.form.source
    if (today === undefined || !isWithoutLetters(today, text.source)) continue
    return findingOn(text, 'encoding', 'UTF-8', `letters were lost in ${JSON.stringify(text.source.slice(0, 60))}`)
  }
  return null
}

/** True if a text is another one with a sign in place of letters beyond ASCII. */
function isWithoutLetters(text: string, found: string): boolean {
  const [letters, others] = [[...text], [...found]]
  if (text === found || letters.length !== others.length) return false
  return letters.every((letter, index) => {
    const other = others[index] ?? ''
    return letter === other || (letter > '\x7f' && '?\uFFFD'.includes(other))
  })
}
