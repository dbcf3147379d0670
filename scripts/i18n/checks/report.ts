import type { Finding } from '../../lib/output.ts'
import type { LocaleFile, LocaleProblem } from '../model/localeFile.ts'
import { splitPlural } from '../model/plurals.ts'
import type { Exception } from './glossary/glossaryFile.ts'
import { type RuleName, rules } from './registry.ts'
import type { Mismatch } from './text.ts'

/** Where a message stands. */
export interface Place {
  readonly namespace: string
  /** The full key, with its plural suffix. */
  readonly key: string
  /** Null when the locale has no such file. */
  readonly file: Pick<LocaleFile, 'lineOf'> | null
}

/** Collects the findings of one locale, without those that a glossary excepts. */
export class LocaleReport {
  readonly findings: Finding[] = []
  readonly #folder: string
  readonly #exceptions: readonly Exception[]

  constructor(locale: string, exceptions: readonly Exception[]) {
    this.#folder = `locales/${locale}`
    this.#exceptions = exceptions
  }

  add({ namespace, key, file }: Place, rule: RuleName, mismatches: readonly Mismatch[]): void {
    const id = `${namespace}:${key}`
    const [severity] = rules[rule]
    for (const { expected, found, term = null } of mismatches) {
      if (this.#isExcepted(id, rule, term)) continue
      const line = file?.lineOf(key) ?? 1
      this.findings.push({ file: `${this.#folder}/${namespace}.json`, line, key: id, rule, severity, expected, found })
    }
  }

  #isExcepted(id: string, rule: RuleName, wrongTerm: string | null): boolean {
    return this.#exceptions.some(
      ({ key, rule: excepted, term }) =>
        excepted === rule && (term === null || term === wrongTerm) && (key.test(id) || key.test(splitPlural(id).base)),
    )
  }
}

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ file, fault }: LocaleProblem, rule: RuleName = 'locale-file'): Finding {
  const { line, expected, found, next } = fault
  return { file, line, key: '', rule, severity: 'error', expected, found: next ? `${found}. ${next}` : found }
}
