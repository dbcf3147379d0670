import { PAGE_EVENT, PANELS, PANELS_EVENT, TAKEN } from '../config/protocol.ts'
import { alongside, down, step } from './step.ts'
import { closest, isPlain } from './toTop.ts'

/** From Mantine's medium breakpoint up, groups that can be tabs are shown as tabs. */
const wide = matchMedia('(min-width: 62em)')
const CONTROL = '[data-accordion-control]'
const TAB = '[role=tab]'
const GROUP = `[${PANELS}]`

/**
 * Mantine's tabs and accordions before the application is awake: clicks and keys do on Mantine's markup what Mantine
 * does. A group that the application has taken over (src/ui/useOpenPanel.ts) is answered by Mantine alone. What Mantine
 * does not do is done here for as long as the document lives: the browser's search finds text in closed panels, an address
 * with a fragment opens its item, and a panel is a tab's or a region, by the width of the window.
 */
export function enhancePanels(): void {
  document.addEventListener('click', answerClick, true)
  document.addEventListener('keydown', answerKey, true)
  // The browser is about to show what its search or a fragment has found.
  document.addEventListener('beforematch', ({ target }) => openAround(target))
  document.addEventListener(PANELS_EVENT, ({ target }) => {
    if (target instanceof HTMLElement) sync(target)
  })
  const start = () => {
    syncAll()
    // Not decoded: the ids of items need no escapes, and an address with a wrong one must not stop the script.
    openAround(document.getElementById(location.hash.slice(1)))
  }
  document.addEventListener(PAGE_EVENT, start)
  addEventListener('hashchange', start)
  wide.addEventListener('change', syncAll)
  start()
}

const all = (group: Element, selector: string) => [...group.querySelectorAll<HTMLElement>(selector)]
const panelOf = (control: Element) => document.getElementById(control.getAttribute('aria-controls') ?? '')
const isOpen = (control: Element) => control.ariaExpanded === 'true'

/** The group of a control or tab while it is ours to answer. */
function asleep(control: HTMLElement | null): HTMLElement | null {
  return control?.closest<HTMLElement>(`${GROUP}:not([${TAKEN}])`) ?? null
}

function answerClick(event: Event) {
  const control = closest(event, `${CONTROL},${TAB}`)
  const group = asleep(control)
  if (!control || !group) return
  // React, if it is just waking up, must not answer too.
  event.stopPropagation()
  show(group, isOpen(control) ? null : panelOf(control))
}

function answerKey(event: KeyboardEvent) {
  const control = closest(event, `${CONTROL},${TAB}`)
  const group = asleep(control)
  if (!control || !group || !isPlain(event)) return
  const isTab = control.role === 'tab'
  const keys = isTab && control.parentElement?.ariaOrientation !== 'vertical' ? alongside(control) : down
  const next = step(all(group, isTab ? TAB : CONTROL), control, event.key, keys)
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

/** Opens the closed panel that an element is in, or that belongs to it. */
function openAround(element: EventTarget | null) {
  if (!(element instanceof Element)) return
  const control = [...(element.closest(GROUP)?.querySelectorAll<HTMLElement>(CONTROL) ?? [])].find(
    (each) => element.contains(each) || panelOf(each)?.contains(element),
  )
  // Whoever is in charge answers the click.
  if (control && !isOpen(control)) control.click()
}

/** Has each panel say what it is now; as tabs, one is always open. */
function sync(group: HTMLElement) {
  const asTabs = group.getAttribute(PANELS) === 'tabs' && wide.matches
  const controls = all(group, CONTROL)
  const tabs = all(group, TAB)
  for (const [index, control] of controls.entries()) {
    const panel = panelOf(control)
    if (!panel) continue
    const open = isOpen(control)
    panel.ariaHidden = open ? null : 'true'
    // Without it, Mantine's display: none keeps a closed panel from the browser's search. React takes it for a boolean.
    if (open) panel.removeAttribute('hidden')
    else if ('onbeforematch' in panel) panel.setAttribute('hidden', 'until-found')
    if (!tabs[0]) continue
    panel.role = asTabs ? 'tabpanel' : 'region'
    panel.setAttribute('aria-labelledby', asTabs ? (tabs[index]?.id ?? '') : control.id)
    // A panel that is read, not used, is a stop too: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
    if (asTabs && open) panel.tabIndex = 0
    else panel.removeAttribute('tabindex')
  }
  if (asTabs && !controls.some(isOpen)) tabs[0]?.click()
}
