import { SCHEME, SCHEME_KEY } from '../config/protocol.ts'

/**
 * The switch between system, light and dark colors (src/layout/Footer.tsx). Without storage, the choice applies to
 * this document only; otherwise the script in the head applies it to the next.
 */
export function enhanceScheme(): void {
  const { documentElement } = document
  const check = () => {
    const list = document.querySelector<HTMLSelectElement>('[name=scheme]')
    if (list) list.value = documentElement.getAttribute(SCHEME) ?? 'system'
  }
  check()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'scheme') return
    documentElement.setAttribute(SCHEME, target.value)
    try {
      if (target.value === 'system') localStorage.removeItem(SCHEME_KEY)
      else localStorage.setItem(SCHEME_KEY, target.value)
    } catch {
      // Storage is blocked: the choice ends with this document.
    }
  })
  // The choice may have changed since this document entered the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    try {
      documentElement.setAttribute(SCHEME, localStorage.getItem(SCHEME_KEY) ?? 'system')
      check()
    } catch {
      // Storage is blocked or has an invalid scheme: the document keeps its own.
    }
  })
}
