import { LARGE } from '../../../src/config/protocol.ts'
import { foundPlaces } from '../../i18n/places/browser/findPlaces.ts'

/** Draws the frame around what was highlighted last; the page's own styles do not know it. */
const frame = new CSSStyleSheet()
const NAME = 'isogloss-chosen'
frame.replaceSync(
  `::highlight(${NAME}) { background: #ffd54a; color: #111 } [data-chosen] { outline: 3px solid #d0480a !important; outline-offset: 3px !important }`,
)

/**
 * Scrolls to the first place of a message that can be seen, and opens what hides it; null takes the highlight away. Returns
 * whether the page has the message.
 */
export function highlight(id: string | null): boolean {
  if (!document.adoptedStyleSheets.includes(frame)) document.adoptedStyleSheets.push(frame)
  for (const element of document.querySelectorAll('[data-chosen]')) element.removeAttribute('data-chosen')
  if (id === null) return true
  const places = foundPlaces().filter((place) => place.id === id || place.id.startsWith(`${id}_`))
  const place = places.find(({ box }) => box !== null) ?? places.find(({ hidden }) => hidden === 'closed') ?? places[0]
  if (!place) return false
  if (place.hidden === 'head') return true
  if (place.hidden === 'closed') open(place.target)
  place.target.setAttribute('data-chosen', '')
  place.target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return true
}

/** Opens the accordion item, the tab, the dropdown or the dialog that an element is in. */
function open(element: Element): void {
  const panel = element.closest('[role="region"], [role="tabpanel"]')
  if (panel) control(panel.id)?.click()
  const popover = element.closest<HTMLElement>('[popover]')
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
  const dialog = element.closest('dialog')
  if (dialog && !dialog.open && !matchMedia(`(min-width: ${LARGE})`).matches) dialog.showModal()
}

const control = (panel: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel)}"][aria-expanded="false"]`)
