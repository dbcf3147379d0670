import { groupBy } from '../model/groups.ts'
import type { ContextMessage } from './messages.ts'
import type { Box, Carried, Spot } from './readPage.ts'

/** Where a message is on a page. */
export interface Placed extends ContextMessage {
  /** In CSS pixels from the page's top left corner; empty when the message cannot be seen. */
  readonly boxes: readonly Box[]
  /** What carries a message that cannot be seen: "aria-label of a button"; empty when nothing on the page has it. */
  readonly carriers: readonly string[]
}

/** Why a text on the page cannot be seen. */
export const reasons = {
  closed: 'closed, or not shown at this width',
  'screen readers': 'text for screen readers',
} as const

/**
 * Finds messages among the texts of a page. Of texts that stand inside each other the smallest counts. Where messages read
 * the same, those of the page take what is in <main>, in order, and the shared ones the rest.
 */
export function placeMessages(
  messages: readonly ContextMessage[],
  spots: readonly Spot[],
  carried: readonly Carried[],
): Placed[] {
  const groups = groupBy(messages, ({ patterns }) => patterns.join('|'))
  const placed = [...groups].flatMap(([pattern, group]) => {
    const whole = new RegExp(`^(?:${pattern})$`)
    const matching = smallest(spots, whole)
    const carriers = carriersOf(pattern, matching, carried)
    return group.map((one) => {
      const boxes = share(one, group, matching).flatMap(({ box }) => (box ? [box] : []))
      return { ...one, boxes, carriers: boxes.length > 0 ? [] : carriers }
    })
  })
  const order = new Map(messages.map(({ id }, index) => [id, index]))
  return placed.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}

function smallest(spots: readonly Spot[], whole: RegExp): Spot[] {
  const at = spots.flatMap(({ text }, index) => (whole.test(text) ? [index] : []))
  return at.flatMap((index) => {
    const spot = spots[index]
    const holdsOther = at.some((other) => other > index && other <= index + (spot?.inside ?? 0))
    return spot && !holdsOther ? [spot] : []
  })
}

const isShared = ({ id }: ContextMessage) => id.startsWith('common:')

/** What belongs to one message among the spots that read the same: one each in order, and to the last all that are left. */
function share(one: ContextMessage, group: readonly ContextMessage[], spots: readonly Spot[]): Spot[] {
  const alike = group.filter((other) => isShared(other) === isShared(one))
  const contested = alike.length < group.length
  const own = spots.filter(({ inMain }) => (isShared(one) ? !(contested && inMain) : inMain))
  const candidates = own.some(({ box }) => box) ? own : [...spots]
  if (candidates.length < alike.length) return candidates
  const position = alike.indexOf(one)
  return candidates.slice(position, position === alike.length - 1 ? undefined : position + 1)
}

function carriersOf(pattern: string, matching: readonly Spot[], carried: readonly Carried[]): string[] {
  const whole = new RegExp(`^(?:${pattern})$`)
  const part = new RegExp(`(?:${pattern})`)
  const exact = carried.filter(({ text }) => whole.test(text)).map(({ carrier }) => carrier)
  const hidden = matching.flatMap(({ hidden: reason }) => (reason ? [reasons[reason]] : []))
  // The site's name is added to titles.
  const within = carried.filter(({ text, carrier }) => /title|^meta/.test(carrier) && part.test(text))
  const found = [...exact, ...hidden]
  return [...new Set(found.length > 0 ? found : within.map(({ carrier }) => carrier))].slice(0, 3)
}
