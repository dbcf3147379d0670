import { application } from 'workbench:application'
import { openPanels } from '../../lib/panels.ts'

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
  const controls = [...document.querySelectorAll(`main ${application.names.panels}`)]
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
    const controls = [...dialog.querySelectorAll(application.names.panels)]
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All that a form can say: its errors, that it is being sent, that it was, and that it could not be. Nothing is sent. */
async function* formStates(form: HTMLFormElement): AsyncGenerator<State> {
  const state = (name: string): State => ({ name: `form ${name}`, root: form })
  const isBusy = () => form.getAttribute('aria-busy') === 'true'
  skipHold()
  for (const email of ['', 'text']) {
    fill(form, (field) => (field.type === 'email' ? email : ''))
    form.requestSubmit()
    await until('errors', () => form.querySelector('[aria-invalid="true"]') !== null)
    yield state('with errors')
  }
  for (const outcome of ['success', 'failure'] as const) {
    fill(form, validValue)
    const answer = holdRequest()
    form.requestSubmit()
    await until('being sent', isBusy)
    yield state('being sent')
    answer(new Response('{}', { status: outcome === 'success' ? 200 : 500 }))
    await until(outcome, () => !isBusy())
    yield state(outcome)
  }
}

/** Gives every field that a visitor sees a value, and leaves it as a visitor does. */
function fill(form: HTMLFormElement, choose: (field: Field) => string): void {
  const selector = ':is(input:not([type="hidden"]), textarea, select):not([aria-hidden="true"] *)'
  for (const field of form.querySelectorAll<Field>(selector)) {
    field.value = choose(field)
    field.focus()
    field.blur()
  }
}

/** One that is accepted; no link looks like this one, so that the form says so. */
function validValue(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.options[field.options.length - 1]?.value ?? ''
  return field.type === 'email' ? 'name@site.invalid' : 'text'
}

/** A form that is sent at once is held for some seconds: for this page, a minute has passed since it was shown. */
function skipHold(): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + 60_000
}

/** Lets the next request wait for the answer that the returned function is given. */
function holdRequest(): (response: Response) => void {
  const { fetch } = window
  let answer: (response: Response) => void = () => undefined
  window.fetch = () =>
    new Promise((resolve) => {
      window.fetch = fetch
      answer = resolve
    })
  return (response) => answer(response)
}

/** Waits, for a second at most. */
async function until(what: string, condition: () => boolean): Promise<void> {
  for (let frame = 0; frame < 60; frame += 1) {
    if (condition()) return
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`The form could not be measured: expected "${what}", found none.`)
}
