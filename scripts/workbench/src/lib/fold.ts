/** Letters that Unicode does not take apart into a base letter and a mark. */
const bases: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** A text in which words are found however they are written. */
export interface Folded {
  readonly text: string
  /** For each character of `text`, the offset in the original of what it stands for; one more for the end. */
  readonly offsets: readonly number[]
}

/** Marks of letters; those of voiced kana, which make another letter, are not among them. */
const marks = /(?![\u3099\u309A])\p{M}/gu

/** A text without case and diacritics, in which any white space, no-break spaces included, is one space. */
export function fold(original: string): Folded {
  let text = ''
  const offsets: number[] = []
  let offset = 0
  for (const character of original) {
    const lower = character.normalize('NFD').replace(marks, '').normalize('NFC').toLowerCase()
    const plain = /^\s$/.test(character) ? (text.endsWith(' ') ? '' : ' ') : (bases[lower] ?? lower)
    text += plain
    for (let index = 0; index < plain.length; index += 1) offsets.push(offset)
    offset += character.length
  }
  return { text, offsets: [...offsets, offset] }
}
