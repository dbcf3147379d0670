import type { LocaleCode } from '../../../src/config/locales.ts'
import { once } from '../../../src/i18n/once.ts'
import type { Finding } from '../../lib/output.ts'
import { type TermIndex, termMismatches } from './glossary/terms.ts'
import type { Language } from './language.ts'
import { numberMismatches } from './numbers/compareNumbers.ts'
import { decimalMismatches } from './numbers/decimalSign.ts'
import type { Mismatch, Text } from './text.ts'
import { garbledMismatches, invisibleMismatches } from './texts/characters.ts'
import {
  braceMismatches,
  markupMismatches,
  tagMismatches,
  tagPairMismatches,
  unknownVariableMismatches,
  variableMismatches,
} from './texts/codes.ts'
import { doubledWordMismatches, quotationMismatches, spaceMismatches } from './texts/typography.ts'
import { endMismatches, lengthMismatches, untranslatedMismatches, verbatimMismatches } from './texts/wholeText.ts'

/** What the rules need to know of the site whose texts they judge. */
export interface SiteRules {
  /** The kind of every variable that a text may name: "number", "string" and others. */
  readonly variables: ReadonlyMap<string, string>
  /** Where these are listed, for whoever misses one. */
  readonly variableFiles: string
  /** The formats that a variable may ask for. */
  readonly formats: readonly string[]
  /** The tags that a text may have. */
  readonly tags: readonly string[]
  /** A text as its length is counted. */
  readonly printedText: (locale: LocaleCode, text: string) => string
  /** Messages that no page reads when it is rendered, because they are shown later or by a setting, with the reason. */
  readonly shownLater: Readonly<Record<string, string>>
  /** Where these are listed. */
  readonly shownLaterFile: string
}

/** A text, and what the rules need to know of it. */
export interface JudgedText {
  readonly text: Text
  readonly locale: LocaleCode
  /** Null for a text in no language. */
  readonly language: Language | null
  /** The English of a translation, all forms of a counted message, "other" last; empty for English itself. */
  readonly originals: readonly Text[]
  /** Whether it is a plural form for a single number, which it may say in words. */
  readonly isForOneNumber?: boolean
  /** Whether it is a translation that has to be the same as the English. */
  readonly isVerbatim?: boolean
  /** In how many characters and with which terms it is to be worded. Null for a text that stays as it is. */
  readonly wording: { readonly max: number | null; readonly terms: TermIndex } | null
  readonly site: SiteRules
}

/** What is wrong with one text by one rule. */
type Judge = (judged: JudgedText) => readonly Mismatch[]

interface Rule {
  readonly severity: Finding['severity']
  /** What it asks for, in one line for a translator. */
  readonly asks: string
  /** For a rule about single texts; the others are about keys, files, pages and records. */
  readonly judge: Judge | null
}

const error = (asks: string, judge: Judge | null = null): Rule => ({ severity: 'error', asks, judge })
const warning = (asks: string, judge: Judge | null = null): Rule => ({ severity: 'warning', asks, judge })

/** For a rule about texts in a language. */
const inLanguage =
  (judge: (text: Text, language: Language, judged: JudgedText) => readonly Mismatch[]): Judge =>
  (judged) =>
    judged.language ? judge(judged.text, judged.language, judged) : []

/** For a rule about translations that somebody words; `original` is their English. */
const ofTranslation =
  (judge: (text: Text, original: Text, judged: JudgedText) => readonly Mismatch[]): Judge =>
  (judged) => {
    const original = originalOf(judged)
    return original && judged.wording ? judge(judged.text, original, judged) : []
  }

const originalOf = ({ originals }: JudgedText): Text | null => originals.at(-1) ?? null

/** Two rules ask for them. */
const termsOf = once((judged: JudgedText) => {
  const { text, wording } = judged
  return wording ? termMismatches(text, originalOf(judged), wording.terms) : { required: [], forbidden: [] }
}, new WeakMap())

/**
 * Every rule of the command "check", in the order in which `check --rules` lists them, by the name by which exceptions in a
 * glossary call it.
 */
