import { isFinished } from './baseline.ts'
import { type FileFinding, findingAt, type ReadState, type ReadUnit } from './model.ts'
import { commentsIn } from './notes.ts'
import { attributeOf, descendantsOf, elementsOf, isElement, textOf, type XmlElement } from './readXml.ts'

/** A fault inside a source or target. */
class InlineError extends Error {
  override name = 'InlineError'
  readonly line: number

  constructor({ line }: XmlElement, message: string) {
    super(message)
    this.line = line
  }
}

/** Reads the units of all files. A fault inside a unit becomes a finding, and the unit is left out. */
export function readUnits(
  files: readonly XmlElement[],
  read: (unit: XmlElement) => Omit<ReadUnit, 'id' | 'line'>,
): { units: ReadUnit[]; findings: FileFinding[] } {
  const findings: FileFinding[] = []
  const named = files.flatMap((file) => descendantsOf(file, 'trans-unit').map((unit) => ({ file, unit })))
  const units = named.flatMap(({ file, unit }) => {
    const id = attributeOf(unit, 'resname') || `${attributeOf(file, 'original')}:${attributeOf(unit, 'id')}`
    try {
      return [{ id, line: unit.line, ...read(unit) }]
    } catch (error) {
      if (!(error instanceof InlineError)) throw error
      findings.push(findingAt(error.line, 'inline-codes', 'the codes of the export', error.message, id))
      return []
    }
  })
  return { units, findings }
}

/** Elements for one code, whose text is their content or "equiv-text". */
const single = new Set(['ph', 'bpt', 'ept', 'it', 'g', 'x', 'bx', 'ex'])

/**
 * Reads the texts of a unit and restores its codes. Tools drop the texts of codes in a target, so that they are found
 * by their ids in the source.
 */
export class Codes {
  readonly #known = new Map<string, string>()

  /** Returns the source and target of a unit. An empty target counts as missing unless the file calls it finished. */
  readTexts(part: XmlElement, state: ReadState): Pick<ReadUnit, 'source' | 'target'> {
    const [source = '', target = null] = ['source', 'target'].map((side) => {
      const [text] = elementsOf(part, side)
      return text && this.#read(text)
    })
    return { source, target: target === '' && !isFinished(state) ? null : target }
  }

  /** Throws an InlineError on an element that is no code. */
  #read({ children }: XmlElement): string {
    return children.map((node) => (isElement(node) ? this.#readElement(node) : textOf(node))).join('')
  }

  #readElement(node: XmlElement): string {
    const code = this.#readCode(node)
    if (code === null) throw new InlineError(node, `<${node.name}>, which stands for no code`)
    return code
  }

  #readCode(code: XmlElement): string | null {
    const name = code.local
    if (name === 'mrk') return this.#read(code)
    if (!single.has(name)) return null
    const text = this.#textOf(code)
    if (attributeOf(code, 'ctype') === 'x-char') return characterOf(text)
    return text !== null && name === 'g' ? `${text}${this.#read(code)}</${text.slice(1)}` : text
  }

  #textOf(code: XmlElement): string | null {
    const name = code.local
    // Ids are unique only among elements of the same name.
    const place = `${name} ${attributeOf(code, 'id')}`
    const own = (name !== 'g' && this.#read(code)) || attributeOf(code, 'equiv-text')
    const text = own || this.#known.get(place)
    if (text === undefined) return null
    if (!this.#known.has(place)) this.#known.set(place, text)
    return text
  }
}

/** The character of "U+0001" or "0001"; null for anything else. */
function characterOf(codePoint: string | null): string | null {
  const value = Number.parseInt(/^(?:U\+)?([0-9A-F]+)$/i.exec(codePoint ?? '')?.[1] ?? '', 16)
  return value <= 0x10ffff ? String.fromCodePoint(value) : null
}

/** Comments of translators, in the notes of a text, in those of each group that begins with the text, and on marks. */
export function commentsOf(unit: XmlElement): string[] {
  const notes = holdersOf(unit)
    .flatMap((holder) => elementsOf(holder, 'note'))
    .flatMap(signedIn)
  const marks = descendantsOf(unit, 'mrk').map((mark) => attributeOf(mark, 'comment'))
  return [...notes, ...marks.flatMap((text) => (text ? commentsIn(text) : []))]
}

/**
 * The text of a note after the name of its author, if "from" is a name. "translator" and the kinds of the export are no
 * names.
 */
function signedIn(note: XmlElement): string[] {
  const author = attributeOf(note, 'from')?.trim() ?? ''
  const isName = /\p{Lu}|\s/u.test(author)
  return commentsIn(textOf(note)).map((text) => (isName && !text.startsWith(author) ? `${author}: ${text}` : text))
}

/** A text, and each group that begins with it. */
function holdersOf(unit: XmlElement): XmlElement[] {
  const holders = [unit]
  for (let group = unit.parent; group?.local === 'group'; group = group.parent) {
    const [first] = elementsOf(group, unit.local, 'group')
    if (first !== holders.at(-1)) break
    holders.push(group)
  }
  return holders
}

/** The only name among some places; null if there is none, or several. */
export function onlyName(names: readonly (string | null)[]): string | null {
  const [only, ...others] = new Set(names.filter(Boolean))
  return only && others.length === 0 ? only : null
}
