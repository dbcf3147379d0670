import { isDeepStrictEqual } from 'node:util'
import type { Child } from './pieces.ts'

/** The children of one group in the last common version and on both sides. */
export interface Children {
  readonly base: readonly Child[]
  readonly ours: readonly Child[]
  readonly theirs: readonly Child[]
}

/**
 * Gives a key that one side has renamed its new name in the other versions too, so that what the other side has done to its
 * value follows it. A key was renamed when another one stands in its place, with its value.
 */
export function followRenames({ base, ours, theirs }: Children): Children {
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
