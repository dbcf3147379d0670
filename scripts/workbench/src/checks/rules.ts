import type { Finding } from '../lib/output.ts'
import { type CheckMismatch, checks } from './table.ts'

type Severity = Finding['severity']

/** The demands of "check" on keys, files, pages and records, by rule name. */
const projectRules: Readonly<Record<string, readonly [Severity, asks: string]>> = {
  'locale-file': ['error', 'Every file can be read: UTF-8, valid JSON, each key once, only texts and groups.'],
  'glossary-file': ['error', 'The glossary is UTF-8 and valid JSON; its exceptions name what exists.'],
  'key-unused': ['error', 'Every English text is shown by a page, or is listed as shown later.'],
  'unknown-message': ['error', 'Every text that a page shows exists in English.'],
  'missing-key': ['warning', 'Every text of a public locale is translated. Visitors see the others in English.'],
  'extra-key': ['error', 'Every text exists in English.'],
  'plural-forms': ['error', 'A text with a number has each plural form of the language (CLDR), and no other.'],
  'undecided-term': ['warning', 'A term of the glossary of a public locale has a translation.'],
  inconsistent: ['warning', 'The same English of three words or more has the same translation, case aside.'],
  unrecorded: ['error', 'No text was changed outside the editor without "accept".'],
  'english-changed': ['warning', 'The English has not changed after the translation.'],
  'needs-work': ['warning', 'No text is marked as “needs work”.'],
}

/** Every rule of the command "check", in the order in which `check --rules` lists them. */
export const rules = new Map<string, readonly [Severity, asks: string]>([
  ...Object.entries(projectRules),
  // A check without `find` may be wrong where a person would not correct.
  ...checks.map(({ id, describe, find, severity }): [string, [Severity, string]] => {
    return [id, [severity ?? (find ? 'error' : 'warning'), describe]]
  }),
])

/** Rules whose findings break a page or a promise of the glossary. */
const breaking = new Set([
  ...['locale-file', 'glossary-file', 'variables', 'unknown-variable', 'tags', 'tag-pairs'],
  ...['garbled-letters', 'max-length', 'required-term', 'forbidden-term', 'verbatim'],
])

/**
 * Returns the severity of a mismatch. Whole files may be written without the workbench, so only their breaking rules
 * are errors.
 */
export const severityOf = (rule: string, isOfWhole: boolean): Severity =>
  !isOfWhole || breaking.has(rule) ? (rules.get(rule)?.[0] ?? 'error') : 'warning'

/** A mismatch of a key of a file. */
export interface KeyMismatch extends CheckMismatch {
  /** The full key, as it is or should be in the file. */
  readonly key: string
}
