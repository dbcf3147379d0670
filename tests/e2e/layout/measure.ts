import * as look from 'i18next-workbench/fit/measure/look.ts'
import * as misfit from 'i18next-workbench/fit/measure/misfit.ts'
import * as misfits from 'i18next-workbench/fit/measure/misfitsIn.ts'
import * as pieces from 'i18next-workbench/fit/measure/pieces.ts'
import { pseudoLocales } from 'i18next-workbench/new-locale/pseudo.ts'
import type { Page } from 'playwright/test'
import { RENDER_EAGER, SLIDE } from '../../../src/config/protocol.ts'
import * as faults from './faults.ts'

const modules = [look, pieces, misfit, misfits, faults]
const functions = modules
  .flatMap((module) => Object.values<unknown>(module))
  .filter((part) => typeof part === 'function')

/** Two locales that stand for long words and for writing from right to left. Whether the texts of others fit, `fit` says. */
export const testedCodes: readonly string[] = pseudoLocales.map(({ code }) => code)

/** The address of a page's path, such as /about, in one of them. */
export const addressOf = (code: string, path: string): string => `/${code}${path === '/' ? '' : path}`

/** The widths at which the layout is looked at: a phone, a tablet, a desk. */
export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]

declare global {
  interface Window {
    layout: { readonly faults: typeof faults.layoutFaults }
  }
}

/**
 * Prepares a page for being measured: the functions that measure are there in each document, and what comes late is
 * asked for at once. The application is not hydrated.
 */
export async function prepare(page: Page): Promise<void> {
  const constants = `const names = ${JSON.stringify({ slides: `[${SLIDE}]`, wider: '[data-columns] .mantine-Accordion-item' })}`
  const content = `${constants}\n${functions.map(String).join('\n')}\nwindow.layout = { faults: layoutFaults }`
  await page.addInitScript({ content: `(() => {\n${content}\n})()` })
  // Sections far below the screen have no layout that could be measured.
  await page.addInitScript(
    (name) => document.addEventListener('readystatechange', () => document.documentElement.setAttribute(name, '')),
    RENDER_EAGER,
  )
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Goes to an address and waits for what the layout depends on: styles and fonts. Pictures have their places reserved. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

/** What is wrong with what is on the screen inside of `scope`, one line for each fault, beginning with the width. */
export async function faultsIn(page: Page, scope: string, state: string): Promise<string[]> {
  const found = await page.evaluate(async (within) => {
    // A frame in which what has changed is laid out; then the ends of the transitions that it has begun.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map((transition) => transition.finished))
    return window.layout.faults(within)
  }, scope)
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px, ${state}`
  return found.map(({ kind, selector, text, by, other }) => {
    const amount = by > 0 ? ` by ${by} px` : ''
    return `${where}: ${selector} "${text}" ${kind}${amount} (${other})`
  })
}

/** Sideways scrolling, cuts and overlaps, each once for its element; directions and drawings are looked at in layout.spec.ts. */
export async function breaksIn(page: Page, scope: string, state: string): Promise<string[]> {
  const lines = (await faultsIn(page, scope, state)).filter((line) => !/ leaves its place /.test(line))
  return [...new Map(lines.map((line) => [line.replace(/ by [\d.]+ px/, ''), line])).values()]
}
