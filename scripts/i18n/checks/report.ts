import type { Finding } from '../../lib/output.ts'
import type { LocaleFile, LocaleProblem } from '../model/localeFile.ts'
import { splitPlural } from '../model/plurals.ts'
import type { Exception } from './glossary/glossaryFile.ts'
import { type RuleName, rules } from './registry.ts'
import type { Misfit } from './text.ts'

/** Collects the findings of one locale, without those that a glossary excepts. */
export class LocaleReport {
  readonly findings: Finding[] = []
  readonly #folder: string
  readonly #exceptions: readonly Exception[]

  /** `folder` as a person would name it: locales/pl. */
  constructor(folder: string, exceptions: readonly Exception[]) {
    this.#folder = folder
    this.#exceptions = exceptions
  }

  /** Adds what a rule says of a key of a namespace; `file` is null when the locale has no such file. */
  add({ namespace, key, file }: Place, rule: RuleName, misfit: Misfit, term: string | null = null): void {
    const id = `${namespace}:${key}`
    const isExcepted = this.#exceptions.some(
      (exception) =>
        exception.rule === rule &&
        (exception.term === null || exception.term === term) &&
        (exception.key.test(id) || exception.key.test(splitPlural(id).base)),
    )
    if (isExcepted) return
    const [severity] = rules[rule]
    const { expected, found } = misfit
    const line = file?.lineOf(key) ?? 1
    this.findings.push({ file: `${this.#folder}/${namespace}.json`, line, key: id, rule, severity, expected, found })
  }
}

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ file, fault }: LocaleProblem, rule: RuleName = 'locale-file'): Finding {
  const { line, expected, found, next } = fault
  return { file, line, key: '', rule, severity: 'error', expected, found: next ? `${found}. ${next}` : found }
}

/** Where a message stands. */
export interface Place {
  readonly namespace: string
  /** The full key, with its plural suffix. */
  readonly key: string
  readonly file: Pick<LocaleFile, 'lineOf'> | null
}
