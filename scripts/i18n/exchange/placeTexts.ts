import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { Locale } from '../../../src/config/locales.ts'
import type { LocaleFile, MessageTree } from '../localeFile.ts'
import { categoriesOf } from '../plurals.ts'
import { formKey, sourceMessages } from '../units.ts'

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
  const order = keyOrder(english, locale)
  if (before === null) return `${JSON.stringify(toTree(order, texts), null, 2)}\n`
  const formattingOptions = {
    insertSpaces: !/^\t/m.test(before),
    tabSize: /^( +)\S/m.exec(before)?.[1]?.length ?? 2,
    eol: before.includes('\r\n') ? '\r\n' : '\n',
  }
  let text = before
  for (const key of order.filter((candidate) => texts.has(candidate))) {
    const path = key.split('.')
    const getInsertionIndex = (present: string[]) => insertionIndex(text, path, present, order)
    text = applyEdits(text, modify(text, path, texts.get(key), { formattingOptions, getInsertionIndex }))
  }
  return text
}

/** Every key that the locale needs, in the order of the English file. */
function keyOrder(english: LocaleFile, locale: Locale): string[] {
  return sourceMessages(english.entries).flatMap(({ key, forms }) => {
    const categories = forms.has(null) ? [null] : categoriesOf(locale.tag)
    return categories.map((category) => formKey({ key }, { category }))
  })
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

type Draft = { [name: string]: string | Draft }

function toTree(order: readonly string[], texts: ReadonlyMap<string, string>): MessageTree {
  const root: Draft = {}
  for (const key of order) {
    const text = texts.get(key)
    if (text === undefined) continue
    const path = key.split('.')
    const name = path.pop() ?? ''
    let group = root
    for (const step of path) {
      const inner = group[step]
      const next = typeof inner === 'object' ? inner : {}
      group[step] = next
      group = next
    }
    group[name] = text
  }
  return root
}
