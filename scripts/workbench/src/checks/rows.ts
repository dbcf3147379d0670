import { once } from '../lib/once.ts'
import { type Check, type Fix, fixEach, type Row, type TranslatedPair } from './check.ts'
import type { Language } from './language.ts'

/** The entry of a table for a language: that of the longest prefix of its tag. */
export function entryFor<Entry>(table: ReadonlyMap<string, Entry>, tag: string): Entry | undefined {
  for (let name = tag; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const entry = table.get(name)
    if (entry !== undefined) return entry
  }
  return undefined
}

/** Rows, and the corrections that they make. */
type Corrections = Pick<Check, 'rows'> & Required<Pick<Check, 'fix'>>

/** A row for each tag of a list, whose id ends with the tag, and the corrections by the row of a pair's language. */
export function byLanguage(
  id: string,
  tags: string,
  sampleOf: (tag: string) => Omit<Row, 'id' | 'languages'>,
  fixes: (pair: TranslatedPair, rule: string) => readonly Fix[],
) {
  const languages = tags.split(' ')
  const rows = new Map(languages.map((tag) => [tag, { ...sampleOf(tag), id: `${id}/${tag}`, languages: [tag] }]))
  const fix = (pair: TranslatedPair) => {
    const row = entryFor(rows, pair.language.tag)
    return row ? fixes(pair, row.id) : []
  }
  return { id, languages, rows: [...rows.values()], fix }
}

/** Several kinds of rows in one check. */
export const together = (...kinds: readonly Corrections[]): Corrections => ({
  rows: kinds.flatMap(({ rows }) => rows),
  fix: (pair) => kinds.flatMap(({ fix }) => fix(pair)),
})

/** A row with an expression and the text in place of each match. */
export interface Replacement extends Row {
  readonly pattern: RegExp
  /** $1 is the first group of the match. */
  readonly by: string
  /** True if it applies to a pair. */
  readonly if?: (pair: TranslatedPair) => boolean
  /** True if a match is right nevertheless. */
  readonly isRight?: (found: string, pair: TranslatedPair) => boolean
  /** Language subtags to which it does not apply. */
  readonly except?: readonly string[]
}

/** True if a list of tags has a language: its tag, or a prefix of it. */
export const hasLanguage = (tags: readonly string[], { tag }: Pick<Language, 'tag'>) =>
  tags.some((one) => tag === one || tag.startsWith(`${one}-`))

/** Rows that are replacements, and their corrections. */
export function replacing(rows: readonly Replacement[]): Corrections {
  const rowsOf = once((language: Language) =>
    rows.filter(({ languages, except = [] }) => {
      return (!languages || hasLanguage(languages, language)) && !except.includes(language.code)
    }),
  )
  return {
    rows,
    fix: (pair) =>
      rowsOf(pair.language)
        .filter(({ pattern, if: applies }) => pair.target.masked.search(pattern) >= 0 && (!applies || applies(pair)))
        .flatMap(({ id, pattern, by, isRight }) =>
          fixEach(id, pair.target.masked, pattern, ([found, group = '']) =>
            isRight?.(found, pair) ? null : by.replace('$1', group),
          ),
        ),
  }
}
