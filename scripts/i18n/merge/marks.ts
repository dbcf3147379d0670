import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../model/jsonFile.ts'
import type { Side } from './threeWay.ts'

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
 * The JSON that both sides of the marks in a text have in common. Where two branches have merged each other before, git
 * makes a base of both, with marks: what is between them was never agreed on, and is left out. Null without marks.
 */
export function agreedJson(text: string): string | null {
  const [ours, theirs] = [oneSide(text, 'ours'), oneSide(text, 'theirs')]
  return ours === text ? null : JSON.stringify(agreed(JSON.parse(ours), JSON.parse(theirs)))
}

function agreed(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return isDeepStrictEqual(one, other) ? one : undefined
  return Object.fromEntries(Object.keys(one).map((name) => [name, agreed(one[name], other[name])]))
}
