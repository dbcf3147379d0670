import { SCHEME, SCHEME_KEY } from '../config/protocol.ts'

/**
 * The switch between the system's, light and dark colours (src/layout/SchemeSwitch.tsx). The choice holds for this page
 * even where nothing can be kept; the script in the head puts it on the next one.
 */
export function enhanceScheme(): void {
  const { documentElement } = document
  const check = () => {
    const kept = document.querySelector<HTMLInputElement>(
      `[name=scheme][value=${documentElement.getAttribute(SCHEME) ?? 'system'}]`,
    )
    if (kept) kept.checked = true
  }
  check()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'scheme') return
    documentElement.setAttribute(SCHEME, target.value)
    try {
      if (target.value === 'system') localStorage.removeItem(SCHEME_KEY)
      else localStorage.setItem(SCHEME_KEY, target.value)
    } catch {
      // Storage is blocked: the choice ends with this document.
    }
  })
  // A document from the back/forward cache is as it was left; another one may have changed the choice since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      documentElement.setAttribute(SCHEME, localStorage.getItem(SCHEME_KEY) ?? 'system')
      check()
    } catch {
      // Storage is blocked, or holds what is no scheme: the document keeps its own.
    }
  })
}
