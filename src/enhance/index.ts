/**
 * Progressive enhancement of the static markup for the lifetime of the document. Listeners are on the document, and the
 * state is in the DOM, where the application reads it on hydration.
 * Layer: may import src/config only. Record: docs/decisions/native-controls.md.
 */
import { LANGUAGE, PLAY, REPLAY, TO_TOP } from '../config/protocol.ts'
import { enhanceCarousel } from './carousel.ts'
import { enhanceDisclosure } from './disclosure.ts'
import { enhanceDraft } from './draft.ts'
import { closest, isPlain } from './events.ts'
import { enhanceMenus } from './menus.ts'
import { enhanceScheme } from './scheme.ts'

/** Adds all enhancements. */
export function enhance(): void {
  enhanceMenus()
  enhanceDisclosure()
  enhanceLanguageLinks()
  enhanceToTop()
  enhanceReplay()
  enhanceRevision()
  enhanceScheme()
  enhanceCarousel()
  enhanceDraft()
  enhanceValidation()
  enhancePrefetch()
  enhanceLayout()
  // The origin for links on paper (src/theme/print.css).
  addEventListener('beforeprint', () => document.body.style.setProperty('--site', `"${location.origin}"`))
}

/** Adds the current fragment to a language link when it is used. */
function enhanceLanguageLinks(): void {
  const carry = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, `a[${LANGUAGE}]`)
    if (link) link.hash = location.hash
  }
  // For all mouse buttons and for keys.
  document.addEventListener('pointerdown', carry, true)
  document.addEventListener('click', carry, true)
}

/** Scrolls to the top before the hero buttons and the mobile contact button navigate. */
function enhanceToTop(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (isPlain(event) && closest(event, `a[${TO_TOP}]`)) scrollTo({ top: 0, behavior: 'instant' })
    },
    true,
  )
}

/** Event replay: marks a clicked button that needs the application. The click starts hydration, which reads the mark. */
function enhanceReplay(): void {
  document.addEventListener('click', (event) => closest(event, `[${REPLAY}]`)?.setAttribute(REPLAY, 'true'))
}

/** Replays the sentence under revision (src/sections/Revision), one CSS animation while no step is selected. */
function enhanceRevision(): void {
  document.addEventListener('click', (event) => {
    const play = closest(event, `[${PLAY}]`)
    const steps = play?.parentElement?.querySelectorAll('input') ?? []
    for (const step of steps) step.checked = false
    for (const animation of play?.closest('figure')?.getAnimations() ?? []) animation.currentTime = 0
  })
}

/** Replaces the browser's message about the first invalid field: the form shows its own lines (src/ui/Field). */
function enhanceValidation(): void {
  document.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault()
      closest(event, 'form')?.querySelector<HTMLElement>(':invalid')?.focus()
    },
    true,
  )
}

/**
 * Prefetches the document of a hovered or touched link in browsers without speculation rules (src/config/inlineScripts.ts).
 */
function enhancePrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set<string>()
  document.addEventListener('pointerover', (event) => {
    const { href = '' } = closest<HTMLAnchorElement>(event, `a[href^="/"]:not([${LANGUAGE}])`) ?? {}
    if (href === '' || asked.has(href)) return
    asked.add(href)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  })
}

/**
 * Lays out sections far below the screen (content-visibility in src/layout/SiteLayout.module.css) one at a time while the
 * browser is idle, so that a jump shows no blank frame and does not depend on estimated heights.
 */
function enhanceLayout(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main>*,footer')]
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
