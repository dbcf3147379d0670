import { application } from 'workbench:application'
import { CONTROLS, openPanels } from '../../lib/panels.ts'
import { formStates } from './formStates.ts'

/** Something that a visitor can bring about, and the part of the page that it changes. */
export interface State {
  readonly name: string
  readonly root: Element
}

/** One state of the page after another, each of which lasts until the next is asked for. Forms are left as they have failed. */
export async function* pageStates(): AsyncGenerator<State> {
  scrollTo({ top: 0, behavior: 'instant' })
  yield { name: 'as it comes', root: document.body }
  for (const root of parentsOfSticky()) {
    root.scrollIntoView({ block: 'end', behavior: 'instant' })
    yield { name: 'scrolled', root }
  }
  scrollTo({ top: 0, behavior: 'instant' })
  const controls = [...document.querySelectorAll(`main ${CONTROLS}`)]
  if (controls.length > 0) {
    const restore = remember(controls.flatMap((control) => [control, ...panelOf(control)]))
    openPanels(controls)
    yield { name: 'panels open', root: document.querySelector('main') ?? document.body }
    restore()
  }
  for (const toggle of document.querySelectorAll(application.names.movers)) {
    const restore = remember([toggle])
    toggle.toggleAttribute(application.names.playing)
    yield { name: 'carousel toggled', root: toggle }
    restore()
  }
  for (const form of document.querySelectorAll<HTMLFormElement>(application.names.forms)) yield* formStates(form)
}

/** What every page has: its menus, the banner, the way to the content. Those whose button is not shown stay closed. */
export async function* menuStates(): AsyncGenerator<State> {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (!isOffered(`[popovertarget="${menu.id}"]`)) continue
    menu.showPopover()
    yield { name: `${menu.id} open`, root: menu }
    menu.hidePopover()
  }
  for (const dialog of document.querySelectorAll('dialog')) {
    if (!isOffered(`[commandfor="${dialog.id}"][command="show-modal"]`)) continue
    const controls = [...dialog.querySelectorAll(CONTROLS)]
    const restore = remember(controls.flatMap((control) => [control, ...panelOf(control)]))
    dialog.showModal()
    openPanels(controls)
    yield { name: `${dialog.id} open`, root: dialog }
    restore()
    dialog.close()
  }
  for (const link of document.querySelectorAll<HTMLElement>('a[href="#main"]')) {
    link.focus()
    yield { name: 'focused', root: link }
    link.blur()
  }
}

/** What has no button of its own is opened by the page itself. */
function isOffered(opener: string): boolean {
  const button = document.querySelector(opener)
  return !button || button.checkVisibility({ visibilityProperty: true })
}

/** What holds parts that stay in view while the rest is scrolled, as far as there is room for them. */
function parentsOfSticky(): Set<Element> {
  const all = [...document.querySelectorAll('main *')]
  const sticky = all.filter((element) => getComputedStyle(element).position === 'sticky')
  return new Set(sticky.flatMap(({ parentElement }) => parentElement ?? []))
}

const panelOf = (control: Element): Element[] => {
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
  return panel ? [panel] : []
}

/** Returns what gives some elements the attributes again that they have now. */
function remember(elements: readonly Element[]): () => void {
  const names = ['style', 'hidden', 'aria-hidden', 'aria-expanded', application.names.playing]
  const known = elements.map((element) => names.map((name) => element.getAttribute(name)))
  return () => {
    for (const [index, element] of elements.entries()) {
      for (const [at, name] of names.entries()) {
        const value = known[index]?.[at] ?? null
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    }
  }
}
