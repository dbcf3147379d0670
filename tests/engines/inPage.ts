/**
 * Functions that run in the page. Each is sent as text: it may use only its arguments, which are JSON, and globals of the
 * page.
 */

/** An element as a visitor perceives it. */
export interface Seen {
  /** The approximate accessible name. */
  readonly name: string
  readonly description: string
  readonly value: string
  readonly focused: boolean
  /** Selected, checked, or the control of an open panel. */
  readonly on: boolean
  readonly x: number
  readonly y: number
  /** True if a click at its centre would hit it. */
  readonly reachable: boolean
}

/** The displayed elements that match. First scrolls to the one at an index, if there is one. */
export function survey(css: string, reveal: number): Seen[] {
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  // Without hidden content, as accessible names are computed.
  const textOf = (ids: string | null) =>
    tidy(
      ids
        ?.split(' ')
        .map((id) => document.getElementById(id)?.innerText)
        .join(' '),
    )
  const elements = [...document.querySelectorAll<HTMLElement>(css)].filter(isShown)
  elements[reveal]?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const met = document.elementFromPoint(x, y)
    const controlled = element.ariaExpanded ? element.getAttribute('aria-controls') : null
    const panel = document.getElementById(controlled ?? '')
    const expanded = element.ariaExpanded === 'true'
    // A panel that is hidden="until-found" counts as displayed, as an empty box.
    if (panel && expanded !== isShown(panel.firstElementChild ?? panel)) {
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

/** Resolves when three frames have been drawn. */
export async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

/** Goes to another address, or to this one again. */
export function leave(address: string | null): void {
  document.documentElement.setAttribute('data-left', '')
  if (address === null) location.reload()
  else location.assign(address)
}

/** True if a new document has been parsed and its first script has run. */
export function hasArrived(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[src]')
  const loaded = script && performance.getEntriesByName(script.src).length > 0
  return Boolean(loaded) && document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left')
}

/** Repeatedly taps a control that every page has until the page is hydrated, since the first script may not listen yet. */
export async function hydrateByTap(hydrated: string): Promise<void> {
  while (!document.querySelector(hydrated)) {
    document.querySelector('[name=scheme]')?.dispatchEvent(new Event('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
