/**
 * The consent banner and the page views that follow from it, without React and for as long as the document lives. Its own
 * chunk, in builds with a measurement id alone. Record: docs/decisions/consent.md.
 */
import { CONSENT_BANNER } from '../config/consent.ts'
import { CONSENT_EVENT, PAGE_EVENT } from '../config/protocol.ts'
import { keepConsent, readConsent } from './consent.ts'
import { deleteServiceCookies } from './cookies.ts'
import { reportPageView } from './pageViews.ts'

const opener = `[commandfor=${CONSENT_BANNER}]`

/** Not kept: the application may have drawn another one meanwhile. */
const find = () => document.getElementById(CONSENT_BANNER)

/** Shows the banner where no choice is kept, answers its buttons and the footer's, reports the views of pages. */
export function startAnalytics(): void {
  const { dataset } = document.documentElement
  let reported = ''
  // The footer's button may have been pressed before this script was here.
  let asked = find()?.matches(':popover-open') ?? false

  const update = () => {
    const consent = readConsent()
    // Taken back, here or on another page: with a reload the service's script goes, too.
    if (dataset['consent'] === 'granted' && consent !== 'granted') {
      deleteServiceCookies()
      location.reload()
      return
    }
    dataset['consent'] = consent
    document.dispatchEvent(new Event(CONSENT_EVENT))
    if (consent === 'unset' || asked) find()?.showPopover()
    else find()?.hidePopover()
    const { pathname } = location
    if (consent !== 'granted' || pathname === reported) return
    reported = pathname
    reportPageView(import.meta.env.VITE_GA_MEASUREMENT_ID, pathname)
  }
  const ask = () => {
    asked = true
    update()
    find()?.querySelector('button')?.focus()
  }
  const close = () => {
    if (asked) document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
    asked = false
    update()
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest(opener)) ask()
    const button = target.closest<HTMLButtonElement>(`#${CONSENT_BANNER} button`)
    if (!button) return
    keepConsent(button.value)
    close()
  })
  // What the visitor has asked for can be left as it was.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && asked && find()?.contains(document.activeElement)) close()
  })
  document.addEventListener(PAGE_EVENT, update)
  // Out of the back and forward cache: a view of its own, and the choice may have been made on another page.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reported = ''
    update()
  })
  if (asked) ask()
  else update()
}
