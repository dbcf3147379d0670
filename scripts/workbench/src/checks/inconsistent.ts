import { countWords, type Text } from './text.ts'

/** With up to this many words, a source may have several right translations: a button, a heading, a cell of a table. */
const FEW = 2

/** Normalizes a text for comparison: case, spaces and the kind of apostrophe are ignored. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '').replaceAll('’', "'")

/** The source of a text by which it is compared; null for one that is too short. */
export const comparedBy = (source: Pick<Text, 'raw' | 'prose'>): string | null =>
  countWords(source) > FEW ? plain(source.raw) : null

/**
 * Finds items that differ from the one that most items with the same source have, and returns each with that one. In a
 * tie, the first wins; a copy of the source never does. Items whose source is null or whose text is empty are left out.
 */
export function inconsistent<Item>(
  items: readonly Item[],
  sourceOf: (item: Item) => string | null,
  targetOf: (item: Item) => string,
): readonly { readonly item: Item; readonly usual: Item }[] {
  const translated = items.filter((item) => targetOf(item) !== '')
  return [...Map.groupBy(translated, sourceOf)].flatMap(([source, group]) => {
    if (source === null || group.length === 1) return []
    const byText = Map.groupBy(group, (item) => plain(targetOf(item)))
    const votes = ([text, { length }]: readonly [string, readonly Item[]]) => (text === source ? 0 : length)
    const ordered = [...byText].sort((one, other) => votes(other) - votes(one)).map(([, items]) => items)
    const [[usual] = [], ...others] = ordered
    return usual === undefined ? [] : others.flat().map((item) => ({ item, usual }))
  })
}
