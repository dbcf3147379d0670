import { isDeepStrictEqual } from 'node:util'
import type { Child, Group, Identity, Piece } from './pieces.ts'
import { followRenames } from './renames.ts'

/** How the files of one kind are merged. */
export interface MergeRules {
  readonly identity: Identity
  /** Keep what either side has, whatever the other removed. */
  readonly union?: boolean
  /** The value where both sides have changed one (undefined: removed it); undefined for a conflict. */
  readonly settle?: (base: unknown, ours: unknown, theirs: unknown) => unknown
}

/** One value that both sides have changed, each in its own way. Undefined stands for a value that is not there. */
export interface Conflict {
  readonly path: readonly string[]
  readonly base: unknown
  readonly ours: unknown
  readonly theirs: unknown
}

export type Side = 'ours' | 'theirs'

export type Merged =
  | { readonly kind: 'settled'; readonly raw: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict; readonly raw: Readonly<Record<Side, string | null>> }
  | {
      readonly kind: 'group'
      readonly group: Pick<Group, 'open' | 'tail'>
      /** Whether one side does not have it, so that it goes when nothing is left in it. */
      readonly optional: boolean
      readonly children: readonly (Pick<Child, 'lead' | 'label'> & { readonly value: Merged })[]
    }

export type Versions = Readonly<Record<'base' | Side, Piece | undefined>>

interface Place {
  readonly path: readonly string[]
  /** The white space before the value's line. */
  readonly lead: string
  /** Items of a list stay whole: half an item would be none. */
  readonly inList: boolean
}

const same = (one: Piece | undefined, other: Piece | undefined) => isDeepStrictEqual(one?.value, other?.value)

/** Merges two versions of a value; null when it is to be removed. Formatting and order are those of ours. */
export function mergeVersions(
  versions: Versions,
  rules: MergeRules,
  place: Place = { path: [], lead: '', inList: false },
): Merged | null {
  const { base, ours, theirs } = versions
  const only = ours ?? theirs
  if (!only) return null
  if (rules.union && !(ours && theirs)) return settled(only)
  if (!ours && same(base, theirs)) return null
  if (!theirs && same(base, ours)) return null
  if (canSplit(versions, place.inList)) return mergeGroups(versions, rules, place)
  if (same(ours, theirs) || same(base, theirs)) return settled(ours)
  if (same(base, ours)) return settled(theirs)
  const value = rules.settle?.(base?.value, ours?.value, theirs?.value)
  if (value !== undefined) {
    const indent = place.lead.split('\n').at(-1) ?? ''
    return { kind: 'settled', raw: JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`) }
  }
  const conflict = { path: place.path, base: base?.value, ours: ours?.value, theirs: theirs?.value }
  return { kind: 'conflict', conflict, raw: { ours: ours?.raw ?? null, theirs: theirs?.raw ?? null } }
}

const settled = (piece: Piece | undefined): Merged | null => (piece ? { kind: 'settled', raw: piece.raw } : null)

/** Whether a value is merged piece by piece: a group on both sides, or on one side and in the base. */
function canSplit({ base, ours, theirs }: Versions, inList: boolean): boolean {
  const one = ours?.group
  const other = theirs?.group
  if (ours && theirs) return one !== null && one?.open === other?.open
  return !inList && Boolean(base?.group) && (one ?? other)?.open === base?.group?.open
}

function mergeGroups({ base, ours, theirs }: Versions, rules: MergeRules, { path, inList }: Place): Merged {
  const open = (ours ?? theirs)?.group?.open ?? '{'
  const [before, own, other] = childrenById({ base, ours, theirs }, open)
  const children = mergedOrder([...own.keys()], [...other.keys()]).flatMap((id) => {
    const child = own.get(id) ?? other.get(id)
    if (!child) return []
    const versions = { base: before.get(id)?.piece, ours: own.get(id)?.piece, theirs: other.get(id)?.piece }
    const place = { path: [...path, id], lead: child.lead, inList: inList || open === '[' }
    const value = mergeVersions(versions, rules, place)
    return value ? [{ lead: child.lead, label: child.label, value }] : []
  })
  const tails = [ours, theirs].find((piece) => piece?.group?.children.length)?.group?.tail
  return { kind: 'group', group: { open, tail: tails ?? '' }, optional: !(ours && theirs), children }
}

/** The children of a group in the three versions, under the same name where one side has renamed a key. */
function childrenById({ base, ours, theirs }: Versions, open: Group['open']) {
  const childrenOf = (piece: Piece | undefined) => piece?.group?.children ?? []
  const all = { base: childrenOf(base), ours: childrenOf(ours), theirs: childrenOf(theirs) }
  const named = open === '{' && ours && theirs ? followRenames(all) : all
  const byId = (children: readonly Child[]) => new Map(children.map((child) => [child.id, child]))
  return [byId(named.base), byId(named.ours), byId(named.theirs)] as const
}

/** Ours, with what only theirs has after the one that it follows there. */
function mergedOrder(ours: readonly string[], theirs: readonly string[]): string[] {
  const order = [...ours]
  const known = new Set(ours)
  for (const [at, id] of theirs.entries()) {
    if (!known.has(id)) order.splice(at === 0 ? 0 : order.indexOf(theirs[at - 1] ?? '') + 1, 0, id)
  }
  return order
}
