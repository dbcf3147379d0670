import type { Finding } from '../lib/output.ts'

/** Errors that a translator may know better: a term is not meant here, or has to stand in another form. */
const terms = new Set(['required-term', 'forbidden-term'])

/** Whether a finding may be answered by a reason, which goes among the exceptions of the glossary. */
export const isExcusable = ({ severity, rule }: Pick<Finding, 'severity' | 'rule'>): boolean =>
  severity === 'warning' || terms.has(rule)
