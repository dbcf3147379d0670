import type { Finding } from '../lib/output.ts'
import type { LocaleFiles } from '../model/bundles.ts'
import type { LocaleFile, LocaleProblem } from '../model/localeFile.ts'
import { splitPlural } from '../model/plurals.ts'
import { config, isWhole, textPlace } from '../config.ts'
import type { Exception } from './glossary/glossaryFile.ts'
import { type RuleMismatch, type RuleName, severityOf } from './rules.ts'
import { type Mismatch, textOf } from './text.ts'
import { braceMismatches, unknownVariableMismatches } from './texts/codes.ts'

/** Where a message stands. */
export interface Place {
  readonly namespace: string
  /** The full key, with its plural suffix. */
  readonly key: string
  /** Null when the locale has no such file. */
  readonly file: Pick<LocaleFile, 'lineOf'> | null
}

/** Makes findings of what rules say of a text, but for what a glossary excepts. */
export type Report = (place: Place, mismatches: readonly RuleMismatch[]) => Finding[]

/** The report on a locale. */
export function reportOn(locale: string, exceptions: readonly Exception[]): Report {
  const isExcepted = (id: string, { rule, term }: RuleMismatch) =>
    exceptions.some(
      (exception) =>
        exception.rule === rule &&
        (exception.term === null || exception.term === term) &&
        (exception.key.test(id) || exception.key.test(splitPlural(id).base)),
    )
  return ({ namespace, key, file }, mismatches) => {
    const id = `${namespace}:${key}`
    return mismatches
      .filter((mismatch) => !isExcepted(id, mismatch))
      .map(({ rule, expected, found }) => {
        const place = { file: textPlace(locale, namespace), line: file?.lineOf(key) ?? 1, key: id }
        return { ...place, rule, severity: severityOf(rule, isWhole(namespace)), expected, found }
      })
  }
}

/** What one rule says. */
const by = (rule: RuleName, mismatches: readonly Mismatch[]): RuleMismatch[] =>
  mismatches.map((mismatch) => ({ ...mismatch, rule }))

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ file, fault }: LocaleProblem, rule: RuleName = 'locale-file'): Finding {
  const { line, expected, found, next } = fault
  return { file, line, key: '', rule, severity: 'error', expected, found: next ? `${found}. ${next}` : found }
}

/**
 * What is wrong with the variables of all texts of all locales. For the build, which would print them as they stand: no
 * exception of a glossary counts here.
 */
export function variableFindings(files: LocaleFiles): Finding[] {
  return [...files].flatMap(([locale, namespaces]) => {
    const report = reportOn(locale, [])
    return [...namespaces].flatMap(([namespace, file]) =>
      [...file.entries.values()].flatMap(({ key, text: raw }) => {
        if (!/[{}]/.test(raw) || isWhole(namespace)) return []
        const text = textOf(raw)
        const unknown = by(
          'unknown-variable',
          unknownVariableMismatches({ text, original: null, site: config().rules }),
        )
        return report({ namespace, key, file }, [...unknown, ...by('markup', braceMismatches(text))])
      }),
    )
  })
}
