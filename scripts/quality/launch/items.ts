/** Something that still stands between this repository and a real company's site. */
export interface LaunchItem {
  /** Path from the root of the repository. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly kind: 'sample' | 'message' | 'statement' | 'place' | 'environment' | 'locale' | 'review' | 'claim'
  /** What is there, and what is wanted instead, in one sentence. */
  readonly text: string
}

/** The places of a text that match, as items; `say` makes the sentence from what was found. */
export function itemsAt(
  file: string,
  text: string,
  kind: LaunchItem['kind'],
  pattern: RegExp,
  say: (match: RegExpExecArray) => string,
): LaunchItem[] {
  return text.split('\n').flatMap((line, index) => {
    const match = pattern.exec(line)
    return match ? [{ file, line: index + 1, kind, text: say(match) }] : []
  })
}
