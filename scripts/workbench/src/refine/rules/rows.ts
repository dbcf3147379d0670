import type { Language } from '../../checks/language.ts'
import { once } from '../../lib/once.ts'
import { type Family, type Fix, fix, type Judged, rowFor, type Rule } from './rule.ts'

/** What a row says, in short. */
export interface Row extends Pick<Rule, 'id' | 'kind' | 'wrong' | 'mended'> {
  readonly languages?: Rule['languages']
  /** Source, before, after. */
  readonly example: readonly [source: string, before: string, after: string]
  /** Of the example; English where nothing is said. */
  readonly sourceLanguage?: string
  /** Source and target. */
  readonly counter: readonly [source: string, target: string]
}

/** A row of the table; its examples are in the first of its languages, or in one that stands for all. */
export function ruleOf(row: Row, standing = 'pl'): Rule {
  const { id, kind, wrong, mended, languages = 'all', example, sourceLanguage, counter } = row
  const language = languages === 'all' ? standing : (languages[0] ?? standing)
  const [source, before, after] = example
  const [counterSource, target] = counter
  return {
    ...{ id, kind, wrong, mended, languages },
    example: { language, ...(sourceLanguage && { sourceLanguage }), source, before, after },
    counterExample: { language, source: counterSource, target },
  }
}

/** The rows of a check by language, from a list of tags; the id of each ends with its tag. */
export const rowsFor = (
  check: string,
  tags: string,
  rowOf: (tag: string) => Omit<Row, 'id' | 'languages'>,
): ReadonlyMap<string, Rule> =>
  new Map(tags.split(' ').map((tag) => [tag, ruleOf({ ...rowOf(tag), id: `${check}/${tag}`, languages: [tag] })]))

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
export interface Replacement extends Row {
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
  languages === 'all' || languages.some((one) => tag === one || tag.startsWith(`${one}-`))

/** Checks that are an expression and what stands in its place. */
export function replacing(rows: readonly Replacement[]): Family {
  const rowsOf = once(({ tag, code }: Language) =>
    rows.filter(({ languages = 'all', except = [] }) => isFor(languages, tag) && !except.includes(code)),
  )
  return {
    rules: rows.map((row) => ruleOf(row)),
    find: (judged) =>
      rowsOf(judged.language)
        .filter(({ pattern, if: holds }) => judged.text.search(pattern) >= 0 && (!holds || holds(judged)))
        .flatMap((row) => replacements(row, judged)),
  }
}

const replacements = ({ id, pattern, by, isSound }: Replacement, judged: Judged): readonly Fix[] =>
  [...judged.text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
    isSound?.(found, judged) ? [] : [fix(id, index, index + found.length, by)],
  )
