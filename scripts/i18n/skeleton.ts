import { defaultLocale, type Locale } from '../../src/config/locales.ts'
import type { LocaleFiles } from './bundles.ts'
import { categoriesOf } from './plurals.ts'
import { sourceMessages } from './units.ts'

type Tree = { [key: string]: string | Tree }

/**
 * The files of a new locale, namespace to JSON text: every key of English in its order, with an empty text to be filled,
 * and each plural message with the forms that the new language needs.
 */
export function skeletonOf(files: LocaleFiles, { tag }: Pick<Locale, 'tag'>): Map<string, string> {
  const skeleton = new Map<string, string>()
  for (const [namespace, { entries }] of files.get(defaultLocale) ?? []) {
    const tree: Tree = {}
    for (const { key, forms } of sourceMessages(entries)) {
      const keys = forms.has(null) ? [key] : categoriesOf(tag).map((category) => `${key}_${category}`)
      for (const full of keys) put(tree, full.split('.'), '')
    }
    skeleton.set(namespace, `${JSON.stringify(tree, null, 2)}\n`)
  }
  return skeleton
}

/** Puts a text into a tree of messages under its full key. */
export function put(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text
    return
  }
  const inner = tree[name]
  const next: Tree = typeof inner === 'object' ? inner : {}
  tree[name] = next
  put(next, rest, text)
}
