import type { MarkedRange } from './marks.ts'

/** The place of a message in an element. */
export interface Note extends MarkedRange {
  readonly element: string
  /** The attribute that carries the message; null for a text inside of the element. */
  readonly attribute: string | null
  /** The whole text of which `start` and `end` are offsets; null for one with tags, which the element shows in pieces. */
  readonly text: string | null
}

let marksStay = false

/** Sets whether elements keep the marks in their texts and attributes, so that the output shows their order. */
export function keepMarks(on: boolean): void {
  marksStay = on
}

export const isKeepingMarks = (): boolean => marksStay

const notes = new WeakMap<Element, readonly Note[]>()

/** The notes of an element; undefined for none. */
export const notesOf = (element: Element): readonly Note[] | undefined => notes.get(element)

/** Returns a ref callback that sets the notes of an element while it is mounted. */
export function noteRef(list: readonly Note[]): (element: Element) => () => void {
  return (element) => {
    notes.set(element, list)
    return () => {
      // The next render may have set new notes already.
      if (notes.get(element) === list) notes.delete(element)
    }
  }
}
