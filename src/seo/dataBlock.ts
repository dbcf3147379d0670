const escapes = /[<>&\u2028\u2029]/g

/**
 * Returns JSON for a data block (a script element that is not executed). Escapes characters that could end the element,
 * start a comment or script in it (HTML, section 4.12.1.3), or end a line in JavaScript. The parsed value is the same.
 */
export function dataBlock(value: object): string {
  return JSON.stringify(value).replace(
    escapes,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
