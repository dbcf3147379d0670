import { vi } from 'vitest'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'

/** The driver of a browser: user input, and expressions to evaluate in the page. */
export interface Browser {
  readonly version: string
  resize(width: number, height: number): Promise<void>
  /** Performs actions of WebDriver: https://www.w3.org/TR/webdriver2/#actions. */
  act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void>
  /** Evaluates an expression in the page, a promise of a string. */
  evaluate(expression: string): Promise<string>
  close(): Promise<void>
}

/** Codes of keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const keys = { Escape: '\uE00C', ArrowDown: '\uE015' } as const

/** A browser engine to test. */
export interface Engine {
  readonly name: string
  /** The required Debian packages, each with a command that succeeds if the package is installed. */
  readonly needs: Readonly<Record<string, readonly [string, ...string[]]>>
  readonly start: () => Promise<Browser>
}

/** An element as a visitor perceives it. */
interface Seen {
  /** The approximate accessible name. */
  readonly name: string
  readonly description: string
  readonly focused: boolean
  /** Selected, or the control of an open panel. */
  readonly on: boolean
  readonly x: number
  readonly y: number
  /** True if a click at its centre would hit it. */
  readonly reachable: boolean
}

/** Long, for busy machines. */
const waiting = { timeout: 20_000 }

/** A tab of a browser on the site, used as by a visitor. */
export class Page {
  readonly browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.#origin = origin
  }

  /** Runs a function in the page. Arguments and result are JSON; it may not use its closure. */
  async ask<Args extends unknown[], R>(inPage: (...args: Args) => R | Promise<R>, ...args: Args): Promise<R> {
    const call = `(${inPage})(...${JSON.stringify(args)})`
    return JSON.parse(await this.browser.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`))
  }

  /** Opens an address of the site. Waits only for the first script, since others may be delayed. */
  async open(address: string): Promise<void> {
    await this.ask(leave, this.#origin + address)
    await vi.waitFor(async () => {
      if (!(await this.ask(hasArrived))) throw new Error(`${address} does not come.`)
    }, waiting)
  }

  async hydrate(): Promise<void> {
    await this.ask(hydrateByTap, HYDRATED_ROOT)
  }

  /** MiniBrowser has no windows narrower than 447 px. */
  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await vi.waitUntil(() => this.ask((wanted) => innerWidth === wanted, width), waiting)
  }

  /** The displayed elements that match, in document order. */
  look(css: string): Promise<Seen[]> {
    return this.ask(survey, css, -1)
  }

  async names(css: string): Promise<string[]> {
    return (await this.look(css)).map(({ name }) => name)
  }

  /** The names of the matching elements that are on. */
  async on(css: string): Promise<string[]> {
    return (await this.look(css)).filter(({ on }) => on).map(({ name }) => name)
  }

  /** The name of the focused element. (WebKit does not match :focus in a background window.) */
  async focused(): Promise<string | undefined> {
    return (await this.look('a, button, input, select, textarea, [tabindex]')).find(({ focused }) => focused)?.name
  }

  /** Clicks the first matching element, with that name if one is given, once it is stable and not covered. */
  async click(css: string, name?: string): Promise<void> {
    let place = ''
    // Scrolling triggers layout, which may move the element. Its point has to be stable for some frames.
    const aim = async () => {
      const found = await this.look(css)
      const at = found.findIndex((seen) => name === undefined || seen.name === name)
      const target = (await this.ask(survey, css, at))[at]
      await this.ask(drawFrames)
      if (!target) throw new Error(`To click: expected "${name}" (${css}), found ${JSON.stringify(found)}.`)
      const before = place
      place = `${target.x}, ${target.y}`
      if (place !== before) throw new Error(`To click: "${target.name}" (${css}) does not come to rest.`)
      if (!target.reachable) throw new Error(`To click: "${target.name}" (${css}) is covered at ${place}.`)
      return target
    }
    const { x, y } = await vi.waitFor(aim, waiting)
    await this.browser.act('pointer', [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Types characters, some of which may be `keys`. */
  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.browser.act('key', strokes)
  }
}

// The functions below run in the page. Each is sent as text: it may use only its arguments and globals of the page.

/** The displayed elements that match. First scrolls to the one at an index, if there is one. */
function survey(css: string, reveal: number): Seen[] {
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  // Without hidden content, as accessible names are computed.
  const textOf = (ids: string | null) => {
    const texts = ids?.split(' ').map((id) => document.getElementById(id)?.innerText)
    return tidy(texts?.join(' '))
  }
  const elements = [...document.querySelectorAll<HTMLElement>(css)].filter(isShown)
  elements[reveal]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const met = document.elementFromPoint(x, y)
    const panel = document.getElementById(element.getAttribute('aria-controls') ?? '')
    const expanded = element.ariaExpanded === 'true'
    // A panel that is hidden="until-found" counts as displayed, as an empty box.
    if (panel && element.ariaExpanded && expanded !== isShown(panel.firstElementChild ?? panel))
      throw new Error(`"${element.textContent}" has aria-expanded="${expanded}", which its panel contradicts.`)
    return {
      name: textOf(element.getAttribute('aria-labelledby')) || tidy(element.ariaLabel) || tidy(element.textContent),
      description: textOf(element.getAttribute('aria-describedby')),
      focused: element === document.activeElement,
      on: expanded || element.ariaSelected === 'true',
      x,
      y,
      reachable: met !== null && element.contains(met),
    }
  })
}

/** Resolves when three frames have been drawn. */
async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

function leave(address: string): void {
  document.documentElement.setAttribute('data-left', '')
  location.assign(address)
}

/** True if a new document has been parsed and its first script has been loaded. */
function hasArrived(): boolean {
  const loaded = performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-client-'))
  return loaded && document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left')
}

/** Repeatedly taps a control that every page has until the page is hydrated, since the first script may not listen yet. */
async function hydrateByTap(hydrated: string): Promise<void> {
  while (!document.querySelector(hydrated)) {
    document.querySelector('[name=scheme]')?.dispatchEvent(new Event('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
