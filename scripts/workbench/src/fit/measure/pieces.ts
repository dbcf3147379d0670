import { type Edges, type Look, type Looks, lookOf } from './look.ts'

/** One line of a text, an icon, a picture or a field. */
export interface Piece {
  readonly element: Element
  readonly node: Text | null
  readonly box: Edges
  readonly look: Look
}

/** All pieces inside of an element that can be seen, in document order. */
export function piecesIn(root: Element, looks: Looks): Piece[] {
  const pieces: Piece[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let at: Node | null = root; at; at = walker.nextNode()) {
    const node = at instanceof Text ? at : null
    const element = at instanceof Element ? at : at.parentElement
    if (!element || !isPiece(element, node) || !isSeen(element)) continue
    const look = lookOf(element, looks)
    if (look.isLeftOut || (node === null && look.isAbsolute)) continue
    range.selectNodeContents(at)
    for (const rect of node ? range.getClientRects() : element.getClientRects()) {
      if (rect.width === 0 || rect.height === 0) continue
      pieces.push({ element, node, look, box: node ? emBox(rect, look.fontSize) : rect })
    }
  }
  return pieces
}

/** A drawing is one piece, and so is each of the texts in it. */
export function isPiece(element: Element, node: Text | null): boolean {
  if (node) return node.data.trim() !== '' && element.localName !== 'option'
  return /^(svg|img|input|select|textarea)$/.test(element.localName) && !element.parentElement?.closest('svg')
}

/** Lines may be set closer than the face's own height; what must not be touched is the height of its letters. */
export function emBox({ left, right, top, bottom }: DOMRect, size: number): Edges {
  const middle = (top + bottom) / 2
  return { left, right, top: middle - size / 2, bottom: middle + size / 2 }
}

/** Neither hidden nor closed, nor the link that is seen only when it has focus, nor the field for robots. */
export function isSeen(element: Element): boolean {
  if (element.matches('a[href="#main"]:not(:focus), [aria-hidden="true"] > input')) return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
