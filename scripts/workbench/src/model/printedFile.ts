import { isSplit, keyOf, config } from '../config.ts'
import type { Entry, MessageTree } from './localeFile.ts'

/** What a locale file holds. */
export interface Messages {
  readonly tree: MessageTree
  readonly entries: ReadonlyMap<string, Entry>
}

/**
 * The messages of a file that stands as the workbench prints files, as nearly every one does: read without the places of its
 * parts, in a fifth of the time. Null for another file, and where something is wrong, whose place has to be told.
 */
export function parsePrinted(text: string, mayBeBlank: boolean): Messages | null {
  const value = jsonIn(text)
  // Printed again, a file that names something twice is another one.
  if (!isGroup(value) || `${JSON.stringify(value, null, 2)}\n` !== text) return null
  const entries = new Map<string, Entry>()
  const tree = treeOf(value, '', { entries, mayBeBlank })
  return tree && { tree, entries }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Walk {
  readonly entries: Map<string, Entry>
  readonly mayBeBlank: boolean
}

function treeOf(group: Readonly<Record<string, unknown>>, prefix: string, walk: Walk): MessageTree | null {
  const tree: Record<string, string | MessageTree> = {}
  for (const [name, value] of Object.entries(group)) {
    if (isSplit(name) || name === '__proto__') return null
    const key = prefix + name
    if (typeof value === 'string') {
      walk.entries.set(key, { key, text: value })
      if (value.trim() !== '') tree[name] = value
      else if (!walk.mayBeBlank) return null
    } else {
      const below = isGroup(value) && hasGroups() ? treeOf(value, keyOf([key, '']), walk) : null
      if (!below) return null
      tree[name] = below
    }
  }
  return tree
}

const hasGroups = () => config().layout.keySeparator !== false

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
