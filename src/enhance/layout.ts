/**
 * Lays out what stands far below the screen (content-visibility in src/layout/SiteLayout.module.css) while the browser is idle, a
 * section at a time: a jump meets no blank frame then, and leads to where it would lead without estimated heights.
 */
export function enhanceLayout(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main>*,footer')]
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  const next = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
