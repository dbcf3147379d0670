declare global {
  interface Window {
    /** The command queue of the analytics service's script. */
    dataLayer?: unknown[]
  }
}

/**
 * Reports a page view to the analytics service, with e-mail addresses redacted. The first call loads the service's script.
 * Call it only after consent.
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
  // Disables automatic page views, which would not be redacted.
  command('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

/** Queues a command. The service accepts only the `arguments` object of a function. */
function command(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** Replaces e-mail addresses, percent-encoded or not. */
export function redact(text: string): string {
  return text.replace(/[^\s/?&=#]+(@|%40)[^\s/?&=#]+/gi, 'redacted')
}
