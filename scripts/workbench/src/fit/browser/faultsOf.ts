import type { Misfit, MisfitKind } from '../measure/misfit.ts'
import { causesIn } from './causes.ts'
import { messageAt } from './messageAt.ts'

/** A text that does not fit where the page shows it now. */
export interface Fault {
  /** "pages/about:hero.title", with the suffix of a plural form; null for what comes from no message. */
  readonly id: string | null
  readonly kind: MisfitKind
  /** In CSS pixels; for a label that breaks, the width of what stands on further lines. */
  readonly by: number
  /** What is seen there. */
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
