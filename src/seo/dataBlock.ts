const escapes = /[<>&\u2028\u2029]/g

/**
 * JSON for a data block (a script element that is not run). No character is left that could end the element or begin a
 * comment or another script in it (HTML, section 4.12.1.3), nor one that ends a line in JavaScript; the parsed value is
 * the same.
 */
export function dataBlock(value: object): string {
  return JSON.stringify(value).replace(
    escapes,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
