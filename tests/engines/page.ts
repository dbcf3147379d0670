import { vi } from 'vitest'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import { hydrateByTap } from '../e2e/states.ts'

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

  /** The number of displayed elements that match. */
  count(css: string): Promise<number> {
    return this.ask(
      (selector) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ).length,
      css,
    )
  }

  /** True if the focused element matches. (WebKit does not match :focus in a background window.) */
  hasFocus(css: string): Promise<boolean> {
    return this.ask((selector) => document.activeElement?.matches(selector) ?? false, css)
  }

  /** Clicks the first displayed element that matches, once it is stable and not covered. */
  async click(css: string): Promise<void> {
    const { x, y } = await vi.waitFor(() => this.ask(aim, css), waiting)
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

/** Scrolls to the first displayed element that matches. Returns its centre, or throws if it moves or is covered. */
async function aim(css: string): Promise<{ x: number; y: number }> {
  const target = [...document.querySelectorAll(css)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  if (!target) throw new Error(`To click: nothing displayed matches ${css}.`)
  const centre = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = centre()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { x, y } = centre()
  if (x !== before.x || y !== before.y) throw new Error(`To click: ${css} does not come to rest.`)
  if (!target.contains(document.elementFromPoint(x, y))) throw new Error(`To click: ${css} is covered at ${x}, ${y}.`)
  return { x, y }
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
