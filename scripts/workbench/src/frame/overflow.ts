/*
 * These functions run inside a page. Browser tests hand over their source, so they may use each other and the DOM, but no
 * constants, arrow functions or imports.
 */

/** A text that goes beyond a box around it, or beyond the window. */
export interface Overflow {
  readonly node: Text
  /** In CSS pixels. */
  readonly by: number
  /** The box; for the window, the document element. */
  readonly box: Element
}

/** The texts inside an element that can be seen and do not fit. `free` selects boxes whose texts may leave them. */
export function overflowsIn(root: Element, free: string): Overflow[] {
  const found: Overflow[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue
    const overflow = overflowOf(node, free)
    if (overflow) found.push(overflow)
  }
  return found
}

/** The first box that a text overflows: any box sideways; up and down only painted or clipping ones. */
export function overflowOf(node: Text, free: string): Overflow | null {
  const element = node.parentElement
  if (!element || !isSeen(element)) return null
  const text = edgesOf(node)
  if (!text) return null
  const page = document.documentElement
  let canScroll = false
  for (let at: Element | null = element; at && at !== page && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (at.matches(free)) return null
    if (style.display !== 'inline' && style.display !== 'contents') {
      const box = at.getBoundingClientRect()
      const isPainted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderTopWidth) > 0
      canScroll ||= style.overflowY === 'auto' || style.overflowY === 'scroll'
      const endsDown = !canScroll && (isPainted || style.overflowY !== 'visible' || at.localName === 'foreignObject')
      const down = endsDown ? Math.max(box.top - text.top, text.bottom - box.bottom) : 0
      const by = Math.max(box.left - text.left, text.right - box.right, down)
      if (by > 1) return { node, by, box: at }
    }
    if (style.position === 'fixed') break
  }
  const by = Math.max(-text.left, text.right - page.clientWidth)
  return by > 1 ? { node, by, box: page } : null
}

/** True unless an element is closed, for screen readers alone, or in a drawing behind other texts. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at)
    if (clipPath === 'inset(50%)' || (position === 'absolute' && at.localName === 'svg')) return false
  }
  return true
}

/** The edges of a text, as high as its letters: lines may be set closer than the face's own height. */
export function edgesOf(node: Text): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> | null {
  const range = document.createRange()
  range.selectNodeContents(node)
  const [line] = range.getClientRects()
  if (!line || !node.parentElement) return null
  const { left, right, top, bottom } = range.getBoundingClientRect()
  const spare = (line.height - Number.parseFloat(getComputedStyle(node.parentElement).fontSize)) / 2
  return { left, right, top: top + spare, bottom: bottom - spare }
}
