/** Whether this build has a privacy choice to change: only one that measures asks for anything. */
export const hasPrivacyChoice = __ANALYTICS__

const OPEN = 'isogloss:privacy-choice'

/** Opens the consent banner again. */
export function openPrivacyChoice(): void {
  document.dispatchEvent(new Event(OPEN))
}

/** Calls back whenever the visitor asks for the banner; returns the function that stops that. */
export function onPrivacyChoice(open: () => void): () => void {
  document.addEventListener(OPEN, open)
  return () => document.removeEventListener(OPEN, open)
}
