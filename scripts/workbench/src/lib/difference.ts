/** Normalizes the look of a text: kinds of space, invisible characters and the composition of letters are ignored. */
const look = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')

/**
 * Two phrases for "expected …, found …". If they look the same, spaces, marks and invisible characters are shown by their
 * code points.
 */
export function tellApart(expected: string, found: string): [string, string] {
  if (expected === found) return [`anything but ${expected}`, found]
  if (look(expected) !== look(found)) return [expected, found]
  const shown = (text: string) =>
    text.replace(/[^\S ]|\p{M}|\p{Default_Ignorable_Code_Point}/gu, (one) => `<${codePointName(one)}>`)
  return [shown(expected), shown(found)]
}

/** The same for two texts that are too long to show whole: `quote` cuts a text around a place. */
export function quoteApart(
  expected: string,
  found: string,
  quote: (text: string, at: number) => string,
): [string, string] {
  let at = 0
  while (at < expected.length && expected[at] === found[at]) at += 1
  return tellApart(quote(expected, at), quote(found, at))
}

/** Replaces line breaks and other controls by their pictures, so that a terminal does not act on them. */
export const withPictures = (text: string) =>
  text.replace(/\p{Cc}/gu, (control) => {
    return control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\uFFFD'
  })

/** "U+00A0". */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
