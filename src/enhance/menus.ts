import { LARGE, MENUBAR } from '../config/protocol.ts'
import { columnKeys, moveByKey, rowKeysOf } from './arrowKeys.ts'
import { closest, isPlain } from './events.ts'

const large = matchMedia(`(min-width: ${LARGE})`)

/** Adds behavior that the native popovers and the dialog of the header lack. */
export function enhanceMenus(): void {
  closeOnChoice()
  moveWithArrows()
  invokeCommands()
  large.addEventListener('change', closeDialog)
}

const mobileMenu = () => document.querySelector<HTMLDialogElement>('#mobile-menu')

function closeDialog() {
  mobileMenu()?.close()
}

/** Closes the layer of a clicked link, which may lead to a fragment of this page or be restored by Back. */
function closeOnChoice() {
  document.addEventListener('click', (event) => {
    if (!closest(event, 'a')) return
    closest(event, '[popover=auto]')?.hidePopover()
    closeDialog()
  })
}

/**
 * Left and right move between the header's buttons, down opens and enters a dropdown, up and down move between its links.
 */
function moveWithArrows() {
  document.addEventListener('keydown', (event) => {
    if (!isPlain(event)) return
    const trigger = closest<HTMLButtonElement>(event, 'button[popovertarget]')
    const panel = closest(event, '[popover]')
    const target = trigger ? fromTrigger(trigger, event.key) : panel ? fromPanel(panel, event.key) : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  })
}

function fromTrigger(trigger: HTMLButtonElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') {
    const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '')
    panel?.showPopover({ source: trigger })
    return panel?.querySelector('a') ?? undefined
  }
  const triggers = [...(trigger.closest(`[${MENUBAR}]`)?.querySelectorAll<HTMLElement>('button[popovertarget]') ?? [])]
  return moveByKey(triggers, trigger, key, rowKeysOf(trigger))
}

function fromPanel(panel: HTMLElement, key: string): HTMLElement | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a')]
  const focused = links.find((link) => link === document.activeElement)
  return focused && moveByKey(links, focused, key, columnKeys)
}

/** Polyfills `command` and `closedby`. */
function invokeCommands() {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', (event) => {
      const button = closest(event, 'button[commandfor="mobile-menu"]')
      if (button?.getAttribute('command') === 'show-modal') mobileMenu()?.showModal()
      else if (button) closeDialog()
    })
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    document.addEventListener('click', (event) => {
      if (event.target === mobileMenu()) closeDialog()
    })
  }
}
