/**
 * What runs inside the page. Playwright hands over the source of these functions (see measure.ts), so they may use each
 * other and the DOM, but nothing else that is declared outside of them.
 */

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** One line of a text, an icon, a picture or a field, where it is drawn. */
export interface Piece {
  readonly element: Element
  readonly isText: boolean
  readonly text: string
  readonly box: Box
  /** The fixed element that it is in: header, menu, offer. What lies in different ones may cover each other. */
  readonly layer: Element | null
}

/** All pieces inside of an element that can be seen. */
export function piecesIn(root: Element): Piece[] {
  const pieces: Piece[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    const words = node instanceof Text ? node.data : null
    const element = node instanceof Element ? node : node.parentElement
    if (!element || !isPiece(element, words) || !isVisible(element)) continue
    const style = getComputedStyle(element)
    // Pictures that lie behind text as its ground are out of the flow.
    if (words === null && style.position === 'absolute') continue
    range.selectNodeContents(node)
    const rects = words === null ? element.getClientRects() : range.getClientRects()
    const layer = rects.length > 0 ? layerOf(element) : null
    for (const rect of rects) {
      if (rect.width === 0 || rect.height === 0) continue
      const box = words === null ? rect : emBox(rect, Number.parseFloat(style.fontSize))
      pieces.push({ element, isText: words !== null, text: words ?? element.localName, box, layer })
    }
  }
  return pieces
}

export function isPiece(element: Element, words: string | null): boolean {
  if (words !== null) return words.trim() !== '' && !element.closest('svg')
  return /^(svg|img|input|select|textarea)$/.test(element.localName)
}

/** Lines may be set closer than the face's own height; what must not be touched is the height of its letters. */
export function emBox({ left, right, top, bottom }: DOMRect, size: number): Box {
  const middle = (top + bottom) / 2
  return { left, right, top: middle - size / 2, bottom: middle + size / 2 }
}

/** Neither hidden, nor closed, nor there for screen readers alone, nor the link that is seen only when it has focus. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  // The way to the content is seen when it has focus; the field for robots, never.
  if (element.matches('a[href="#main"]:not(:focus), [aria-hidden="true"] > input')) return false
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return false
  }
  return true
}

export function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return at
  }
  return null
}
