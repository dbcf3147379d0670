/**
 * Deletes the analytics service's cookies. The service sets them for the widest domain possible, which a page cannot query,
 * so this tries every parent domain of the host.
 */
export function deleteServiceCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!name.startsWith('_ga')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
