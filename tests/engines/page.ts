import { vi } from 'vitest'
import { HYDRATED_ROOT } from '../../src/config/protocol.ts'
import type { Browser } from './browser.ts'
import { drawFrames, hasArrived, hydrateByTap, leave, type Seen, survey } from './inPage.ts'

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

  /** Opens an address of the site, or reloads. Waits only for the first script, since others may be delayed. */
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

  /** The names of the matching elements that are on. */
  async on(css: string): Promise<string[]> {
    return (await this.look(css)).filter(({ on }) => on).map(({ name }) => name)
  }

  /** The name of the focused element. (WebKit does not match :focus in a background window.) */
  async focused(): Promise<string | undefined> {
    return (await this.look('a, button, input, select, textarea, [tabindex]')).find(({ focused }) => focused)?.name
  }

  path(): Promise<string> {
    return this.ask(() => location.pathname)
  }

  /** MiniBrowser has no windows narrower than 447 px. */
  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await vi.waitUntil(() => this.ask((wanted) => innerWidth === wanted, width), waiting)
  }

  /** Clicks the only matching element, with that name if one is given, once it is stable and not covered. */
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
    await this.browser.click(x, y)
  }

  /** Hydrates the page. */
  async hydrate(): Promise<void> {
    await this.ask(hydrateByTap, HYDRATED_ROOT)
  }
}
