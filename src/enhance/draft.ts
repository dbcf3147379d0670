import { DRAFT_PREFIX, FORM } from '../config/protocol.ts'

const form = () => document.querySelector<HTMLFormElement>(`form[${FORM}]`)

/** True if the page has a form with a stored draft, which the application restores. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + form()?.getAttribute(FORM)) !== null
  } catch {
    return false
  }
}

/**
 * Saves form input when the page is left before hydration. Browsers restore it on history navigation, but Chromium does not
 * on reload. After hydration, src/forms/draft.ts saves on every change and restores the draft; saving again here is
 * harmless.
 */
export function enhanceDraft(): void {
  let sent = false
  document.addEventListener('submit', () => {
    sent = true
  })
  addEventListener('pagehide', () => {
    const left = form()
    if (!left || sent || !hasInput(left)) return
    try {
      const typed = [...new FormData(left)].filter(([name, value]) => value && name !== 'locale')
      sessionStorage.setItem(DRAFT_PREFIX + left.getAttribute(FORM), JSON.stringify(Object.fromEntries(typed)))
    } catch {
      // Storage is full or blocked: no draft is saved.
    }
  })
}

/** FormData alone would make Chromium compute the styles of the page, which delays the next one. */
function hasInput(left: HTMLFormElement): boolean {
  const fields = left.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="hidden"]),select,textarea',
  )
  return [...fields].some(({ value }) => value !== '')
}
