import type { MarkedRange } from './marks.ts'

/** Where a message was put into an element. */
export interface Note extends MarkedRange {
  readonly element: string
  /** The attribute that carries the message; null for a text inside of the element. */
  readonly attribute: string | null
  /** The whole text of which `start` and `end` are offsets; null for one with tags, which the element shows in pieces. */
  readonly text: string | null
}

let marksStay = false

/** Whether elements keep the marks in their texts and attributes from now on: the output then tells their order. */
export function keepMarks(on: boolean): void {
  marksStay = on
}

export const isKeepingMarks = (): boolean => marksStay

const ofElements = new WeakMap<Element, readonly Note[]>()

/** What stands in an element of the document; undefined for nothing. */
export const notesOf = (element: Element): readonly Note[] | undefined => ofElements.get(element)

/** Has `notesOf` give these notes for an element from now on. */
export const keepNotes = (element: Element, notes: readonly Note[]): void => void ofElements.set(element, notes)

/** Keeps what stands in an element for as long as it is in the document: a ref to be given to it. */
export function noteRef(notes: readonly Note[]): (element: Element) => () => void {
  return (element) => {
    keepNotes(element, notes)
    return () => {
      // The next render may have noted it anew already.
      if (ofElements.get(element) === notes) ofElements.delete(element)
    }
  }
}
