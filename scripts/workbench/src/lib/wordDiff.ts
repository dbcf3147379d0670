import { colors } from './colors.ts'
import { compareWords, type Run } from './compareWords.ts'

/** Marks the differences of two texts: [-removed words-] and {+added words+}, in colours on a terminal. */
export function markWords(before: string, after: string, tag: string): { before: string; after: string } {
  const compared = compareWords(before, after, tag)
  const mark = (runs: readonly Run[], changed: (text: string) => string) =>
    runs.map((run) => (run.changed ? changed(run.text) : run.text)).join('')
  return {
    before: mark(compared.before, (text) => colors.red(`[-${text}-]`)),
    after: mark(compared.after, (text) => colors.green(`{+${text}+}`)),
  }
}
