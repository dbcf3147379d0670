import { targetHash } from '../formats/baseline.ts'
import { isWritten, type Problem, type ReadUnit } from '../formats/model.ts'

/** Fewer may be a person's own doing. */
const FEWEST = 5

/**
 * A column that was sorted by itself or has slipped, so that translations stand beside other texts than the export wrote them
 * beside: the one problem of such a file, on its first such text. A translation that another text with the same English had
 * is no sign of that: people make such texts agree.
 */
export function slippedTexts(texts: readonly ReadUnit[]): Problem | null {
  const owners = new Map<string, ReadUnit[]>()
  for (const text of texts) {
    const hash = text.baseline?.target
    if (hash !== undefined) owners.set(hash, [...(owners.get(hash) ?? []), text])
  }
  const written = texts.filter((text) => text.baseline && isWritten(text))
  const slipped = written.flatMap((text) => {
    const from = owners.get(targetHash(text.target)) ?? []
    const [owner] = from
    return owner && from.every(({ source }) => source !== text.source) ? [{ text, owner }] : []
  })
  const [first] = slipped
  if (!first || slipped.length < FEWEST || slipped.length * 2 < written.length) return null
  const { text, owner } = first
  const found = `that of ${owner.id}, and ${slipped.length - 1} more that belong elsewhere: a column was sorted by itself, or has slipped`
  return { line: text.line, key: text.id, rule: 'slipped-texts', expected: 'its own translation', found }
}
