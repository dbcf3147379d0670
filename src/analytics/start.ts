/**
 * The consent banner and page views for the lifetime of the document, without React. A separate chunk, only in builds with a
 * measurement id. Record: docs/decisions/consent.md.
 */
import { CONSENT, CONSENT_BANNER, CONSENT_EVENT } from '../config/protocol.ts'
import { keepConsent, readConsent } from './consent.ts'
import { reportPageView } from './pageViews.ts'

const opener = `[commandfor=${CONSENT_BANNER}]`

/** Returns the banner. Not cached, because the application may replace it. */
const find = () => document.getElementById(CONSENT_BANNER)

/** Shows the banner if no choice is stored, handles its buttons and the footer's, and reports page views. */
export function startAnalytics(): void {
  const { documentElement } = document
  let reported = ''
  // The footer's button may have been clicked before this script loaded.
  let asked = find()?.matches(':popover-open') ?? false

  const update = () => {
    const consent = readConsent()
    // Consent was withdrawn, here or on another page. The reload also removes the service's script.
    if (documentElement.getAttribute(CONSENT) === 'granted' && consent !== 'granted') {
      deleteServiceCookies()
      location.reload()
      return
    }
    documentElement.setAttribute(CONSENT, consent)
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
  // A banner opened by the visitor can be closed without a choice.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && asked && find()?.contains(document.activeElement)) close()
  })
  // A restore from the back/forward cache is a new page view, and another page may have changed the choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    reported = ''
    update()
  })
  if (asked) ask()
  else update()
}

/**
 * Deletes the analytics service's cookies. The service sets them for the widest domain possible, which a page cannot query,
 * so this tries every parent domain of the host.
 */
function deleteServiceCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!name.startsWith('_ga')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
