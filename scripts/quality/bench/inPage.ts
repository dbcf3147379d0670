/**
 * Functions that run inside a measured page, before its own scripts. Playwright sends their source, so each is whole in
 * itself. What is counted follows the definitions of web.dev/articles/vitals: LCP is the last candidate, CLS the
 * largest session window, and total blocking time the parts over 50 ms of long tasks.
 */

/** What the observers have seen so far, in milliseconds since the navigation. */
export interface Observed {
  fcp: number
  lcp: number
  cls: number
  readonly tasks: { readonly start: number; readonly end: number }[]
}

declare global {
  interface Window {
    benchObserved?: Observed
    benchAnswer?: number
  }
}

/** Starts to observe paints, layout shifts and long tasks, into window.benchObserved. */
export function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  window.benchObserved = seen
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('longtask', (entry) => seen.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration }))
  const session = { value: 0, first: 0, last: 0 }
  on('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return
    if ('hadRecentInput' in entry && entry.hadRecentInput) return
    const { startTime } = entry
    const continues = startTime - session.last < 1000 && startTime - session.first < 5000
    if (!continues) Object.assign(session, { value: 0, first: startTime })
    session.value += entry.value
    session.last = startTime
    seen.cls = Math.max(seen.cls, session.value)
  })
}

/** When the application began to load: the start of the first script that the document does not name. */
export function wakingStarted(): number | null {
  const named = new Set([...document.scripts].map(({ src }) => src))
  const later = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname) && !named.has(name))
  return later.length > 0 ? Math.min(...later.map(({ startTime }) => startTime)) : null
}

/** From the first paint on, clicks a control every 50 ms until the page answers; then sets window.benchAnswer. */
export function clickEarly(selector: string): void {
  let control: HTMLElement | undefined
  const answered = (element: HTMLElement) =>
    element.ariaExpanded === 'true' || document.querySelector('dialog[open], :popover-open') !== null
  const tick = () => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) {
      if (!control) {
        control = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetHeight > 0)
        control?.scrollIntoView({ block: 'center' })
      }
      if (control && !answered(control)) control.click()
      if (control && answered(control)) {
        window.benchAnswer = performance.now()
        return
      }
    }
    setTimeout(tick, 50)
  }
  tick()
}

/** Notes in sessionStorage, which survives a change of documents, a click (t0) and the frame that shows a new h1 (t1). */
export function watchNavigation(): void {
  const clock = () => String(performance.timeOrigin + performance.now())
  const heading = () => document.querySelector('h1')
  addEventListener(
    'click',
    () => {
      if (sessionStorage['armed'] !== 'yes') return
      sessionStorage['armed'] = 'clicked'
      sessionStorage['t0'] = clock()
      sessionStorage['h1'] = heading()?.textContent ?? ''
    },
    { capture: true },
  )
  const frame = () => {
    const h1 = heading()
    const isNew = h1?.textContent !== sessionStorage['h1'] && (h1?.offsetHeight ?? 0) > 0
    if (sessionStorage['t0'] && !sessionStorage['t1'] && isNew) sessionStorage['t1'] = clock()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
