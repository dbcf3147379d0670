import { SLIDE } from '../../../src/config/protocol.ts'
import { type Box, type Piece, piecesIn } from './pieces.ts'

/* These run inside the page: see pieces.ts for what they may use. */

/** Something that a visitor would see as broken, said in a form that is found again. */
export interface Fault {
  readonly kind: 'scrolls sideways' | 'cut' | 'leaves its box' | 'overlaps' | 'wrong direction'
  readonly selector: string
  readonly text: string
  /** By how many pixels, where that can be said. */
  readonly by: number
  /** The box that is left, or what is overlapped. */
  readonly other: string
}

/** Every fault of the text, icons, pictures and fields that are on the screen inside of what a selector finds. */
export function layoutFaults(scope: string): Fault[] {
  const root = document.querySelector(scope)
  if (!root) return [fault('cut', document.documentElement, scope, 0, 'there is no such element')]
  const pieces = piecesIn(root)
  return [...sideways(), ...worstOfEach(pieces.flatMap(outOfBox)), ...overlaps(pieces), ...cutChoices(root)]
}

/** Of a text whose lines all leave the same box, the line that goes furthest. */
export function worstOfEach(faults: readonly Fault[]): Fault[] {
  const worst = new Map<string, Fault>()
  for (const found of faults) {
    const key = `${found.selector} ${found.text}`
    if (found.by > (worst.get(key)?.by ?? 0)) worst.set(key, found)
  }
  return [...worst.values()]
}

export function fault(kind: Fault['kind'], element: Element, text: string, by: number, other: string): Fault {
  return { kind, selector: selectorOf(element), text: text.trim().slice(0, 60), by: Math.round(by * 10) / 10, other }
}

/** Up to four steps, ending at an id: enough to find the element by. */
export function selectorOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement) {
    steps.unshift(at.id ? `#${at.id}` : [at.localName, ...[...at.classList].slice(0, 1)].join('.'))
    if (at.id) break
  }
  return steps.join(' > ')
}

export function sideways(): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const over = scrollWidth - clientWidth
  return over > 0 ? [fault('scrolls sideways', document.documentElement, document.title, over, 'the window')] : []
}

/**
 * The first box around a piece that it does not stay inside of: across, every box; up and down, those that are painted
 * or clip. The carousel alone cuts what it holds, so there a slide is where the search ends.
 */
export function outOfBox({ element, text, box }: Piece): Fault[] {
  let mayScroll = false
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.display === 'inline' || style.display === 'contents') continue
    const edge = edgeOf(at, style)
    const across = Math.max(edge.left - box.left, box.right - edge.right)
    const clipsDown = /hidden|clip/.test(style.overflowY)
    mayScroll ||= /auto|scroll/.test(style.overflowY)
    const down =
      mayScroll || !(clipsDown || isPainted(style)) ? 0 : Math.max(edge.top - box.top, box.bottom - edge.bottom)
    if (Math.max(across, down) > 1) {
      const isCut = at === document.documentElement || (across > 1 ? style.overflowX !== 'visible' : clipsDown)
      return [fault(isCut ? 'cut' : 'leaves its box', element, text, Math.max(across, down), selectorOf(at))]
    }
    if (at.matches(`[${SLIDE}]`)) return []
    if (style.position === 'fixed') at = document.body
  }
  return []
}

/** A button keeps its text off its edges too; the page itself has no end downwards. */
export function edgeOf(element: Element, style: CSSStyleDeclaration): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  if (element === document.documentElement || element === document.body) {
    return { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
  }
  const isButton = element.matches('button, a') && isPainted(style)
  const inner = (side: 'Left' | 'Right') => (isButton ? Number.parseFloat(style[`padding${side}`]) : 0)
  return { left: left + inner('Left'), right: right - inner('Right'), top, bottom }
}

export function isPainted(style: CSSStyleDeclaration): boolean {
  return style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderTopWidth) > 0
}

/** Pieces of different elements in one layer that lie over each other, at least one of them text. */
export function overlaps(pieces: readonly Piece[]): Fault[] {
  const found: Fault[] = []
  const sorted = pieces.filter(({ element }) => !element.closest(`[${SLIDE}]`))
  sorted.sort((a, b) => a.box.top - b.box.top)
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next]
      if (!b || b.box.top >= a.box.bottom - 1) break
      if (a.element === b.element || a.layer !== b.layer || !(a.isText || b.isText)) continue
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top
      if (across <= 1 || down <= 1) continue
      found.push(
        fault(
          'overlaps',
          a.element,
          a.text,
          Math.min(across, down),
          `${selectorOf(b.element)} "${b.text.slice(0, 30)}"`,
        ),
      )
    }
  }
  return found
}

/** A select draws its choice itself and cuts what does not fit. */
export function cutChoices(root: Element): Fault[] {
  const context = document.createElement('canvas').getContext('2d')
  return [...root.querySelectorAll('select')].flatMap((select) => {
    const style = getComputedStyle(select)
    const choice = select.selectedOptions[0]?.text ?? ''
    if (!context || !select.checkVisibility()) return []
    context.font = style.font
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const over = context.measureText(choice).width - room
    return over > 1 ? [fault('cut', select, choice, over, 'the field')] : []
  })
}
