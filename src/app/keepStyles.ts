import { LATER_STYLES } from '../config/protocol.ts'

/**
 * The styles of the later sections stand between a document's sections (scripts/vite-plugin-ssg/assets.ts), in an element that
 * goes with its page, but other pages may need them. Returns a function that moves them into the head, once; it resolves when
 * the copies of links, which come from the cache, are in force. Not called on hydration: moving a style sheet has the whole
 * page laid out anew.
 */
export function createStyleKeeper(): () => Promise<unknown> {
  const later = document.querySelector(`[${LATER_STYLES}]`)
  let kept: Promise<unknown> | undefined
  return () => {
    kept ??= later ? moveStyles(later) : Promise.resolve()
    return kept
  }
}

function moveStyles(later: Element): Promise<unknown> {
  document.head.append(...later.querySelectorAll('style'))
  const copies = [...later.querySelectorAll('link')].map((link) => document.importNode(link))
  const loaded = copies.map(
    (copy) =>
      new Promise((resolve) => {
        copy.onload = copy.onerror = resolve
      }),
  )
  document.head.append(...copies)
  return Promise.all(loaded)
}
