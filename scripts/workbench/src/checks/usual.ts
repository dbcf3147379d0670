import { groupBy } from '../model/groups.ts'

/** A text as it is compared with others: neither case nor kinds of spaces matter. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()

/** The first item with the text that most have, of equally many the first, and the items with another text. */
export function usualAndOthers<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): [Item | undefined, Item[]] {
  const byText = groupBy(items, (item) => plain(textOf(item)))
  const [[usual] = [], ...others] = [...byText.values()].sort((one, other) => other.length - one.length)
  return [usual, others.flat()]
}
