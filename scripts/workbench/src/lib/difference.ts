/** Normalizes the look of a text: kinds of space, invisible characters and the composition of letters are ignored. */
const look = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')

/** The maximum number of code points to name. */
const NAMED = 4

/** Two phrases for "expected …, found …", with code points if the texts look the same. */
export function tellApart(expected: string, found: string): [string, string] {
  if (look(expected) !== look(found)) return [expected, found]
  if (expected === found) return [`anything but ${expected}`, found]
  const [one, other] = differingCodePoints(expected, found)
  return [`${expected} with ${one}`, `${found} with ${other}`]
}

/** "U+00A0 after “a”" and "U+0020 after “a”" for "a b" with a no-break space and with a plain one. */
function differingCodePoints(one: string, other: string): [string, string] {
  const [first, second] = [[...one], [...other]]
  let start = 0
  while (start < first.length && first[start] === second[start]) start += 1
  let end = 0
  const shorter = Math.min(first.length, second.length) - start
  while (end < shorter && first.at(-1 - end) === second.at(-1 - end)) end += 1
  const before = first.slice(0, start).findLast((character) => look(character).trim() !== '')
  const place = before === undefined ? 'at the start' : `after “${before}”`
  const name = (text: readonly string[]) => {
    const middle = text.slice(start, text.length - end)
    const names = middle.slice(0, NAMED).map(codePointName).join(' ')
    return `${names || 'nothing'}${middle.length > NAMED ? ' …' : ''} ${place}`
  }
  return [name(first), name(second)]
}

/** Replaces line breaks and other controls by their pictures, so that a terminal does not act on them. */
export const withPictures = (text: string) =>
  text.replace(/\p{Cc}/gu, (control) => {
    return control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\uFFFD'
  })

/** "U+00A0". */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
