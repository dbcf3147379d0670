/** Where a message stands: "pages/about" and "hero.title". Runs in browsers, too. */
export interface MessageKey {
  readonly namespace: string
  /** The full key, without a plural suffix. */
  readonly key: string
}

/** "pages/about:hero.title", as the site's code and this workbench name a message. */
export const unitId = ({ namespace, key }: MessageKey) => `${namespace}:${key}`

/** The namespace and the key of such an id. A key may hold a ":", as one that is an English sentence; a namespace holds none. */
export function splitId(id: string): MessageKey {
  const at = id.indexOf(':')
  return at < 0 ? { namespace: id, key: '' } : { namespace: id.slice(0, at), key: id.slice(at + 1) }
}
