import { DRAFT_PREFIX } from '../config/draft.ts'

/**
 * Keeps what has been typed into a form for when the page is loaded again before the application is awake (from then on
 * src/forms/draft.ts does, which also puts it back): Chromium brings typed text back on going back, not on a reload.
 */
export function enhanceDraft(): void {
  let sent = false
  document.addEventListener('submit', () => {
    sent = true
  })
  addEventListener('pagehide', () => {
    const form = document.querySelector<HTMLFormElement>(':not([data-awake]) form[data-form]')
    if (!form || sent) return
    try {
      const typed = [...new FormData(form)].filter(([name, value]) => value && name !== 'locale')
      if (typed.length > 0)
        sessionStorage.setItem(DRAFT_PREFIX + form.dataset['form'], JSON.stringify(Object.fromEntries(typed)))
    } catch {
      // Full or blocked: as without this.
    }
  })
}
