import type { Finding } from '../lib/output.ts'
import type { ProjectTexts } from '../messages/texts.ts'
import type { LocaleFile, LocaleProblem } from '../project/localeFile.ts'
import { splitPlural } from '../project/plurals.ts'
import type { Project } from '../project/project.ts'
import type { Mismatch } from './check.ts'
import type { Exception } from './glossary/glossaryFile.ts'
import { severityOf } from './rules.ts'
import type { CheckMismatch } from './table.ts'
import { textOf } from './text.ts'
import { brokenBraces, unknownVariables } from './texts/codes.ts'

/** The place of a message. */
export interface Place {
  readonly namespace: string
  /** The full key, with its plural suffix. */
  readonly key: string
  /** Null when the locale has no such file. */
  readonly file: Pick<LocaleFile, 'lineOf'> | null
  /** The hash of the message's texts, for exceptions of these texts alone. */
  readonly text?: string
}

/** Makes findings of mismatches, without those that a glossary excepts. */
export type Report = (place: Place, mismatches: readonly CheckMismatch[]) => Finding[]

/** The report on a locale. */
export function reportOn({ layout }: Project, locale: string, exceptions: readonly Exception[]): Report {
  const isExcepted = (id: string, text: Place['text'], { rule, term }: CheckMismatch) =>
    exceptions.some(
      (exception) =>
        exception.rule === rule &&
        (exception.term === null || exception.term === term) &&
        (exception.text === null || exception.text === text) &&
        (exception.key.test(id) || exception.key.test(splitPlural(id).base)),
    )
  return ({ namespace, key, file, text }, mismatches) => {
    const id = `${namespace}:${key}`
    return mismatches
      .filter((mismatch) => !isExcepted(id, text, mismatch))
      .map(({ rule, expected, found }) => ({
        ...{ file: layout.path(locale, namespace), line: file?.lineOf(key) ?? 1, key: id, rule },
        severity: severityOf(rule, layout.isWhole(namespace)),
        ...{ expected: expected || 'nothing', found: found || 'nothing' },
      }))
  }
}

/** The mismatches of one rule. */
const by = (rule: string, mismatches: readonly Mismatch[]): CheckMismatch[] =>
  mismatches.map((mismatch) => ({ ...mismatch, rule }))

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ file, fault }: LocaleProblem, rule: string = 'locale-file'): Finding {
  return { file, ...fault, key: '', rule, severity: 'error' }
}

/**
 * Finds faults in the variables of all texts of all locales, for the build, which would print such variables literally.
 * Exceptions of glossaries do not apply here.
 */
export function variableFindings(project: ProjectTexts): Finding[] {
  const { files, layout, rules } = project
  return [...files].flatMap(([locale, namespaces]) => {
    const report = reportOn(project, locale, [])
    return [...namespaces].flatMap(([namespace, file]) =>
      [...file.entries.values()].flatMap(({ key, text: raw }) => {
        if (!/[{}]/.test(raw) || layout.isWhole(namespace)) return []
        const text = textOf(raw, rules.tags)
        const unknown = by('unknown-variable', unknownVariables(text.parts, rules))
        return report({ namespace, key, file }, [...unknown, ...by('markup', brokenBraces(text))])
      }),
    )
  })
}
