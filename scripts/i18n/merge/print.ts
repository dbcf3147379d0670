import type { Conflict, Merged, Side } from './threeWay.ts'

/** Every conflict in a merged value, in the order of the file. */
export function conflictsIn(merged: Merged): Conflict[] {
  if (merged.kind === 'conflict') return [merged.conflict]
  return merged.kind === 'group' ? merged.children.flatMap(({ value }) => conflictsIn(value)) : []
}

/** The text of a merged value with one side of each conflict; null when that side does not have it. */
export function printMerged(merged: Merged, choose: (conflict: Conflict) => Side): string | null {
  if (merged.kind === 'settled') return merged.raw
  if (merged.kind === 'conflict') return merged.raw[choose(merged.conflict)]
  const children = merged.children.flatMap(({ lead, label, value }) => {
    const raw = printMerged(value, choose)
    return raw === null ? [] : [`${lead}${label}${raw}`]
  })
  const { open, tail } = merged.group
  if (children.length === 0) return merged.optional ? null : open === '{' ? '{}' : '[]'
  return `${open}${children.join(',')}${tail}${open === '{' ? '}' : ']'}`
}

/** Lines from `start` up to `end` that the other side has otherwise. */
interface Hunk {
  readonly conflicts: readonly Conflict[]
  readonly start: number
  readonly end: number
  readonly theirs: readonly string[]
}

/**
 * A text with git's marks around the lines of each conflict. `print` gives the text with theirs for some conflicts and
 * ours for all others. Conflicts that share a line (as when a comma comes or goes) share the marks.
 */
export function markConflicts(
  conflicts: readonly Conflict[],
  print: (theirs: readonly Conflict[]) => string,
  size: number,
): string {
  const lines = print([]).split('\n')
  const hunkOf = (some: readonly Conflict[]): Hunk => ({ conflicts: some, ...compare(lines, print(some).split('\n')) })
  const hunks: Hunk[] = []
  for (const next of conflicts
    .map((conflict) => hunkOf([conflict]))
    .toSorted((one, other) => one.start - other.start)) {
    let hunk = next
    for (let last = hunks.at(-1); last && overlap(last, hunk); last = hunks.at(-1)) {
      hunks.pop()
      hunk = hunkOf([...last.conflicts, ...hunk.conflicts])
    }
    hunks.push(hunk)
  }
  const mark = (sign: string, label = '') => `${sign.repeat(size)}${label}`
  for (const { start, end, theirs } of hunks.toReversed()) {
    const ours = lines.slice(start, end)
    lines.splice(start, end - start, mark('<', ' ours'), ...ours, mark('='), ...theirs, mark('>', ' theirs'))
  }
  return lines.join('\n')
}

const overlap = (first: Hunk, second: Hunk) => second.start < first.end || second.start === first.start

/** The lines in which two texts differ. */
function compare(ours: readonly string[], theirs: readonly string[]): Omit<Hunk, 'conflicts'> {
  const most = Math.min(ours.length, theirs.length)
  let start = 0
  while (start < most && ours[start] === theirs[start]) start += 1
  let rest = 0
  while (rest < most - start && ours.at(-1 - rest) === theirs.at(-1 - rest)) rest += 1
  return { start, end: ours.length - rest, theirs: theirs.slice(start, theirs.length - rest) }
}
