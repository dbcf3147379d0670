import { isDeepStrictEqual } from 'node:util'
import { type Child, type Group, type Identity, type Piece, printGroup } from '../lib/json/pieces.ts'

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

export type Versions = Readonly<Record<'base' | Side, Piece | undefined>>

interface Place {
  readonly path: readonly string[]
  readonly lead: string
  /** Items of a list stay whole: half an item would be none. */
  readonly inList: boolean
}

const same = (one: Piece | undefined, other: Piece | undefined) => isDeepStrictEqual(one?.value, other?.value)

interface Merging {
  readonly rules: MergeRules
  readonly choose: (conflict: Conflict) => Side
}

/** The text of a value merged, in the formatting and order of ours; null when it is to be removed. */
export function mergeVersions(
  versions: Versions,
  merging: Merging,
  place: Place = { path: [], lead: '', inList: false },
): string | null {
  const { base, ours, theirs } = versions
  const { rules, choose } = merging
  const only = ours ?? theirs
  if (!only) return null
  if (rules.union && !(ours && theirs)) return only.raw
  if (!ours && same(base, theirs)) return null
  if (!theirs && same(base, ours)) return null
  if (canSplit(versions, place.inList)) return mergeGroups(versions, merging, place)
  if (same(ours, theirs) || same(base, theirs)) return ours?.raw ?? null
  if (same(base, ours)) return theirs?.raw ?? null
  const value = rules.settle?.(base?.value, ours?.value, theirs?.value)
  if (value !== undefined) {
    const indent = place.lead.split('\n').at(-1) ?? ''
    return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
  }
  const conflict = { path: place.path, base: base?.value, ours: ours?.value, theirs: theirs?.value }
  return versions[choose(conflict)]?.raw ?? null
}

/** Whether a value is merged piece by piece: a group on both sides, or on one side and in the base. */
function canSplit({ base, ours, theirs }: Versions, inList: boolean): boolean {
  const one = ours?.group
  const other = theirs?.group
  if (ours && theirs) return one !== null && one?.open === other?.open
  return !inList && Boolean(base?.group) && (one ?? other)?.open === base?.group?.open
}

function mergeGroups({ base, ours, theirs }: Versions, merging: Merging, { path, inList }: Place): string | null {
  const open = (ours ?? theirs)?.group?.open ?? '{'
  const [before, own, other] = childrenById({ base, ours, theirs }, open)
  const children = mergedOrder([...own.keys()], [...other.keys()]).flatMap((id) => {
    const child = own.get(id) ?? other.get(id)
    if (!child) return []
    const versions = { base: before.get(id)?.piece, ours: own.get(id)?.piece, theirs: other.get(id)?.piece }
    const place = { path: [...path, id], lead: child.lead, inList: inList || open === '[' }
    const raw = mergeVersions(versions, merging, place)
    return raw === null ? [] : [{ ...child, raw }]
  })
  // What one side does not have goes when nothing is left in it.
  if (children.length === 0 && !(ours && theirs)) return null
  const tails = [ours, theirs].find((piece) => piece?.group?.children.length)?.group?.tail
  return printGroup({ open, tail: tails ?? '' }, children)
}

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

interface Children {
  readonly base: readonly Child[]
  readonly ours: readonly Child[]
  readonly theirs: readonly Child[]
}

/**
 * Gives a key that one side has renamed its new name in the other versions too, so that what the other side has done to its
 * value follows it. A key was renamed when another one stands in its place, with its value.
 */
function followRenames({ base, ours, theirs }: Children): Children {
  const [byUs, byThem] = [renamesOf(base, ours), renamesOf(base, theirs)]
  const rename = (children: readonly Child[], renames: ReadonlyMap<string, string>) =>
    children.map((child) => renamed(child, renames.get(child.id)))
  const both = new Map([...byThem, ...byUs])
  return { base: rename(base, both), ours: rename(ours, byThem), theirs: rename(theirs, byUs) }
}

function renamesOf(base: readonly Child[], own: readonly Child[]): ReadonlyMap<string, string> {
  const known = new Set(base.map(({ id }) => id))
  const ids = own.map(({ id }) => id)
  const renames = new Map<string, string>()
  for (const [index, { id, piece }] of base.entries()) {
    const before = base[index - 1]?.id
    const at = before === undefined ? 0 : ids.indexOf(renames.get(before) ?? before) + 1
    const candidate = own[at]
    if (ids.includes(id) || !candidate || known.has(candidate.id)) continue
    if (isDeepStrictEqual(candidate.piece.value, piece.value)) renames.set(id, candidate.id)
  }
  return renames
}

function renamed(child: Child, id: string | undefined): Child {
  if (id === undefined) return child
  return { ...child, id, label: child.label.replace(/^"(?:[^"\\]|\\.)*"/, () => JSON.stringify(id)) }
}
