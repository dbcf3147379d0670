import { garbledAs } from '../checks/texts/characters.ts'
import { targetHash } from '../formats/baseline.ts'
import { quoteBoth } from '../formats/characters.ts'
import { type FileFinding, findingOn, isWritten, type ReadUnit } from '../formats/model.ts'
import { groupBy } from '../model/groups.ts'

/**
 * What makes every text of a file suspect: a wrong encoding, or a column that has slipped. One finding says it all, on the
 * first such text; null for a sound file. `sourceOf` gives the English of today for an id.
 */
export const wholeFileFinding = (texts: readonly ReadUnit[], sourceOf: (id: string) => string | undefined) =>
  encodingFinding(texts, sourceOf) ?? slippedFinding(texts)

/**
 * What a program has made of the letters of a whole file that it read or wrote in another encoding than UTF-8: "Å¼" for "ż",
 * or "?" for every letter that the other encoding lacks.
 */
function encodingFinding(texts: readonly ReadUnit[], sourceOf: (id: string) => string | undefined): FileFinding | null {
  for (const text of texts) {
    const garbled = [text.source, text.target ?? ''].find((one) => garbledAs(one) !== null)
    if (garbled !== undefined) {
      const found = `one that was read as ${garbledAs(garbled)}: ${JSON.stringify(garbled.slice(0, 60))}`
      return findingOn(text, 'encoding', 'a file that was read as UTF-8', found)
    }
    const today = sourceOf(text.id)
    if (today === undefined || !isWithoutLetters(today, text.source)) continue
    const [expected, found] = quoteBoth(today, text.source)
    return findingOn(text, 'encoding', expected, `${found}: letters lost when the file was saved`)
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

/** Fewer may be a person's own doing. */
const FEWEST = 5

/**
 * A column that was sorted by itself or has slipped, so that translations stand beside other texts than the export wrote them
 * beside. A translation that another text with the same English had is no sign of that: people make such texts agree.
 */
function slippedFinding(texts: readonly ReadUnit[]): FileFinding | null {
  const owners = groupBy(texts, ({ baseline }) => baseline?.target)
  const written = texts.filter((text) => text.baseline && isWritten(text))
  const slipped = written.flatMap((text) => {
    const from = owners.get(targetHash(text.target)) ?? []
    const [owner] = from
    return owner && from.every(({ source }) => source !== text.source) ? [{ text, owner }] : []
  })
  const [first] = slipped
  if (!first || slipped.length < FEWEST || slipped.length * 2 < written.length) return null
  const found = `that of ${first.owner.id}, and ${slipped.length - 1} more that belong elsewhere: a column was sorted by itself, or has slipped`
  return findingOn(first.text, 'slipped-texts', 'its own translation', found)
}
