import type { Language } from '../../checks/language.ts'
import { once } from '../../lib/once.ts'
import { type Family, type Fix, fixEach, type Judged, rowFor, type Rule } from './rule.ts'

/** The rows of a check by language, from a list of tags; the id of each ends with its tag. */
export const rowsFor = (
  check: string,
  tags: string,
  rowOf: (tag: string) => Omit<Rule, 'id' | 'languages'>,
): ReadonlyMap<string, Rule> =>
  new Map(tags.split(' ').map((tag) => [tag, { ...rowOf(tag), id: `${check}/${tag}`, languages: [tag] }]))

/** A check with such rows; what it finds goes by the row of the language. */
export const byLanguage = (
  rows: ReadonlyMap<string, Rule>,
  find: (judged: Judged, row: Rule) => readonly Fix[],
): Family => ({
  rules: [...rows.values()],
  find: (judged) => {
    const row = rowFor(rows, judged.language.tag)
    return row ? find(judged, row) : []
  },
})

/** A check by an expression: each match is replaced. */
export interface Replacement extends Rule {
  readonly pattern: RegExp
  readonly by: string
  /** Whether it holds for this translation. */
  readonly if?: (judged: Judged) => boolean
  /** Whether a match is right all the same. */
  readonly isSound?: (found: string, judged: Judged) => boolean
  /** Languages, by their first subtag, for which it does not hold. */
  readonly except?: readonly string[]
}

/** Whether a rule is one for a language: for its tag or any that is longer. */
const isFor = (languages: Rule['languages'], tag: string) =>
  languages?.some((one) => tag === one || tag.startsWith(`${one}-`)) ?? true

/** Checks that are an expression and what stands in its place. */
export function replacing(rows: readonly Replacement[]): Family {
  const rowsOf = once(({ tag, code }: Language) =>
    rows.filter(({ languages, except = [] }) => isFor(languages, tag) && !except.includes(code)),
  )
  return {
    rules: rows,
    find: (judged) =>
      rowsOf(judged.language)
        .filter(({ pattern, if: holds }) => judged.text.search(pattern) >= 0 && (!holds || holds(judged)))
        .flatMap(({ id, pattern, by, isSound }) =>
          fixEach(id, judged.text, pattern, ([found]) => (isSound?.(found, judged) ? null : by)),
        ),
  }
}
