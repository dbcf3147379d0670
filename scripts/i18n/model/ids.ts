/** Where a message stands: "pages/about" and "hero.title". Runs in browsers, too. */
export interface MessageKey {
  readonly namespace: string
  /** The full key, without a plural suffix. */
  readonly key: string
}

/** "pages/about:hero.title", as the site's code and this workbench name a message. */
export const unitId = ({ namespace, key }: MessageKey) => `${namespace}:${key}`

/** The namespace and the key of such an id. Neither holds a ":". */
export function splitId(id: string): MessageKey {
  const [namespace = '', key = ''] = id.split(':')
  return { namespace, key }
}
