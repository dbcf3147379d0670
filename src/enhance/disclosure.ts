import { DISCLOSURE, DISCLOSURE_EVENT, HYDRATED, MEDIUM } from '../config/protocol.ts'
import { columnKeys, moveByKey } from './arrowKeys.ts'
import { closest, isPlain } from './events.ts'

const wide = matchMedia(`(min-width: ${MEDIUM})`)
const CONTROL = '[data-accordion-control]'
const TAB = '[role=tab]'
const GROUP = `[${DISCLOSURE}]`

/**
 * Mantine's tabs and accordions before hydration: handles clicks and keys on Mantine's markup in the same way. Mantine
 * handles the events of hydrated groups (src/ui/useOpenPanel.ts). The rest applies before and after hydration: a clicked
 * control keeps its place on the screen, find in page finds text in closed panels, a fragment opens its item, and a panel's
 * role is tabpanel or region, depending on the window width.
 */
export function enhanceDisclosure(): void {
  document.addEventListener('click', handleClick, true)
  document.addEventListener('keydown', handleKey, true)
  // The browser is about to reveal the target of find in page or of a fragment.
  document.addEventListener('beforematch', ({ target }) => openAround(target))
  document.addEventListener(DISCLOSURE_EVENT, ({ target }) => {
    if (target instanceof HTMLElement) sync(target)
  })
  const start = () => {
    syncAll()
    // Not decoded: ids need no escapes, and an invalid escape in the address must not throw.
    const target = document.getElementById(location.hash.slice(1))
    // An item above may have closed, which shifts the target after the browser's own scroll.
    if (openAround(target)) target?.scrollIntoView()
  }
  addEventListener('hashchange', start)
  wide.addEventListener('change', syncAll)
  start()
}

const all = (group: Element, selector: string) => [...group.querySelectorAll<HTMLElement>(selector)]
const panelOf = (control: Element) => document.getElementById(control.getAttribute('aria-controls') ?? '')
const isOpen = (control: Element) => control.ariaExpanded === 'true'

/** Returns the group of a control or tab, or null if it is hydrated. */
function staticGroup(control: HTMLElement | null): HTMLElement | null {
  return control?.closest<HTMLElement>(`${GROUP}:not([${HYDRATED}])`) ?? null
}

function handleClick(event: Event) {
  const control = closest(event, `${CONTROL},${TAB}`)
  if (control?.matches(CONTROL)) holdPlace(control)
  const group = staticGroup(control)
  if (!control || !group) return
  // Keeps React from handling it too during hydration.
  event.stopPropagation()
  show(group, isOpen(control) ? null : panelOf(control))
}

/** Keeps a control where it is on the screen while the panel above it closes, in the frame that shows the change. */
function holdPlace(control: HTMLElement) {
  const { top } = control.getBoundingClientRect()
  const scroller = control.closest('dialog') ?? window
  requestAnimationFrame(() => {
    scroller.scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

function handleKey(event: KeyboardEvent) {
  const control = closest(event, `${CONTROL},${TAB}`)
  const group = staticGroup(control)
  if (!control || !group || !isPlain(event)) return
  const isTab = control.role === 'tab'
  const next = moveByKey(all(group, isTab ? TAB : CONTROL), control, event.key, columnKeys)
  if (!next) return
  event.preventDefault()
  next.focus()
  if (isTab) show(group, panelOf(next))
}

/** Opens one panel of a group and closes the others; null closes all. */
function show(group: HTMLElement, panel: HTMLElement | null) {
  for (const control of all(group, '[aria-controls]')) {
    const own = panelOf(control)
    const open = own === panel
    if (control.role === 'tab') {
      control.ariaSelected = String(open)
      control.tabIndex = open ? 0 : -1
    } else control.ariaExpanded = String(open)
    own?.style.setProperty('display', open ? '' : 'none')
  }
  sync(group)
}

function syncAll(): void {
  for (const group of all(document.body, GROUP)) sync(group)
}

/** Opens the closed panel that contains or belongs to an element. Returns false if there is none. */
function openAround(element: EventTarget | null): boolean {
  if (!(element instanceof Element)) return false
  const control = [...(element.closest(GROUP)?.querySelectorAll<HTMLElement>(CONTROL) ?? [])].find(
    (each) => element.contains(each) || panelOf(each)?.contains(element),
  )
  // Handled here or, in hydrated groups, by Mantine.
  if (!control || isOpen(control)) return false
  control.click()
  return true
}

/** Returns the height of a control's open panel in CSS pixels. */
function heightOf(control: Element): number {
  const panel = panelOf(control)
  if (!panel) return 0
  const { cssText } = panel.style
  panel.style.cssText = 'display:block;block-size:auto;content-visibility:visible'
  const height = panel.offsetHeight
  panel.style.cssText = cssText
  return height
}

/** Sets the role and state of each panel. In tabs, one is always open. */
function sync(group: HTMLElement) {
  const asTabs = group.getAttribute(DISCLOSURE) === 'tabs' && wide.matches
  const controls = all(group, CONTROL)
  // After the first change of tabs, panels have the height of the tallest, so that the page below does not move.
  const room = group.lastElementChild
  if (room instanceof HTMLElement) {
    if (!asTabs) room.style.minHeight = ''
    else if (!room.style.minHeight && controls[0] && !isOpen(controls[0]))
      room.style.minHeight = `${Math.max(...controls.map(heightOf))}px`
  }
  const tabs = all(group, TAB)
  for (const [index, control] of controls.entries()) {
    const panel = panelOf(control)
    if (!panel) continue
    const open = isOpen(control)
    panel.ariaHidden = open ? null : 'true'
    // With Mantine's display: none only, find in page would skip closed panels. React treats `hidden` as a boolean.
    if (open) panel.removeAttribute('hidden')
    else if ('onbeforematch' in panel) panel.setAttribute('hidden', 'until-found')
    if (!tabs[0]) continue
    panel.role = asTabs ? 'tabpanel' : 'region'
    panel.setAttribute('aria-labelledby', ((asTabs && tabs[index]) || control).id)
    // A panel without controls is a tab stop itself: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
    if (asTabs && open) panel.tabIndex = 0
    else panel.removeAttribute('tabindex')
  }
  if (asTabs && !controls.some(isOpen)) tabs[0]?.click()
}
