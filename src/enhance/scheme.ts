import { SCHEME_KEY } from '../config/scheme.ts'

/**
 * The switch between the system's, light and dark colours (src/layout/SchemeSwitch.tsx). The choice holds for this page
 * even where nothing can be kept; the script in the head puts it on the next one.
 */
export function enhanceScheme(): void {
  const { dataset } = document.documentElement
  const options = () => document.querySelectorAll<HTMLInputElement>('input[name=scheme]')
  for (const option of options()) option.checked = option.value === (dataset['scheme'] ?? 'system')
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'scheme') return
    const chosen = target.value
    if (chosen === 'system') delete dataset['scheme']
    else dataset['scheme'] = chosen
    try {
      if (chosen === 'system') localStorage.removeItem(SCHEME_KEY)
      else localStorage.setItem(SCHEME_KEY, chosen)
    } catch {
      // Storage is blocked: the choice ends with this document.
    }
  })
}