export const rules = {
  'locale-file': error('Every file can be read: UTF-8, valid JSON, each key once, only texts and groups.'),
  'glossary-file': error('The glossary is UTF-8 and valid JSON; its exceptions name what exists.'),
  'key-unused': error('Every English message is shown by a page, or is listed as shown later.'),
  'page-lost': error('Every page of a public locale is published, or confirmed to be in English for now.'),
  'page-complete': warning('A page that is confirmed to be in English does not have all its texts.'),
  'missing-key': warning('Every message of a published page is there. What is missing appears in English.'),
  'extra-key': error('No message that English lacks.'),
  'plural-forms': error('A counted message has each plural form of the language (CLDR), and no other.'),
  variables: error(
    'The variables of English, {{name, format}}: none lost, added or renamed.',
    ({ text, originals, isForOneNumber }) => variableMismatches(text, originals, isForOneNumber),
  ),
  'unknown-variable': error('A variable is one that the site fills in, and its format one that there is.', (judged) =>
    unknownVariableMismatches(judged.text, originalOf(judged), judged.site),
  ),
  tags: error('The tags of English, such as <term>: none lost, added or renamed.', ({ text, originals }) =>
    tagMismatches(text, originals),
  ),
  'tag-pairs': error('Each tag is closed, and none stands inside another.', ({ text }) => tagPairMismatches(text)),
  markup: error(
    'No HTML, unknown tag, &nbsp; and the like, broken variable or javascript: address.',
    ({ text, site }) => [...markupMismatches(text, site), ...braceMismatches(text)],
  ),
  spaces: error('No space at either end, and no two together.', ({ text }) => spaceMismatches(text)),
  'doubled-word': error(
    'No word twice in a row.',
    inLanguage((text, { code }) => doubledWordMismatches(text, code)),
  ),
  'quotation-marks': error(
    'The quotation marks of the language, in pairs; never straight ones.',
    inLanguage((text, language) => quotationMismatches(text, language.quotationMarks)),
  ),
  'decimal-sign': error(
    'Decimal numbers are written with the sign of the language; section numbers stay.',
    inLanguage((text, { numberSigns }, judged) => decimalMismatches(text, numberSigns, originalOf(judged))),
  ),
  numbers: error(
    'Numbers, units, dates and times have the value of English: 1,500 may be 1 500.',
    inLanguage((text, { tag }, { originals }) => numberMismatches(text, originals, tag)),
  ),
  'max-length': error(
    'As printed, no longer than its place allows: "max" in locales/.workbench/en.notes.json.',
    ({ text, locale, wording, site }) =>
      lengthMismatches(text, wording?.max ?? null, (raw) => site.printedText(locale, raw)),
  ),
  'garbled-letters': error(
    'No letter of a file that was read in the wrong encoding, such as “Å¼” for “ż”.',
    ({ text }) => garbledMismatches(text),
  ),
  'invisible-characters': error(
    'No invisible character that the language does not need, and no letter cut from its accent.',
    ({ text, language }) => invisibleMismatches(text, language?.code ?? ''),
  ),
  'required-term': error(
    'A term of the glossary is translated as the glossary says.',
    (judged) => termsOf(judged).required,
  ),
  'forbidden-term': error('No translation that the glossary tells to avoid.', (judged) => termsOf(judged).forbidden),
  'undecided-term': warning('A term of the glossary of a public locale has a translation.'),
  untranslated: error(
    'A text of more than three words differs from the English.',
    ofTranslation((text, original) => untranslatedMismatches(text, original)),
  ),
  verbatim: error('A text that stays as it is in every language is the same as in English.', (judged) => {
    const original = originalOf(judged)
    return original ? verbatimMismatches(judged.text, original) : []
  }),
  'end-punctuation': warning(
    'A text ends with . : ? ! or … where English does, in the signs of its script.',
    ofTranslation((text, original, { language }) => (language ? endMismatches(text, original, language.code) : [])),
  ),
  inconsistent: warning('The same English of three words or more has the same translation, case aside.'),
  unrecorded: error('The record says from which English a translation was made.'),
  stale: warning('The translation belongs to the English of today.'),
  'unnamed-review': warning('A review names who has reviewed; without a name it counts for nothing.'),
  'needs-work': warning('Nobody has said that the translation needs work.'),
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules

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

/** Every rule about single texts, for one text. One that has to be the same as the English is judged by that alone. */
export const judgeText = (judged: JudgedText): RuleMismatch[] =>
  textRules
    .filter(({ rule }) => (rule === 'verbatim') === (judged.isVerbatim ?? false))
    .flatMap(({ rule, judge }) => judge(judged).map((mismatch) => ({ rule, ...mismatch })))
