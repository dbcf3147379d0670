import { DRAFT_PREFIX, FORM } from '../config/protocol.ts'

const form = () => document.querySelector<HTMLFormElement>(`form[${FORM}]`)

/** Whether the page has a form with a draft, which the application puts into it. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + form()?.getAttribute(FORM)) !== null
  } catch {
    return false
  }
}

/**
 * Saves what was typed into a form when the page is left before hydration: browsers restore typed text on history
 * navigation, Chromium not on a reload. Once hydrated, src/forms/draft.ts saves on every change, and this saves the same
 * once more; it also restores the draft.
 */
export function enhanceDraft(): void {
  let sent = false
  document.addEventListener('submit', () => {
    sent = true
  })
  addEventListener('pagehide', () => {
    const left = form()
    if (!left || sent) return
    try {
      const typed = [...new FormData(left)].filter(([name, value]) => value && name !== 'locale')
      if (typed.length > 0)
        sessionStorage.setItem(DRAFT_PREFIX + left.getAttribute(FORM), JSON.stringify(Object.fromEntries(typed)))
    } catch {
      // Full or blocked: as without this.
    }
  })
}
