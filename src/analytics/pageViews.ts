declare global {
  interface Window {
    /** What the analytics service's script reads its commands from. */
    dataLayer?: unknown[]
  }
}

/**
 * Reports a view of a path to the analytics service; the first call loads its script. Call it only after consent. What
 * looks like an e-mail address is taken out first.
 */
export function reportPageView(measurementId: string, path: string): void {
  if (!window.dataLayer) loadService(measurementId)
  const page = redact(path)
  command('event', 'page_view', {
    page_path: page,
    page_location: location.origin + page,
    page_referrer: redact(document.referrer),
  })
}

/** https://developers.google.com/tag-platform/gtagjs */
function loadService(measurementId: string): void {
  window.dataLayer = []
  command('js', new Date())
  // The service must not send a view by itself: it would not know of the redaction.
  command('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

/** The service takes nothing for a command but the `arguments` of a function. */
function command(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** Replaces what looks like an e-mail address, percent-encoded or not. */
export function redact(text: string): string {
  return text.replace(/[^\s/?&=#]+(@|%40)[^\s/?&=#]+/gi, 'redacted')
}
