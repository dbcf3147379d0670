import type { FromPage } from '../frameProtocol.ts'

const functionKey = /^F\d+$/

/** Sends the panel the keys that its shortcuts may be made of, so that they work while the page has the focus. */
export function forwardKeys(tell: (message: FromPage) => void): void {
  addEventListener('keydown', ({ key, code, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (!ctrlKey && !metaKey && !altKey && !functionKey.test(key) && key !== '?') return
    tell({ type: 'key', pressed: { key, code, altKey, ctrlKey, metaKey, shiftKey } })
  })
}
