import { type Note, notesOf } from '../marks/notes.ts'
import type { Hidden, Place } from '../protocol/frameProtocol.ts'
import { isSeen } from './overflow.ts'

/** In CSS pixels from the page's top left corner. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** A place with its element and box. */
interface FoundPlace extends Omit<Place, 'overflowing'> {
  readonly target: Element
  /** Null when it cannot be seen. */
  readonly box: Box | null
}

/** The places of messages on the current page, in document order. */
export function foundPlaces(): FoundPlace[] {
  return [...document.querySelectorAll('*')].flatMap((target) => {
    const notes = notesOf(target)
    if (!notes) return []
    const used = new Set<Text>()
    return notes.map((note) => placeOf(note, target, used))
  })
}

function placeOf(note: Note, target: Element, used: Set<Text>): FoundPlace {
  const { id, element, attribute } = note
  const place = (box: Box | null, hidden: Hidden | null) => ({ id, element, attribute, target, box, hidden })
  if (document.head.contains(target)) return place(null, 'head')
  // Options have the place of their select; a visible attribute has the place of its element.
  const holder = target.closest('select') ?? target
  if (attribute !== null && attribute !== 'placeholder') return place(null, 'attribute')
  if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return place(null, 'closed')
  if (!isSeen(holder)) return place(null, 'screen readers')
  const box = boxOf(holder === target && attribute === null ? rangeOf(note, target, used) : holder)
  return box ? place(box, null) : place(null, 'screen readers')
}

/** The text of a note among the text nodes of its element; the whole element for a text with tags. */
function rangeOf({ text, start, end }: Note, target: Element, used: Set<Text>): Range {
  const range = document.createRange()
  range.selectNodeContents(target)
  if (text === null) return range
  const nodes = [...target.childNodes].filter((node) => node instanceof Text)
  const node = nodes.find((candidate) => candidate.data === text && !used.has(candidate))
  if (!node) return range
  // A text node may have several messages. It counts as used after the last one.
  if (end === text.length) used.add(node)
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

function boxOf(shown: Range | Element): Box | null {
  const { x, y, width, height } = shown.getBoundingClientRect()
  return width > 1 && height > 1 ? { x: x + scrollX, y: y + scrollY, width, height } : null
}
