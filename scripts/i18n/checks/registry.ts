import type { Finding } from '../../lib/output.ts'

/**
 * Every rule of the command "check", in the order in which `check --rules` lists them: its name, by which exceptions in a
 * glossary call it, its severity, and what it asks for, in one line for a translator.
 */
export const rules = {
  'locale-file': ['error', 'Every file can be read: UTF-8, valid JSON, each key once, only texts and groups.'],
  'glossary-file': ['error', 'The glossary is UTF-8 and valid JSON; its exceptions name what exists.'],
  'key-unused': ['error', 'Every English message is shown by a page, or is listed as shown later.'],
  'page-lost': ['error', 'Every page of a public locale is published, or confirmed to be in English for now.'],
  'page-complete': ['warning', 'A page that is confirmed to be in English does not have all its texts.'],
  'missing-key': ['warning', 'Every message of a published page is there. What is missing appears in English.'],
  'extra-key': ['error', 'No message that English lacks.'],
  'plural-forms': ['error', 'A counted message has each plural form of the language (CLDR), and no other.'],
  variables: ['error', 'The variables of English, {{name, format}}: none lost, added or renamed.'],
  'unknown-variable': ['error', 'A variable is one that the site fills in, and its format one that there is.'],
  tags: ['error', 'The tags of English, such as <term>: none lost, added or renamed.'],
  'tag-pairs': ['error', 'Each tag is closed, and none stands inside another.'],
  markup: ['error', 'No HTML, unknown tag, &nbsp; and the like, broken variable or javascript: address.'],
  spaces: ['error', 'No space at either end, and no two together.'],
  'doubled-word': ['error', 'No word twice in a row.'],
  'quotation-marks': ['error', 'The quotation marks of the language, in pairs; never straight ones.'],
  'decimal-sign': ['error', 'Decimal numbers are written with the sign of the language; section numbers stay.'],
  numbers: ['error', 'Numbers, units, dates and times have the value of English: 1,500 may be 1 500.'],
  'max-length': ['error', 'As printed, no longer than its place allows: "max" in locales/.workbench/en.notes.json.'],
  'garbled-letters': ['error', 'No letter of a file that was read in the wrong encoding, such as “Å¼” for “ż”.'],
  'invisible-characters': [
    'error',
    'No invisible character that the language does not need, and no letter cut from its accent.',
  ],
  'required-term': ['error', 'A term of the glossary is translated as the glossary says.'],
  'forbidden-term': ['error', 'No translation that the glossary tells to avoid.'],
  'undecided-term': ['warning', 'A term of the glossary of a public locale has a translation.'],
  untranslated: ['error', 'A text of more than three words differs from the English.'],
  verbatim: ['error', 'A text that stays as it is in every language is the same as in English.'],
  'end-punctuation': ['warning', 'A text ends with . : ? ! or … where English does, in the signs of its script.'],
  inconsistent: ['warning', 'The same English of three words or more has the same translation, case aside.'],
  unrecorded: ['error', 'The record says from which English a translation was made.'],
  stale: ['warning', 'The translation belongs to the English of today.'],
  'unnamed-review': ['warning', 'A review names who has reviewed; without a name it counts for nothing.'],
  'needs-work': ['warning', 'Nobody has said that the translation needs work.'],
} as const satisfies Readonly<Record<string, readonly [Finding['severity'], string]>>

export type RuleName = keyof typeof rules

/** Whether there is a rule of this name. */
export const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name)
