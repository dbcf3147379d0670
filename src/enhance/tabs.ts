import { alongside, down, step } from './step.ts'
import { closest, isPlain } from './toTop.ts'

/** From the medium breakpoint of Mantine (62em) up, [data-tabs] is shown as tabs; below, and without scripts, as an accordion. */
const wide = matchMedia('(min-width: 62em)')

/**
 * Tabs over a native exclusive group of <details>: the open one is the selected tab. Clicks and arrow keys on a tab open
 * its panel; whatever else opens one (find in page, the accordion) selects its tab.
 */
export function enhanceTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closest(event, '[role=tab]')
    if (tab) open(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, '[role=tab]')
    const next = tab && isPlain(event) && neighbour(tab, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
    open(next)
  })
  // toggle does not bubble.
  document.addEventListener('toggle', (event) => syncAround(event.target), true)
  wide.addEventListener('change', syncAll)
  document.addEventListener('isogloss:page', syncAll)
  syncAll()
}

const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '')
const detailsOf = (tab: HTMLElement) => panelOf(tab)?.closest('details')

function open(tab: HTMLElement) {
  const details = detailsOf(tab)
  if (details) details.open = true
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const list = tab.closest('[role=tablist]')
  if (!list) return undefined
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  return step(tabs, tab, key, list.getAttribute('aria-orientation') === 'vertical' ? down : alongside(list))
}

function syncAround(target: EventTarget | null) {
  if (!(target instanceof HTMLDetailsElement)) return
  const root = target.closest<HTMLElement>('[data-tabs]')
  if (root) sync(root)
}

function syncAll(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) sync(root)
}

/** Makes the tab list say which panel is open; as tabs, one always is, and the panels are named by their tabs. */
function sync(root: HTMLElement) {
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
  const selected = tabs.find((tab) => detailsOf(tab)?.open) ?? tabs[0]
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === selected))
    tab.tabIndex = tab === selected ? 0 : -1
    // A panel that is read, not used, is a stop too: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
    for (const [name, value] of Object.entries({ role: 'tabpanel', tabindex: '0', 'aria-labelledby': tab.id })) {
      if (wide.matches) panelOf(tab)?.setAttribute(name, value)
      else panelOf(tab)?.removeAttribute(name)
    }
  }
  if (wide.matches && selected) open(selected)
}
