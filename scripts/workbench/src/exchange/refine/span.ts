import type { Edit } from '../../checks/check.ts'
import { HOLE } from '../../checks/mask.ts'
import { attributeOf, characterOf, isElement, type XmlElement, type XmlText } from '../formats/readXml.ts'

/** Consecutive characters of a text in a file: one for one, or one for a reference or a tag. */
interface Run {
  /** In the text. */
  readonly at: number
  readonly length: number
  /** In the file. */
  readonly start: number
  readonly end: number
  /** True if replaced text needs no escaping. */
  readonly isCdata: boolean
}

/** A text of a file for the rules, with HOLE in place of each tag, and the mapping to its place. */
export interface Span {
  readonly text: string
  readonly runs: readonly Run[]
  /** The keys of its tags, in order. They have to be the same in source and target. */
  readonly codes: readonly string[]
}

export const emptySpan: Span = { text: '', runs: [], codes: [] }

/** The kind of an inline element: a tag pair, an opaque whole, or a separate part of the text. */
export type InlineKind = 'tags' | 'whole' | 'segment'

/** Reads the text of a source or target, and its separate parts. */
export function contentOf(element: XmlElement, kindOf: (inline: XmlElement) => InlineKind) {
  const parts: { id: string; span: Span }[] = []
  const spanOf = (parent: XmlElement): Span => {
    const [runs, codes]: [Run[], string[]] = [[], []]
    let text = ''
    const put = (piece: string, start: number, end: number, isCdata = false) => {
      if (end === start && piece === '') return
      runs.push({ at: text.length, length: piece.length, start, end, isCdata })
      text += piece
    }
    const putCode = (key: string, start: number, end: number) => {
      codes.push(key)
      put(HOLE, start, end)
    }
    const read = ({ children }: XmlElement): void => {
      for (const node of children) {
        if (!isElement(node)) for (const [piece, start, end] of piecesOf(node)) put(piece, start, end, node.isCdata)
        else if (kindOf(node) === 'whole') putCode(keyOf(node), node.start, node.end)
        else if (kindOf(node) === 'segment') parts.push({ id: attributeOf(node, 'mid') ?? '', span: spanOf(node) })
        else {
          putCode(keyOf(node), node.start, node.contentStart)
          read(node)
          putCode(`/${node.name}`, node.contentEnd, node.end)
        }
      }
    }
    read(parent)
    return { text, runs, codes }
  }
  return { span: spanOf(element), parts }
}

/** The characters of a text with their places in the file: as they are there, or one for a reference. */
function piecesOf({ raw, start, isCdata }: XmlText): (readonly [piece: string, start: number, end: number])[] {
  if (isCdata) return [[raw, start, start + raw.length]]
  return [...raw.matchAll(/&([^;]*);|[^&]+/g)].map(({ 0: found, 1: reference, index }) => {
    const piece = reference === undefined ? found : characterOf(reference)
    return [piece, start + index, start + index + found.length]
  })
}

/** Returns the key by which a tag of a source matches one of its target. */
function keyOf(inline: XmlElement): string {
  const id = ['id', 'rid', 'startRef', 'x', 'i'].map((key) => attributeOf(inline, key)).find((value) => value !== null)
  return id === undefined ? inline.name : `${inline.name} ${id}`
}

/** Maps an edit of a text to an edit of the file, with escaping; null if it would cross the border of a CDATA section. */
export function spliceOf({ runs }: Span, edit: Edit): Edit | null {
  const at = edit.start < edit.end ? edit.start : Math.max(0, edit.start - 1)
  const first = runAt(runs, at)
  const last = runAt(runs, Math.max(edit.end, 1) - 1)
  if (!first || !last || first.isCdata !== last.isCdata) return null
  const start = edit.start < edit.end || edit.start === 0 ? offset(first, edit.start) : after(first, edit.start)
  const end = edit.start < edit.end ? after(last, edit.end) : start
  if (!first.isCdata) return { start, end, text: escapeXml(edit.text) }
  return edit.text.includes(']]>') ? null : { start, end, text: edit.text }
}

/** Finds the run of a character by binary search, since a text may have thousands. */
function runAt(runs: readonly Run[], index: number): Run | undefined {
  let [from, to] = [0, runs.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if ((runs[middle]?.at ?? 0) <= index) from = middle
    else to = middle
  }
  return runs[from]
}

const isPlain = ({ length, start, end }: Run) => end - start === length
/** The offset before a character. */
const offset = (run: Run, index: number) => (isPlain(run) ? run.start + index - run.at : run.start)
/** The offset after the character before an index. */
const after = (run: Run, index: number) => (isPlain(run) ? run.start + index - run.at : run.end)

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text for the content of an element. */
export const escapeXml = (text: string): string => text.replace(/[&<>]/g, (mark) => marks[mark] ?? mark)

/** Returns the line break and the spaces before a place; empty if other characters precede it. */
export const indentBefore = (file: string, place: number): string =>
  /(?:\r\n?|\n)[ \t]*$/.exec(file.slice(Math.max(0, place - 200), place))?.[0] ?? ''
