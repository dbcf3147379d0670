import { groupBy } from '../model/groups.ts'
import { countWords, type Text } from './text.ts'

/** With up to this many words, a source may have several right translations: a button, a heading, a cell of a table. */
const FEW = 2

/** Normalizes a text for comparison: case and kinds of spaces are ignored. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

/** The source of a text by which it is compared; null for one that is too short. */
export const comparedBy = (source: Pick<Text, 'raw' | 'prose'>): string | null =>
  countWords(source) > FEW ? plain(source.raw) : null

/**
 * Finds items that differ from the one that most items with the same source have, and returns each with that one. In a
 * tie, the first wins. Items whose source is null or whose text is empty are left out.
 */
export function inconsistent<Item>(
  items: readonly Item[],
  sourceOf: (item: Item) => string | null,
  targetOf: (item: Item) => string,
): readonly { readonly item: Item; readonly usual: Item }[] {
  const compared = items.filter((item) => sourceOf(item) !== null && targetOf(item) !== '')
  return [...groupBy(compared, sourceOf).values()].flatMap((group) => {
    const byText = groupBy(group, (item) => plain(targetOf(item)))
    const [[usual] = [], ...others] = [...byText.values()].sort((one, other) => other.length - one.length)
    return usual === undefined ? [] : others.flat().map((item) => ({ item, usual }))
  })
}
