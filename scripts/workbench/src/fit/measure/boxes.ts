import { type Misfit, misfit } from './misfit.ts'
import { names } from './names.ts'
import type { Piece } from './pieces.ts'

/**
 * The first box around a piece that it does not stay inside of: across, every box; up and down, those that are painted
 * or clip, and the places of a drawing's labels. The carousel alone cuts what it holds, so there a slide is where the search ends.
 */
export function outOfBox(piece: Piece): Misfit[] {
  const { box } = piece
  let mayScroll = false
  for (let at = piece.look; ; ) {
    if (at.isBlock && !at.element.matches(names.wider)) {
      const { edges, clipsDown } = at
      const across = Math.max(edges.left - box.left, box.right - edges.right)
      mayScroll ||= at.scrollsDown
      const ends = !mayScroll && (clipsDown || at.isPainted || at.element.localName === 'foreignObject')
      const down = ends ? Math.max(edges.top - box.top, box.bottom - edges.bottom) : 0
      if (Math.max(across, down) > 1) {
        const isWindow = at.element === document.body || at.parent === null
        const isCut = isWindow || (across > 1 ? at.clipsAcross : clipsDown)
        return [misfit(isCut ? 'cut' : 'leaves its box', piece, Math.max(across, down), at.element)]
      }
      if (at.element.matches(names.slides)) return []
    }
    if (!at.parent) return []
    // A fixed element stands in the window, wherever it is in the document.
    let next = at.parent
    while (at.isFixed && next.parent) next = next.parent
    at = next
  }
}

/** Of a text whose lines all leave the same box, the line that goes furthest. */
export function worstOfEach(misfits: readonly Misfit[]): Misfit[] {
  const worst = new Map<Node, Misfit>()
  for (const found of misfits) {
    const key = found.node ?? found.element
    if (found.by > (worst.get(key)?.by ?? 0)) worst.set(key, found)
  }
  return [...worst.values()]
}

/** Where the page is wider than the window: of some texts the one that reaches furthest; the page itself where none does. */
export function sideways(texts: readonly Piece[]): Misfit[] {
  const page = document.documentElement
  const over = page.scrollWidth - page.clientWidth
  if (over <= 0) return []
  const [furthest] = texts.toSorted((one, other) => reachOf(other) - reachOf(one))
  const none = { element: page, node: null, box: page.getBoundingClientRect() }
  return [misfit('scrolls sideways', furthest && reachOf(furthest) > 1 ? furthest : none, over, page)]
}

/** How far a text, or a box around it, is seen out of the window at the side to which it can be scrolled. */
export function reachOf({ box, look }: Piece): number {
  const { body, documentElement: page } = document
  const isRtl = page.matches(':dir(rtl)')
  const outer = isRtl ? Math.min : Math.max
  const inner = isRtl ? Math.max : Math.min
  let end = isRtl ? box.left : box.right
  for (let at = look; at.parent && at.element !== body; at = at.parent) {
    const edge = isRtl ? at.edges.left : at.edges.right
    if (at.isBlock) end = outer(end, edge)
    if (at.clipsAcross) end = inner(end, edge)
  }
  return isRtl ? -end : end - page.clientWidth
}
