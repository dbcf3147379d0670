import type { LocaleProblem } from '../localeFile.ts'
import type { Finding } from '../output.ts'
import type { RuleName } from './registry.ts'

/** A file that could not be read, as a finding like all others. */
export function problemFinding({ file, fault }: LocaleProblem, rule: RuleName = 'locale-file'): Finding {
  const { line, expected, found, next } = fault
  return { file, line, key: '', rule, severity: 'error', expected, found: next ? `${found}. ${next}` : found }
}
