/** Within a page: shows the panels of some controls all at once, which no visitor can. */
export function openPanels(controls: readonly Element[]): void {
  for (const control of controls) {
    const panel = document.getElementById(control.getAttribute('aria-controls') ?? '')
    control.setAttribute('aria-expanded', 'true')
    panel?.style.removeProperty('display')
    for (const name of ['hidden', 'aria-hidden']) panel?.removeAttribute(name)
  }
}
