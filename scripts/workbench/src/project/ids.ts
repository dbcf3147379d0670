/** The place of a message: "pages/about" and "hero.title". Runs in browsers, too. */
export interface MessageKey {
  readonly namespace: string
  /** The full key, without a plural suffix. */
  readonly key: string
}

/** "pages/about:hero.title", the name of a message in the site's code and in the workbench. */
export const unitId = ({ namespace, key }: MessageKey) => `${namespace}:${key}`

/** Splits such an id. A key may contain ":", for example if it is an English sentence; a namespace contains none. */
export function splitId(id: string): MessageKey {
  const at = id.indexOf(':')
  return at < 0 ? { namespace: id, key: '' } : { namespace: id.slice(0, at), key: id.slice(at + 1) }
}
