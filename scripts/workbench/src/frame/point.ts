import { application } from 'workbench:application'
import { splitPlural } from '../project/plurals.ts'
import type { FromPage } from '../protocol/frameProtocol.ts'
import { type Box, foundPlaces } from './places.ts'

/** Makes a click only select the messages under the pointer. A click before hydration is answered after it. */
export function chooseOnClick(send: (message: FromPage) => void, hydrated: Promise<unknown>): void {
  const chooseAt = (x: number, y: number) => {
    const ids = messagesAt(x, y)
    if (ids.length > 0) send({ type: 'chosen', ids })
  }
  const choose = (event: MouseEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // Failed hydration leaves nothing to choose.
    if (event.type === 'click') hydrated.then(() => chooseAt(event.clientX, event.clientY)).catch(() => {})
  }
  // Captures events before the page's own handlers, including those of the early script.
  for (const type of ['click', 'mousedown', 'pointerdown', 'pointerup', 'mouseup', 'dblclick', 'submit'] as const) {
    addEventListener(type, choose as EventListener, true)
  }
  document.documentElement.style.cursor = 'default'
}

/** The messages at a point of the viewport, the smallest first. */
function messagesAt(x: number, y: number): string[] {
  const under = new Set(document.elementsFromPoint(x, y))
  const area = ({ width, height }: Box) => width * height
  const holds = ({ x: left, y: top, width, height }: Box) =>
    x + scrollX >= left && x + scrollX <= left + width && y + scrollY >= top && y + scrollY <= top + height
  const all = foundPlaces()
  const hit = all
    .flatMap(({ id, box }) => (box && holds(box) ? [{ id, box }] : []))
    .toSorted((a, b) => area(a.box) - area(b.box))
  // Messages in attributes of elements under the pointer follow the visible texts.
  const carried = all.filter(({ target, hidden }) => hidden === 'attribute' && under.has(target))
  return [...new Set([...hit, ...carried].map(({ id }) => id))]
}

/** The outline of the highlighted element. */
const frame = new CSSStyleSheet()
frame.replaceSync('[data-chosen] { outline: 3px solid #d0480a !important; outline-offset: 3px !important }')

/** Scrolls to the first place of a message that can be seen, and opens what hides it; null removes the highlight. */
export function highlight(id: string | null): void {
  if (!document.adoptedStyleSheets.includes(frame)) document.adoptedStyleSheets.push(frame)
  for (const element of document.querySelectorAll('[data-chosen]')) element.removeAttribute('data-chosen')
  if (id === null) return
  const places = foundPlaces().filter((place) => place.id === id || splitPlural(place.id).base === id)
  const place = places.find(({ box }) => box !== null) ?? places.find(({ hidden }) => hidden === 'closed') ?? places[0]
  if (!place || place.hidden === 'head') return
  if (place.hidden === 'closed') open(place.target)
  place.target.setAttribute('data-chosen', '')
  place.target.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Opens the accordion item, the tab, the dropdown or the dialog that an element is in. */
function open(element: Element): void {
  const panel = element.closest('[role="region"], [role="tabpanel"]')
  if (panel) control(panel.id)?.click()
  const popover = element.closest<HTMLElement>('[popover]')
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
  const dialog = element.closest('dialog')
  if (dialog && !dialog.open && !matchMedia(`(min-width: ${application.names.large})`).matches) dialog.showModal()
}

const control = (panel: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel)}"][aria-expanded="false"]`)
