/**
 * Lays out sections far below the screen (content-visibility in src/layout/SiteLayout.module.css) one at a time while the
 * browser is idle, so that a jump shows no blank frame and does not depend on estimated heights.
 */
export function enhanceLayout(): void {
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
