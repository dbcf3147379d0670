import { garbledAs } from '../checks/texts/garbled.ts'
import { quoteBoth } from '../formats/characters.ts'
import type { Problem, ReadUnit } from '../formats/model.ts'

/**
 * What a program has made of the letters of a whole file that it read or wrote in another encoding than UTF-8: "Å¼" for "ż",
 * or "?" for every letter that the other encoding lacks. `sourceOf` gives the English of today for an id. Null when the
 * letters are sound.
 */
export function encodingProblem(
  texts: readonly ReadUnit[],
  sourceOf: (id: string) => string | undefined,
): Problem | null {
  for (const { id, line, source, target } of texts) {
    const garbled = [source, target ?? ''].find((text) => garbledAs(text) !== null)
    if (garbled !== undefined) {
      const expected = 'a file that was read as UTF-8'
      const found = `one that was read as ${garbledAs(garbled)}: ${JSON.stringify(garbled.slice(0, 60))}`
      return { line, key: id, rule: 'encoding', expected, found }
    }
    const today = sourceOf(id)
    if (today === undefined || !isWithoutLetters(today, source)) continue
    const [expected, found] = quoteBoth(today, source)
    return { line, key: id, rule: 'encoding', expected, found: `${found}: letters lost when the file was saved` }
  }
  return null
}

/** Whether a text is another one with a sign in place of letters beyond ASCII. */
function isWithoutLetters(text: string, found: string): boolean {
  const [letters, others] = [[...text], [...found]]
  if (text === found || letters.length !== others.length) return false
  return letters.every((letter, index) => {
    const other = others[index]
    return letter === other || (letter > '\x7f' && (other === '?' || other === '\uFFFD'))
  })
}
