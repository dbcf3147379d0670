import { diffArrays } from 'diff'

/** A run of a text; marked if the other text lacks it. */
export interface Run {
  readonly text: string
  readonly changed: boolean
}

/** Compares two versions of a text. Each is cut into runs of words that both have and that only it has. */
export function compareWords(before: string, after: string, tag: string): { before: Run[]; after: Run[] } {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  const words = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  const changes = diffArrays(words(before), words(after))
  const runs = (without: 'added' | 'removed') =>
    changes
      .filter((change) => !change[without])
      .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed }))
  return { before: runs('added'), after: runs('removed') }
}
