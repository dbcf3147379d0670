import type { Rule } from './rule.ts'

/** What a row says, in short. */
export interface Row extends Pick<Rule, 'id' | 'kind' | 'wrong' | 'mended'> {
  readonly languages?: Rule['languages']
  /** Source, before, after. */
  readonly example: readonly [source: string, before: string, after: string]
  /** Source and target. */
  readonly counter: readonly [source: string, target: string]
}

/** A row of the table; its examples are in the first of its languages, or in one that stands for all. */
export function ruleOf({ languages = 'all', example, counter, ...row }: Row, standing = 'pl'): Rule {
  const language = languages === 'all' ? standing : (languages[0] ?? standing)
  const [source, before, after] = example
  const [counterSource, target] = counter
  return {
    ...row,
    languages,
    example: { language, source, before, after },
    counterExample: { language, source: counterSource, target },
  }
}
