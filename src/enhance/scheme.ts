import { SCHEME_KEY } from '../config/scheme.ts'

/**
 * The switch between the system's, light and dark colours (src/layout/SchemeSwitch.tsx). The choice holds for this page
 * even where nothing can be kept; the script in the head puts it on the next one.
 */
export function enhanceScheme(): void {
  const { dataset } = document.documentElement
  const check = () => {
    const kept = document.querySelector<HTMLInputElement>(`[name=scheme][value=${dataset['scheme'] ?? 'system'}]`)
    if (kept) kept.checked = true
  }
  check()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'scheme') return
    dataset['scheme'] = target.value
    try {
      if (target.value === 'system') localStorage.removeItem(SCHEME_KEY)
      else localStorage.setItem(SCHEME_KEY, target.value)
    } catch {
      // Storage is blocked: the choice ends with this document.
    }
  })
  // Out of the back and forward cache a document comes as it was left, whatever has been chosen on another since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      dataset['scheme'] = localStorage.getItem(SCHEME_KEY) ?? 'system'
      check()
    } catch {
      // Storage is blocked, or holds what is no scheme: the document keeps its own.
    }
  })
}
