import { type FoundPlace, foundPlaces } from '../../i18n/places/browser/findPlaces.ts'
import type { Box, FromPage } from '../frameProtocol.ts'

export type Mode = 'edit' | 'browse'

/**
 * In the mode "edit", a click chooses the messages under the pointer and does nothing else; in "browse", the page works as it
 * does for visitors. A click before the page is hydrated is answered as soon as it is.
 */
export function chooseOnClick(
  tell: (message: FromPage) => void,
  hydrated: Promise<unknown>,
): { set(mode: Mode): void } {
  let mode: Mode = 'edit'
  const chooseAt = (x: number, y: number) => {
    const found = messagesAt(x, y)
    if (found) tell({ type: 'chosen', ...found })
  }
  const choose = (event: MouseEvent) => {
    if (mode === 'browse') return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Where hydration fails, there is nothing to choose.
    if (event.type === 'click') hydrated.then(() => chooseAt(event.clientX, event.clientY)).catch(() => {})
  }
  // Before the page's own handlers, those of the early script included.
  for (const type of ['click', 'mousedown', 'pointerdown', 'pointerup', 'mouseup', 'dblclick', 'submit'] as const) {
    addEventListener(type, choose as EventListener, true)
  }
  return {
    set(next) {
      mode = next
      document.documentElement.style.cursor = next === 'edit' ? 'default' : ''
    },
  }
}

/** The messages at a point of the viewport, the smallest first; null where there is none. */
function messagesAt(x: number, y: number): { ids: string[]; box: Box } | null {
  const under = new Set(document.elementsFromPoint(x, y))
  const holds = ({ x: left, y: top, width, height }: Box) =>
    x >= left && x <= left + width && y >= top && y <= top + height
  const hit = foundPlaces()
    .map((place) => ({ ...place, box: place.box && inViewport(place.box) }))
    .filter((place): place is FoundPlace & { box: Box } => place.box !== null && holds(place.box))
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  // What lies in an attribute of an element under the pointer comes after the texts.
  const carried = foundPlaces().filter(({ target, hidden }) => hidden === 'attribute' && under.has(target))
  const [first] = hit
  const ids = [...new Set([...hit, ...carried].map(({ id }) => id))]
  const box = first?.box ?? carried[0]?.target.getBoundingClientRect()
  return box && ids.length > 0 ? { ids, box: plain(box) } : null
}

const inViewport = (box: Box): Box => ({ ...box, x: box.x - scrollX, y: box.y - scrollY })

/** A box that can be sent to another window. */
const plain = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })
