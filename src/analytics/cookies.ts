/**
 * Deletes the analytics service's cookies. It sets them for the widest domain that it may, which a page cannot ask for:
 * each one that the host belongs to is tried.
 */
export function deleteServiceCookies(): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!name.startsWith('_ga')) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
