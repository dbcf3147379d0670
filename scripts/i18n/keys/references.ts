import { readFile } from 'node:fs/promises'
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser'
import { defaultLocale } from '../../../src/config/locales.ts'
import { lineAt } from '../../lib/fault.ts'
import { editJson } from '../../lib/json/edits.ts'
import { sourceKeys } from '../checks/source.ts'
import { keyPattern } from '../model/keyPattern.ts'
import { glossaryFile, notesFile, placeOf } from '../model/layout.ts'
import type { Project } from '../model/project.ts'
import { splitId, unitId } from '../model/units.ts'
import type { KeyChange } from './keyChange.ts'

/** A pattern in a glossary or in the notes that held for a message before: what it should be now, a person has to say. */
export interface PatternPlace {
  /** As a person would name it, with the line: locales/.workbench/pl.glossary.json:12. */
  readonly place: string
  readonly pattern: string
}

interface Named {
  /** Where the key stands, and what goes when its message goes. */
  readonly at: JSONPath
  readonly whole: JSONPath
  readonly value: string
  readonly offset: number
}

/**
 * The glossaries and notes that name keys which a change moves or removes, with those keys brought up to date; patterns
 * with * that no longer match what they did are listed instead.
 */
export async function updateReferences(
  project: Project,
  change: KeyChange,
): Promise<{ files: Map<string, string>; patterns: PatternPlace[] }> {
  const { folder } = project
  const paths = [
    ...[...project.files.keys()].map((code) => glossaryFile(folder, code)),
    notesFile(folder, defaultLocale),
  ]
  const files = new Map<string, string>()
  const patterns: PatternPlace[] = []
  const remaining = sourceKeys(project).filter((id) => !change.ids.includes(id))
  for (const file of paths) {
    const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (before === null) continue
    const place = placeOf(file)
    const root = parseTree(before)
    const keys = root ? keysNamed(root) : []
    const after = keys.reduceRight((text, key) => updateOne(text, key, change), before)
    if (after !== before) files.set(file, after)
    for (const { value, offset } of keys) {
      if (!value.includes('*') || !isLost(keyPattern(value), change, remaining)) continue
      patterns.push({ place: `${place}:${lineAt(before, offset)}`, pattern: value })
    }
  }
  return { files, patterns }
}

/** Every key in a glossary ("exceptions", "verbatim") or in the notes ("match"), in the order of the file. */
function keysNamed(root: Node): Named[] {
  const list = (at: JSONPath, inner: JSONPath) =>
    (findNodeAtLocation(root, at)?.children ?? []).flatMap((_, index): Named[] => {
      const whole = [...at, index]
      const node = findNodeAtLocation(root, [...whole, ...inner])
      if (node?.type !== 'string') return []
      return [{ at: [...whole, ...inner], whole, value: String(node.value), offset: node.offset }]
    })
  if (root.type === 'array') return list([], ['match'])
  const tags = (findNodeAtLocation(root, ['verbatim'])?.children ?? []).map(({ children: [tag] = [] }) => tag?.value)
  const all = [...list(['exceptions'], ['key']), ...tags.flatMap((tag) => list(['verbatim', String(tag)], []))]
  return all.toSorted((one, other) => one.offset - other.offset)
}

function updateOne(text: string, { at, whole, value }: Named, change: KeyChange): string {
  if (value.includes('*') || !value.includes(':')) return text
  const next = change.of(splitId(value))
  if (next === null) return editJson(text, [{ path: whole, value: undefined }])
  return unitId(next) === value ? text : editJson(text, [{ path: at, value: unitId(next) }])
}

/** Whether a pattern no longer matches a message that has moved, or, after a removal, matches nothing any more. */
function isLost(pattern: RegExp, change: KeyChange, remaining: readonly string[]): boolean {
  const matched = change.ids.filter((id) => pattern.test(id)).map((id) => change.of(splitId(id)))
  if (matched.length === 0) return false
  if (matched.includes(null)) return !remaining.some((id) => pattern.test(id))
  return matched.some((next) => next !== null && !pattern.test(unitId(next)))
}
