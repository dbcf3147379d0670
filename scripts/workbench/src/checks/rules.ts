import type { Finding } from '../lib/output.ts'
import { forbiddenTermMismatches, requiredTermMismatches } from './glossary/terms.ts'
import { numberMismatches } from './numbers/compareNumbers.ts'
import { decimalMismatches } from './numbers/decimalSign.ts'
import type { Judge, JudgedText, LanguageJudge, Mismatch } from './text.ts'
import { garbledMismatches, invisibleMismatches } from './texts/characters.ts'
import {
  markupMismatches,
  tagMismatches,
  tagPairMismatches,
  unknownVariableMismatches,
  variableMismatches,
} from './texts/codes.ts'
import { doubledWordMismatches, quotationMismatches, spaceMismatches } from './texts/typography.ts'
import { endMismatches } from './texts/ends.ts'
import {
  lengthMismatches,
  nameLengthMismatches,
  untranslatedMismatches,
  verbatimMismatches,
} from './texts/wholeText.ts'

interface Rule {
  readonly severity: Finding['severity']
  /** What it asks for, in one line for a translator. */
  readonly asks: string
  /** For a rule about single texts; the others are about keys, files, pages and records. */
  readonly judge: Judge | null
}

const error = (asks: string, judge: Judge | null = null): Rule => ({ severity: 'error', asks, judge })
const warning = (asks: string, judge: Judge | null = null): Rule => ({ severity: 'warning', asks, judge })

const inLanguage =
  (judge: LanguageJudge): Judge =>
  ({ language, ...judged }) =>
    language ? judge({ ...judged, language }) : []

/**
 * Every rule of the command "check", in the order in which `check --rules` lists them, by the name by which exceptions in a
 * glossary call it.
 */
export const rules = {
  'locale-file': error('Every file can be read: UTF-8, valid JSON, each key once, only texts and groups.'),
  'glossary-file': error('The glossary is UTF-8 and valid JSON; its exceptions name what exists.'),
  'key-unused': error('Every English message is shown by a page, or is listed as shown later.'),
  'unknown-message': error('Every message that a page shows is there in English.'),
  'page-lost': error('Every page of a public locale is published, or confirmed to be in English for now.'),
  'page-waits': warning('Every page has a translation. Until a public locale has one, the page is in English there.'),
  'page-complete': warning('A page that is confirmed to be in English does not have all its texts.'),
  'missing-key': warning('Every message of a published page is there. What is missing appears in English.'),
  'extra-key': error('No message that English lacks.'),
  'plural-forms': error('A counted message has each plural form of the language (CLDR), and no other.'),
  variables: error(
    'The variables of English, {{name, format}}: none lost, added or renamed.',
    ({ text, originals, isForOneNumber }) => variableMismatches(text, originals, isForOneNumber),
  ),
  'unknown-variable': error(
    'A variable is one that the site fills in, and its format one that there is.',
    unknownVariableMismatches,
  ),
  tags: error('The tags of English, such as <term>: none lost, added or renamed.', ({ text, originals }) =>
    tagMismatches(text, originals),
  ),
  'tag-pairs': error('Each tag is closed, and none stands inside another.', tagPairMismatches),
  markup: error('No HTML, unknown tag, &nbsp; and the like, broken variable or javascript: address.', markupMismatches),
  spaces: error('No space at either end, and no two together.', spaceMismatches),
  'doubled-word': error('No word twice in a row.', inLanguage(doubledWordMismatches)),
  'quotation-marks': error(
    'The quotation marks of the language, in pairs; never straight ones.',
    inLanguage(quotationMismatches),
  ),
  'decimal-sign': error(
    'Decimal numbers are written with the sign of the language; section numbers stay.',
    inLanguage(decimalMismatches),
  ),
  numbers: error(
    'Numbers, units, dates and times have the value of English: 1,500 may be 1 500.',
    inLanguage(numberMismatches),
  ),
  'max-length': error(
    'As printed, no longer than its place allows: "max" in locales/.workbench/en.notes.json.',
    lengthMismatches,
  ),
  'name-length': warning(
    'A name that the project puts in, such as the brand, makes no text longer than its place allows.',
    nameLengthMismatches,
  ),
  'garbled-letters': error(
    'No letter of a file that was read in the wrong encoding, such as “Å¼” for “ż”.',
    garbledMismatches,
  ),
  'invisible-characters': error(
    'No invisible character that the language does not need, and no letter cut from its accent.',
    invisibleMismatches,
  ),
  'required-term': error('A term of the glossary is translated as the glossary says.', requiredTermMismatches),
  'forbidden-term': error('No translation that the glossary tells to avoid.', forbiddenTermMismatches),
  'undecided-term': warning('A term of the glossary of a public locale has a translation.'),
  untranslated: error('A text of more than three words differs from the English.', untranslatedMismatches),
  verbatim: error('A text that stays as it is in every language is the same as in English.', verbatimMismatches),
  'end-punctuation': warning(
    'A text ends with . : ? ! or … where English does, in the signs of its script.',
    inLanguage(endMismatches),
  ),
  inconsistent: warning('The same English of three words or more has the same translation, case aside.'),
  unrecorded: error('The record says from which English a translation was made.'),
  stale: warning('The translation belongs to the English of today.'),
  'unnamed-review': warning('A review names who has reviewed; without a name it counts for nothing.'),
  'unlisted-person': warning('Whom a record names is on the list of people, where there is one.'),
  'needs-work': warning('Nobody has said that the translation needs work.'),
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules

/** What breaks a page or a promise of the glossary. */
const breaking: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(['locale-file', 'glossary-file', 'variables', 'unknown-variable', 'tags', 'tag-pairs'] as const),
  ...(['garbled-letters', 'max-length', 'required-term', 'forbidden-term', 'verbatim'] as const),
])

/**
 * How grave a mismatch is. Whole files may be written without the workbench: of their rules, only the breaking ones count.
 */
export const severityOf = (rule: RuleName, isOfWhole: boolean): Finding['severity'] =>
  !isOfWhole || breaking.has(rule) ? rules[rule].severity : 'warning'

/** Whether there is a rule of this name. */
export const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** What is wrong, and by which rule. */
export interface RuleMismatch extends Mismatch {
  readonly rule: RuleName
}

/** The same for a key of a file. */
export interface KeyMismatch extends RuleMismatch {
  /** The full key, as it stands or should stand in the file. */
  readonly key: string
}

const textRules = Object.keys(rules)
  .filter(isRule)
  .flatMap((rule) => {
    const { judge } = rules[rule]
    return judge ? [{ rule, judge }] : []
  })

/** Those that hold for Markdown with its front matter, code and addresses. */
const forWhole: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(['garbled-letters', 'invisible-characters', 'required-term', 'forbidden-term', 'untranslated'] as const),
])

/** Every rule about single texts, for one text. One that has to be the same as the English is judged by that alone, a whole file by few. */
export const judgeText = (judged: JudgedText): RuleMismatch[] =>
  textRules
    .filter(({ rule }) => (judged.isWhole ? forWhole.has(rule) : (rule === 'verbatim') === judged.isVerbatim))
    .flatMap(({ rule, judge }) => judge(judged).map((mismatch) => ({ rule, ...mismatch })))
