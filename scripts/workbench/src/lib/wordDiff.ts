import { colors } from './colors.ts'
import { compareWords, type Run } from './compareWords.ts'

/** Marks the differences of texts with a word in common: [-removed-] and {+added+}, in colours on a terminal. */
export function markWords(before: string, after: string, tag: string): { before: string; after: string } {
  const compared = compareWords(before, after, tag)
  if (compared.after.every(({ text, changed }) => changed || !/[\p{L}\p{N}]/u.test(text))) return { before, after }
  const mark = (runs: readonly Run[], changed: (text: string) => string) =>
    runs.map((run) => (run.changed ? changed(run.text) : run.text)).join('')
  return {
    before: mark(compared.before, (text) => colors.red(`[-${text}-]`)),
    after: mark(compared.after, (text) => colors.green(`{+${text}+}`)),
  }
}
