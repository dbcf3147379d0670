import { vi } from 'vitest'
import type { Browser } from './browser.ts'
import type { Site } from './site.ts'

/** What a visitor finds of an element. */
export interface Seen {
  /** As assistive technology would say it, near enough. */
  readonly name: string
  readonly description: string
  readonly value: string
  readonly focused: boolean
  /** Selected, checked, or the control of an open panel. */
  readonly on: boolean
  readonly x: number
  readonly y: number
  /** Whether a click at its centre would meet it. */
  readonly reachable: boolean
}

/** What the tests of an engine share, there when they run. */
export interface Tour {
  readonly page: Page
  readonly site: Site
}

/** A busy machine may take long. */
const waiting = { timeout: 20_000 }

/** A tab of a browser on the site, seen and used as a visitor does. */
export class Page {
  readonly browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.#origin = origin
  }

  /** Runs a function in the page. Arguments and result are JSON; it may use nothing else from around it. */
  async ask<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return JSON.parse(await this.browser.evaluate(`JSON.stringify((${inPage})(...${JSON.stringify(args)}) ?? null)`))
  }

  /** Opens an address of the site, or the document again; waits for its first script only, as more may be kept back. */
  async open(address?: string): Promise<void> {
    await this.ask(leave, address === undefined ? null : this.#origin + address)
    await vi.waitFor(async () => {
      if (!(await this.ask(hasArrived))) throw new Error(`${address ?? 'The document'} does not come.`)
    }, waiting)
  }

  /** The displayed elements that match, in document order. */
  look(css: string): Promise<Seen[]> {
    return this.ask(survey, css, -1)
  }

  async names(css: string): Promise<string[]> {
    return (await this.look(css)).map(({ name }) => name)
  }

  /** The names of those that are on. */
  async on(css: string): Promise<string[]> {
    return (await this.look(css)).filter(({ on }) => on).map(({ name }) => name)
  }

  async focused(): Promise<string | undefined> {
    return (await this.look(':focus'))[0]?.name
  }

  path(): Promise<string> {
    return this.ask(() => location.pathname)
  }

  /** MiniBrowser has no windows narrower than 447 px. */
  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await vi.waitUntil(() => this.ask((wanted) => innerWidth === wanted, width), waiting)
  }

  /** Clicks the one element that matches, of that name if one is given, once it is at rest and nothing covers it. */
  async click(css: string, name?: string): Promise<void> {
    let place = ''
    const aim = async () => {
      const found = await this.look(css)
      const at = found.findIndex((seen) => name === undefined || seen.name === name)
      const target = (await this.ask(survey, css, at))[at]
      if (!target) throw new Error(`To click: expected "${name}" (${css}), found ${JSON.stringify(found)}.`)
      const before = place
      place = `${target.x}, ${target.y}`
      if (place !== before) throw new Error(`To click: "${target.name}" (${css}) does not come to rest.`)
      if (!target.reachable) throw new Error(`To click: "${target.name}" (${css}) is covered at ${place}.`)
      return target
    }
    const { x, y } = await vi.waitFor(aim, waiting)
    await this.browser.click(x, y)
  }

  /** Moves the mouse as somebody does who is there, and waits for the application. */
  async wake(): Promise<void> {
    await this.browser.moveMouse(5, 5)
    await this.browser.moveMouse(15, 15)
    await vi.waitUntil(() => this.ask(() => document.querySelector('#root[data-awake]') !== null), waiting)
  }
}

/** In the page: what is displayed and matches, after the one at an index, if there is one, has been scrolled to. */
function survey(css: string, reveal: number): Seen[] {
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const textOf = (ids: string | null) =>
    tidy(
      ids
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
  const elements = [...document.querySelectorAll<HTMLElement>(css)].filter(isShown)
  elements[reveal]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const met = document.elementFromPoint(x, y)
    const details = element.matches('summary') ? element.closest('details') : null
    const controlled = element.ariaExpanded ? element.getAttribute('aria-controls') : null
    const panel = details ? element.nextElementSibling : document.getElementById(controlled ?? '')
    const expanded = details ? details.open : element.ariaExpanded === 'true'
    // What is hidden until found is itself displayed, as an empty box.
    if (panel && expanded !== isShown(panel?.firstElementChild ?? panel)) {
      throw new Error(
        `"${element.textContent}" says that its panel is ${expanded ? 'open' : 'closed'}, which it is not.`,
      )
    }
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
    return {
      name: textOf(element.getAttribute('aria-labelledby')) || tidy(element.ariaLabel) || tidy(element.textContent),
      description: textOf(element.getAttribute('aria-describedby')),
      value: field?.value ?? '',
      focused: element === document.activeElement,
      on: expanded || element.ariaSelected === 'true' || element.querySelector('input:checked') !== null,
      x,
      y,
      reachable: met !== null && element.contains(met),
    }
  })
}

/** In the page: to another address, or to this one again. */
function leave(address: string | null): void {
  document.documentElement.setAttribute('data-left', '')
  if (address === null) location.reload()
  else location.assign(address)
}

/** In the page: whether it is a new one, and its first script has run. */
function hasArrived(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[src]')
  const loaded = script && performance.getEntriesByName(script.src).length > 0
  return Boolean(loaded) && !document.documentElement.hasAttribute('data-left')
}
