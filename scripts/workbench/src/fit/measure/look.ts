/*
 * The files of this folder run inside of a page. The layout tests hand over the source of their functions
 * (tests/e2e/layout/measure.ts): these may use each other and the DOM, but no constants or arrow functions around them; of
 * what is imported from elsewhere, SLIDE alone.
 */

export interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What measuring has to know of an element. */
export interface Look {
  readonly element: Element
  readonly parent: Look | null
  /** Not a part of a line of text: what is in it should not leave it. */
  readonly isBlock: boolean
  readonly isPainted: boolean
  readonly isFixed: boolean
  /** Out of the flow, as pictures are that lie behind text as its ground. */
  readonly isAbsolute: boolean
  /** In such a picture, or cut away like texts for screen readers. */
  readonly isLeftOut: boolean
  /** What it is in that stands in front of the page: header, menu, offer, row that stays in view. It may cover others. */
  readonly layer: Element | null
  readonly clipsAcross: boolean
  readonly clipsDown: boolean
  readonly scrollsDown: boolean
  readonly fontSize: number
  /** Where what is in it should end. */
  readonly edges: Edges
}

/** Styles are read by the thousand, each once in a measurement. */
export type Looks = Map<Element, Look>

export function lookOf(element: Element, looks: Looks): Look {
  const known = looks.get(element)
  if (known) return known
  const parent = element.parentElement ? lookOf(element.parentElement, looks) : null
  const style = getComputedStyle(element)
  const { display, position, overflowX, overflowY } = style
  const isPainted = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderTopWidth) > 0
  const isFixed = position === 'fixed'
  const isStickyInFront = position === 'sticky' && style.zIndex !== 'auto'
  const isAbsolute = position === 'absolute'
  const isGround = isAbsolute && element.localName === 'svg'
  const look: Look = {
    element,
    parent,
    isBlock: display !== 'inline' && display !== 'contents',
    isPainted,
    isFixed,
    isAbsolute,
    isLeftOut: isGround || style.clipPath === 'inset(50%)' || (parent?.isLeftOut ?? false),
    layer: isFixed || isStickyInFront ? element : (parent?.layer ?? null),
    clipsAcross: overflowX !== 'visible',
    clipsDown: overflowY === 'hidden' || overflowY === 'clip',
    scrollsDown: overflowY === 'auto' || overflowY === 'scroll',
    fontSize: Number.parseFloat(style.fontSize),
    edges: edgesOf(element, style, isPainted),
  }
  looks.set(element, look)
  return look
}

/** Buttons keep their text off their sides, and so does a box that cuts with an ellipsis. The page has no end downwards. */
export function edgesOf(element: Element, style: CSSStyleDeclaration, isPainted: boolean): Edges {
  if (element === document.documentElement || element === document.body) {
    return { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
  }
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const keepsOff = (isPainted && element.matches('button, a')) || style.textOverflow === 'ellipsis'
  const inner = (side: 'Left' | 'Right') => (keepsOff ? Number.parseFloat(style[`padding${side}`]) : 0)
  return { left: left + inner('Left'), right: right - inner('Right'), top, bottom }
}
