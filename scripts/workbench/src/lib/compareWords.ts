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
    joinRuns(
      changes
        .filter((change) => !change[without])
        .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed })),
    )
  return { before: runs('added'), after: runs('removed') }
}

/** An unchanged space between two changed words joins their runs. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const [at, run] of runs.entries()) {
    const between = run.text.trim() === '' && runs[at - 1]?.changed === true && runs[at + 1]?.changed === true
    const changed = run.changed || between
    const last = joined.at(-1)
    if (last?.changed === changed) joined[joined.length - 1] = { text: last.text + run.text, changed }
    else joined.push({ text: run.text, changed })
  }
  return joined
}
