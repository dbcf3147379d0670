import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../lib/json/values.ts'
import type { Conflict, Side } from './threeWay.ts'

/** One side of every conflict that is marked in a text, in any of git's styles. */
export function oneSide(text: string, side: Side): string {
  let part: 'both' | 'base' | Side = 'both'
  const kept: string[] = []
  for (const line of text.split('\n')) {
    const mark = /^(<{7,}|\|{7,}|={7,}|>{7,})(?: |\r?$)/.exec(line)?.[1]?.[0]
    if (mark === '<') part = 'ours'
    else if (mark === '|') part = 'base'
    else if (mark === '=') part = 'theirs'
    else if (mark === '>') part = 'both'
    else if (part === 'both' || part === side) kept.push(line)
  }
  return kept.join('\n')
}

/**
 * The JSON that both sides of the marks in a text have in common: in a base that git makes of several, where branches have merged
 * each other before, what is between marks was never agreed on. Null without marks.
 */
export function agreedJson(text: string): string | null {
  const [ours, theirs] = [oneSide(text, 'ours'), oneSide(text, 'theirs')]
  return ours === text ? null : JSON.stringify(agreed(JSON.parse(ours), JSON.parse(theirs)))
}

function agreed(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return isDeepStrictEqual(one, other) ? one : undefined
  return Object.fromEntries(Object.keys(one).map((name) => [name, agreed(one[name], other[name])]))
}

/** Lines from `start` up to `end` that the other side has otherwise. */
interface Hunk {
  readonly conflicts: readonly Conflict[]
  readonly start: number
  readonly end: number
  readonly theirs: readonly string[]
}

/** A text with git's marks around conflicts; `print` gives it with theirs for some. Those of one line share marks. */
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

function compare(ours: readonly string[], theirs: readonly string[]): Omit<Hunk, 'conflicts'> {
  const most = Math.min(ours.length, theirs.length)
  let start = 0
  while (start < most && ours[start] === theirs[start]) start += 1
  let rest = 0
  while (rest < most - start && ours.at(-1 - rest) === theirs.at(-1 - rest)) rest += 1
  return { start, end: ours.length - rest, theirs: theirs.slice(start, theirs.length - rest) }
}
