import { withPictures } from '../../lib/difference.ts'
import type { Finding } from '../../lib/output.ts'
import { HOLE } from './text.ts'

export interface Rule {
  /** In kebab case; exceptions in a glossary name a rule by it. */
  readonly name: string
  readonly severity: Finding['severity']
  /** What the rule asks for, in one line for a translator. */
  readonly description: string
}

/** Every rule of the command "check", in the order in which `check --rules` lists them. */
export const rules = [
  rule('locale-file', 'error', 'Every file can be read: UTF-8, valid JSON, each key once, only texts and groups.'),
  rule('glossary-file', 'error', 'The glossary is UTF-8 and valid JSON; its exceptions name what exists.'),
  rule('key-unused', 'error', 'Every English message is shown by a page, or is listed as shown later.'),
  rule('page-lost', 'error', 'Every page of a public locale is published, or confirmed to be in English for now.'),
  rule('page-complete', 'warning', 'A page that is confirmed to be in English does not have all its texts.'),
  rule('missing-key', 'warning', 'Every message of a published page is there. What is missing appears in English.'),
  rule('extra-key', 'error', 'No message that English lacks.'),
  rule('plural-forms', 'error', 'A counted message has each plural form of the language (CLDR), and no other.'),
  rule('variables', 'error', 'The variables of English, {{name, format}}: none lost, added or renamed.'),
  rule('unknown-variable', 'error', 'A variable is one that the site fills in, and its format one that there is.'),
  rule('tags', 'error', 'The tags of English, such as <term>: none lost, added or renamed.'),
  rule('tag-pairs', 'error', 'Each tag is closed, and none stands inside another.'),
  rule('markup', 'error', 'No HTML, unknown tag, &nbsp; and the like, broken variable or javascript: address.'),
  rule('spaces', 'error', 'No space at either end, and no two together.'),
  rule('doubled-word', 'error', 'No word twice in a row.'),
  rule('quotation-marks', 'error', 'The quotation marks of the language, in pairs; never straight ones.'),
  rule('decimal-sign', 'error', 'Decimal numbers are written with the sign of the language; section numbers stay.'),
  rule('numbers', 'error', 'Numbers, units, dates and times have the value of English: 1,500 may be 1 500.'),
  rule('max-length', 'error', 'As printed, no longer than its place allows: "max" in locales/en/notes.json.'),
  rule('garbled-letters', 'error', 'No letter of a file that was read in the wrong encoding, such as “Å¼” for “ż”.'),
  rule(
    'invisible-characters',
    'error',
    'No invisible character that the language does not need, and no letter cut from its accent.',
  ),
  rule('required-term', 'error', 'A term of the glossary is translated as the glossary says.'),
  rule('forbidden-term', 'error', 'No translation that the glossary tells to avoid.'),
  rule('undecided-term', 'warning', 'A term of the glossary of a public locale has a translation.'),
  rule('untranslated', 'error', 'A text of more than three words differs from the English.'),
  rule('verbatim', 'error', 'A text that stays as it is in every language is the same as in English.'),
  rule('end-punctuation', 'warning', 'A text ends with . : ? ! or … where English does, in the signs of its script.'),
  rule('inconsistent', 'warning', 'The same English of three words or more has the same translation, case aside.'),
  rule('unrecorded', 'error', 'The record says from which English a translation was made.'),
  rule('stale', 'warning', 'The translation belongs to the English of today.'),
  rule('needs-work', 'warning', 'Nobody has said that the translation needs work.'),
] as const

export type RuleName = (typeof rules)[number]['name']

const severities = new Map<string, Rule['severity']>(rules.map(({ name, severity }) => [name, severity]))

/** The severity of a rule, and whether there is such a rule: undefined for a name that is none. */
export const severityOf = (name: string): Rule['severity'] | undefined => severities.get(name)

/** What a rule has to say of a text. */
export interface Remark {
  readonly expected: string
  readonly found: string
}

function rule<Name extends string>(name: Name, severity: Rule['severity'], description: string) {
  return { name, severity, description } as const
}

/** A text in a finding: in quotation marks, shortened around a place, with … for what a rule did not look at. */
export function clip(text: string, at = 0): string {
  const start = at > 40 ? at - 25 : 0
  const piece = withPictures(text.slice(start, start + 70)).replaceAll(HOLE, '…')
  return `“${start > 0 ? '…' : ''}${piece}${start + 70 < text.length ? '…' : ''}”`
}
