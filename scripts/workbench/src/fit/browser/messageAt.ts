import { notesOf } from '../../marks/notes.ts'
import { rangeOf } from '../../places/browser/findPlaces.ts'
import type { Edges } from '../measure/look.ts'

/** The innermost message that the text at a place belongs to; with null for the text, that of an element. */
export function messageAt(element: Element, node: Text | null, box: Edges): string | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const used = new Set<Text>()
    const notes = (notesOf(at) ?? []).filter(({ attribute }) => attribute === null)
    const ranges = notes.map((note) => ({ note, range: rangeOf(note, at, used) }))
    const own = ranges.filter(({ note, range }) => note.text !== null && range.startContainer === node)
    const here = own.find(({ range }) => [...range.getClientRects()].some((rect) => touch(rect, box))) ?? own[0]
    const found = here ?? ranges.find(({ note }) => note.text === null || node === null)
    if (found) return found.note.id
  }
  return null
}

const touch = (one: Edges, other: Edges) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
