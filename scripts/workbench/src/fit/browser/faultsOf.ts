import { type Misfit, type MisfitKind, misfitKinds } from '../measure/misfit.ts'
import { groupBy } from '../../model/groups.ts'
import { misfitsIn } from '../measure/misfitsIn.ts'
import { type Piece, piecesIn } from '../measure/pieces.ts'
import { messageAt } from './messageAt.ts'

/** A text that does not fit where the page shows it now. */
export interface Fault {
  /** "pages/about:hero.title", with the suffix of a plural form; null for what comes from no message. */
  readonly id: string | null
  readonly kind: MisfitKind
  /** In CSS pixels; for a label that breaks, the width of what stands on further lines. */
  readonly by: number
  readonly text: string
}

/** A fault with its element, for code that runs on the page itself. */
export interface FoundFault extends Fault {
  readonly target: Element
}

/**
 * What does not fit inside of an element of the marked site as it is on the screen: of each text the gravest fault. Takes
 * some 15 ms for a whole page; while somebody types, `surroundings` of the element is enough.
 */
export function faultsOf(root: Element): FoundFault[] {
  const found = new Map<unknown, FoundFault>()
  for (const misfit of causesIn(root)) {
    const { kind, by, node, element: target } = misfit
    const id = messageOf(misfit)
    const key = id ?? node ?? target
    const known = found.get(key)
    if (known && (known.kind !== kind || known.by >= by)) continue
    found.set(key, { id, kind, by, text: (node?.data ?? target.localName).trim(), target })
  }
  return [...found.values()]
}

/** The part of the page in which a change of an element's text can be felt, but for the height of the page. */
export const surroundings = (element: Element): Element =>
  element.closest('section, header, footer, dialog, [popover]') ?? document.body

/** The message that a misfit is a text of; if it is of none, and lies over a message, that. */
function messageOf({ kind, element, node, box, other }: Misfit): string | null {
  const own = messageAt(element, node, box)
  return own ?? (kind === 'overlaps' ? messageAt(other, null, other.getBoundingClientRect()) : null)
}

/** More faults than that at once, and more longest words than that in one place, are the page's. */
const [MOST_FAULTS, MOST_WORDS] = [20, 8]

/**
 * What does not fit by itself, the gravest first. One word that is too long for its column makes a table leave its card, and
 * with it texts that would fit. So the longest words are taken away for a moment: what fits without another text is not
 * at fault. The texts are back when this returns; an observer of the page takes its records then.
 */
function causesIn(root: Element): Misfit[] {
  const causes: Misfit[] = []
  const restore: (() => void)[] = []
  let open = gravestFirst(root)
  try {
    while (causes.length < MOST_FAULTS) {
      const first = open.find(isOutside)
      if (!first) break
      const pieces = causeOf(first)
      const own = open.filter(({ kind, node }) => kind === first.kind && pieces.some((piece) => piece.node === node))
      causes.push({ ...first, ...pieces[0], by: Math.max(first.by, ...own.map(({ by }) => by)) })
      restore.push(takeAway(pieces))
      const before = pieces.length > 0 ? open : open.filter((misfit) => misfit !== first)
      open = gravestFirst(root).filter((misfit) => before.some((known) => isSame(misfit, known)))
    }
  } finally {
    for (const back of restore) back()
  }
  return [...causes, ...open]
}

function gravestFirst(root: Element): Misfit[] {
  // A part of the page is not at fault where no text of it reaches out of the window.
  const misfits = misfitsIn(root).filter(
    ({ kind, node }) => kind !== 'scrolls sideways' || node || root === document.body,
  )
  return misfitKinds.flatMap((kind) => misfits.filter((misfit) => misfit.kind === kind))
}

/** Not a choice that is too long for its field: that moves nothing. */
const isOutside = ({ kind, element }: Misfit) =>
  kind === 'scrolls sideways' || kind === 'leaves its box' || (kind === 'cut' && element.localName !== 'option')

const isSame = (one: Misfit, other: Misfit) =>
  one.kind === other.kind && one.element === other.element && one.node === other.node

/** All that is drawn of the message without which a misfit would be less of one; of nothing if that is no text. */
function causeOf(misfit: Misfit): Piece[] {
  const texts = piecesIn(regionOf(misfit), new Map()).filter(({ node }) => node)
  const messages = [...groupBy(texts, ({ element, node, box }) => messageAt(element, node, box) ?? node).values()]
  const longest = messages.map((pieces) => ({ pieces, width: Math.max(...pieces.map(widestWord)) }))
  longest.sort((one, other) => other.width - one.width)
  for (const { pieces } of messages.length > 1 ? longest.slice(0, MOST_WORDS) : []) {
    const back = takeAway(pieces)
    const rest = amountOf(misfit)
    back()
    if (rest < misfit.by - 1) return pieces
  }
  return messages.find((pieces) => pieces.some(({ node }) => node === misfit.node)) ?? []
}

/** What is laid out together with a misfit: the parent of the outermost element that leaves the same box. */
function regionOf({ element, other }: Misfit): Element {
  const { body, documentElement: page } = document
  const isWindow = other === page || other === body
  const box = other.getBoundingClientRect()
  let outermost = element
  for (let at = element; at !== other && at.parentElement; at = at.parentElement) {
    const { left, right, top, bottom } = at.getBoundingClientRect()
    const isOut = isWindow
      ? left < -1 || right > page.clientWidth + 1
      : left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
    if (isOut) outermost = at
  }
  return outermost.parentElement ?? outermost
}

function amountOf({ kind, element, node, other }: Misfit): number {
  const { scrollWidth, clientWidth } = document.documentElement
  if (kind === 'scrolls sideways') return scrollWidth - clientWidth
  return misfitsIn(element).find((misfit) => misfit.node === node && misfit.other === other)?.by ?? 0
}

function takeAway(pieces: readonly Piece[]): () => void {
  const nodes = new Set(pieces.flatMap(({ node }) => node ?? []))
  const words = [...nodes].map((node) => ({ node, data: node.data }))
  for (const { node } of words) node.data = ''
  return () => {
    for (const { node, data } of words) node.data = data
  }
}

let canvas: HTMLCanvasElement | null = null

/** The width of the longest stretch of a text that no line can end in. */
function widestWord({ element, node }: Piece): number {
  canvas ??= document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen || !node) return 0
  const { font, textWrapMode } = getComputedStyle(element)
  pen.font = font
  const words = textWrapMode === 'nowrap' ? [node.data] : node.data.split(/[ \n\u00ad-]/)
  return Math.max(...words.map((word) => pen.measureText(word).width))
}
