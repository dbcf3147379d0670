import ga from 'react-ga4'

let initialized = false

/**
 * Reports a view of a path to the analytics service; the first call initializes it. Call it only after consent: it loads
 * the service's script. What looks like an e-mail address is taken out of the path first.
 */
export function reportPageView(measurementId: string, path: string): void {
  if (!initialized) {
    // The service must not send a view by itself: it would not know of the redaction.
    ga.initialize(measurementId, { gtagOptions: { send_page_view: false } })
    initialized = true
  }
  const page = redact(path)
  ga.send({
    hitType: 'pageview',
    page,
    page_location: location.origin + page,
    page_referrer: redact(document.referrer),
  })
}

/** Replaces what looks like an e-mail address, percent-encoded or not. */
export function redact(text: string): string {
  return text.replace(/[^\s/?&=#]+(@|%40)[^\s/?&=#]+/gi, 'redacted')
}
