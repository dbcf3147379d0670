import { type Look, lookOf, type Looks } from './look.ts'
import { misfit, type Misfit } from './misfit.ts'
import { type Piece, piecesIn } from './pieces.ts'
import { names } from './names.ts'

/** All of the text, icons, pictures and fields on the screen inside of an element that does not fit. */
export function misfitsIn(root: Element): Misfit[] {
  const looks: Looks = new Map()
  const pieces = piecesIn(root, looks)
  const texts = pieces.filter(({ node }) => node !== null)
  return [
    ...sideways(texts),
    ...worstOfEach(pieces.flatMap(outOfBox)),
    ...cutChoices(root),
    ...brokenLabels(texts, looks),
    ...overlaps(pieces),
  ]
}

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

/** A select draws its choice itself and cuts what does not fit. Any of its options may be chosen. */
export function cutChoices(root: Element): Misfit[] {
  const context = document.createElement('canvas').getContext('2d')
  return [...root.querySelectorAll('select')].flatMap((select) => {
    if (!context || !select.checkVisibility()) return []
    const style = getComputedStyle(select)
    context.font = style.font
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    return [...select.options].flatMap((element) => {
      const [child] = element.childNodes
      const piece = { element, node: child instanceof Text ? child : null, box: select.getBoundingClientRect() }
      const over = context.measureText(element.text).width - room
      return over > 1 ? [misfit('cut', piece, over, select)] : []
    })
  })
}

/** Labels that belong on one line and take more; by how much is the width of what stands on the further lines. */
export function brokenLabels(texts: readonly Piece[], looks: Looks): Misfit[] {
  const labels = new Map<Element, { readonly block: Look; readonly first: Piece; readonly lines: Piece[] }>()
  for (const piece of texts) {
    const control = piece.element.closest('button, a, [role="tab"], label')
    if (!control || !isForOneLine(control, lookOf(control, looks))) continue
    const block = blockOf(piece.look)
    const known = labels.get(control)
    if (!known) labels.set(control, { block, first: piece, lines: [piece] })
    // What follows the label in a block of its own, such as a remark, may be longer.
    else if (known.block === block) known.lines.push(piece)
  }
  return [...labels.values()].flatMap(({ block, first, lines }) => {
    const below = lines.filter(({ box }) => box.top >= first.box.bottom)
    const width = below.reduce((sum, { box }) => sum + box.right - box.left, 0)
    return below.length > 0 ? [misfit('breaks', first, width, block.element)] : []
  })
}

export function blockOf(look: Look): Look {
  return look.isBlock || !look.parent ? look : blockOf(look.parent)
}

/**
 * Whether a control is a button, looks like one, or stands in a row: a menu's name, a tab, a choice. The lines of a list that is
 * read down grow with their texts: headings that open, tabs below each other, links in menus.
 */
export function isForOneLine(control: Element, { isPainted }: Look): boolean {
  if (control.matches('[role="tab"]')) return !control.closest('[aria-orientation="vertical"]')
  if (control.matches('button')) return !control.matches('main [aria-expanded]')
  return control.matches('a') ? isPainted : control.querySelector('input[type="radio"]') !== null
}

/** Pieces of different elements in one layer that lie over each other, at least one of them text. */
export function overlaps(pieces: readonly Piece[]): Misfit[] {
  const found: Misfit[] = []
  const sorted = pieces.filter(({ element }) => !element.closest(names.slides))
  sorted.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.box.top >= one.box.bottom - 1) break
      if (!mustNotTouch(one, other)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const [text, under] = lengthOf(one) < lengthOf(other) ? [other, one] : [one, other]
      if (across > 1 && down > 1) found.push(misfit('overlaps', text, Math.min(across, down), under.element))
    }
  }
  return found
}

/** Whether two pieces are such that they must not lie over each other. A drawing holds its own words. */
export function mustNotTouch(one: Piece, other: Piece): boolean {
  if (one.element === other.element || one.look.layer !== other.look.layer) return false
  if (one.node && other.node) return true
  return (
    (one.node ?? other.node) !== null && !one.element.contains(other.element) && !other.element.contains(one.element)
  )
}

/** Of two texts, the longer is the one to be made shorter. */
export function lengthOf({ node }: Piece): number {
  return node?.data.length ?? 0
}
