import { defaultLocale, type Locale } from '../../../src/config/locales.ts'
import type { LocaleFiles } from '../model/bundles.ts'
import { printJson } from '../model/jsonFile.ts'
import type { LocaleFile, MessageTree } from '../model/localeFile.ts'
import { categoriesOf } from '../model/plurals.ts'
import { formKey, sourceMessages } from '../model/units.ts'

/**
 * The files of a new locale, namespace to JSON text: every key of English in its order, with an empty text to be filled,
 * and each plural message with the forms that the new language needs.
 */
export function skeletonOf(files: LocaleFiles, locale: Pick<Locale, 'tag'>): Map<string, string> {
  const english = [...(files.get(defaultLocale) ?? [])]
  return new Map(
    english.map(([namespace, file]) => {
      const tree = treeOf(keysFor(file, locale).map((key) => [key, '']))
      return [namespace, printJson(tree)]
    }),
  )
}

/** Every key that a locale needs of a namespace, in the order of the English file, forms of a plural in CLDR's. */
export function keysFor({ entries }: LocaleFile, { tag }: Pick<Locale, 'tag'>): string[] {
  return sourceMessages(entries).flatMap(({ key, forms }) => {
    const categories = forms.has(null) ? [null] : categoriesOf(tag)
    return categories.map((category) => formKey({ key }, { category }))
  })
}

type Draft = { [name: string]: string | Draft }

/** Texts by their full keys as the tree of a locale file. */
export function treeOf(texts: Iterable<readonly [key: string, text: string]>): MessageTree {
  const tree: Draft = {}
  for (const [key, text] of texts) put(tree, key.split('.'), text)
  return tree
}

function put(tree: Draft, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text
    return
  }
  const inner = tree[name]
  const next: Draft = typeof inner === 'object' ? inner : {}
  tree[name] = next
  put(next, rest, text)
}
