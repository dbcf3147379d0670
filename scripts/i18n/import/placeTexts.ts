import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { Locale } from '../../../src/config/locales.ts'
import { formattingOf } from '../../lib/json/edits.ts'
import { printJson } from '../model/jsonFile.ts'
import type { LocaleFile } from '../model/localeFile.ts'
import { keysFor, treeOf } from '../new-locale/skeleton.ts'

/**
 * A locale file with new texts. `before` is the file as it stands, null when there is none; `texts` are by full key. What
 * is there keeps its place and formatting; a new key goes where English has it, the forms of a plural in CLDR's order.
 * Throws when a text stands where a group is needed, or the reverse.
 */
export function placeTexts(
  before: string | null,
  texts: ReadonlyMap<string, string>,
  english: LocaleFile,
  locale: Locale,
): string {
  const order = keysFor(english, locale)
  const wanted = order.flatMap((key) => {
    const text = texts.get(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  if (before === null) return printJson(treeOf(wanted))
  const formattingOptions = formattingOf(before)
  let text = before
  for (const [key, value] of wanted) {
    const path = key.split('.')
    const getInsertionIndex = (present: string[]) => insertionIndex(text, path, present, order)
    text = applyEdits(text, modify(text, path, value, { formattingOptions, getInsertionIndex }))
  }
  return text
}

/** The place among a group's present names: after the nearest one that comes before it in English. */
function insertionIndex(
  text: string,
  path: readonly string[],
  present: readonly string[],
  order: readonly string[],
): number {
  const tree = parseTree(text)
  let depth = path.length - 1
  while (depth > 0 && tree && !findNodeAtLocation(tree, path.slice(0, depth))) depth -= 1
  const prefix = path
    .slice(0, depth)
    .map((name) => `${name}.`)
    .join('')
  const siblings = new Set(
    order.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length).split('.')[0] ?? ''),
  )
  const names = [...siblings]
  const before = names.slice(0, names.indexOf(path[depth] ?? '')).findLast((name) => present.includes(name))
  return before === undefined ? 0 : present.indexOf(before) + 1
}
