/** Where this document was loaded from; the router changes the address later. The prerender has no address. */
const loaded = typeof location === 'undefined' ? null : location.pathname

/**
 * Whether loading the document at the present address is worth a try: it is another one than this tab has loaded last.
 * So a document leads to at most one more, whatever fails there again.
 */
export function canLoadDocument(): boolean {
  return location.pathname !== loaded
}
