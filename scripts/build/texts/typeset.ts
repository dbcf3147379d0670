import { BREAK } from '../../../src/i18n/breaks.ts'
import { once } from '../../../src/i18n/once.ts'
import { isUnspaced } from '../../lib/scriptOf.ts'
import { NAME, NUMBER, phrasesOf, TAG_END } from './phrases.ts'

type Rule = readonly [RegExp, string]

/** Binds words to the next word. */
const withNext = (words: string): Rule => [new RegExp(`(?<=^|[ („])(${words}) (?=\\S)`, 'giu'), '$1\u00A0']
/** Binds words to a following number, Arabic or Roman: "art. 28", "phase III". */
const withNumber = (words: string): Rule => [
  new RegExp(`(?<!\\p{L})(${words}) (?=\\d|[IVX]+(?!\\p{L}))`, 'gu'),
  '$1\u00A0',
]
/** Binds a Roman numeral to the previous word; for languages in which "I" is no other word. */
const numeral: Rule = [/(?<=\p{L}) (?=[IVX]+(?!\p{L}))/gu, '\u00A0']
/** Binds the parts of an abbreviation: "z. B.", "p. ej.". */
const abbreviation = (parts: string): Rule => [new RegExp(`(?<!\\p{L})(${parts}) (?=\\p{L}+\\.)`, 'gu'), '$1\u202F']
/**
 * Isolates a number and following Latin letters ("5 mg", "21 CFR 314.50") within Arabic, where they would be reordered. A
 * text without Arabic letters is a code or in another language, and is unchanged.
 */
const isolated: Rule = [
  /(?<=\p{sc=Arab}.*|(?=.*\p{sc=Arab}))(?<![\p{sc=Latn}\d.,:/–-]|\p{sc=Latn}\s)(?:\{\{[^}]*\}\}|\d[\d.,–]*)[ \u00A0][°µ]?\p{sc=Latn}[\p{sc=Latn}\d/]*(?:[ \u00A0]\d[\d.]*\d)?/gsu,
  '\u2066$&\u2069',
]
/** Sets signs as Intl does in Arabic. */
const percent: Rule = [/(?<=\d)[ \u00A0]?%/g, '\u200E%\u200E']
/** Binds a dash to the previous word. */
const dash: Rule = [/ – /g, '\u00A0– ']
/**
 * Binds a number to a short noun after it. A number that is bound to the word before it ("art. 28", "ISO 9001") is a name
 * and counts nothing; a single letter before it is a preposition.
 */
const counted = (letters: string): Rule => [
  new RegExp(
    `(?<![\\p{L}.)]{2}\\u00A0|[§º°]\\u00A0)(?<![^\\s(„«“"‘–>])(\\d(?:[\\d.,–]*\\d)?|\\{\\{\\w+, number\\}\\}) (?=[${letters}]{1,12}(?!\\p{L}))`,
    'gu',
  ),
  '$1\u00A0',
]

/**
 * Typographic rules per language that translators need not type. Placeholders are left alone. Sources:
 * French, Lexique des règles typographiques de l'Imprimerie nationale; German, DIN 5008; Spanish, Ortografía de la RAE.
 */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  ar: [withNumber('[وبلف]?(?:المادة|الملحق|الفئة|المرحلة|القسم|رقم)'), isolated, percent],
  cs: [withNext('[aikosuvz]'), dash],
  de: [
    abbreviation('[zdiou]\\.'),
    withNumber('Abs\\.|Anhang|Artikel|Art\\.|Kapitel|Klasse|Modul|Nr\\.|Phase|Stufe|Teil'),
    dash,
  ],
  en: [
    withNumber('Articles?|Annex(?:es)?|Appendix|[Cc]hapter|[Cc]lass|Modules?|No\\.|Part|[Pp]hase|[Ss]ections?|Title'),
  ],
  es: [
    abbreviation('p\\.'),
    [/(?<=EE\.) (?=UU\.)/g, '\u00A0'],
    withNumber(
      '[Aa]nexos?|[Aa]partados?|[Aa]rtículos?|art\\.|[Cc]apítulo|[Cc]lase|[Ff]ase|[Mm]ódulos?|n\\.º|[Ss]ección',
    ),
  ],
  fr: [
    [/[ \u00A0](?=[;!?»])|(?<=«)[ \u00A0]/g, '\u202F'],
    [/ (?=:)/g, '\u00A0'],
    withNumber('[Aa]nnexes?|[Aa]rticles?|art\\.|[Cc]hapitre|[Cc]lasse|[Mm]odules?|n[º°]|[Pp]artie|[Pp]hase|[Ss]ection'),
    // Thousands.
    [/(?<=\d) (?=\d{3}(?!\d))/g, '\u202F'],
    dash,
  ],
  // The numeral comes first: after "załącznika", "I" is no conjunction.
  pl: [
    numeral,
    withNext('[aiouwz]'),
    withNumber('nr|art\\.|ust\\.|pkt|lit\\.|część|[Ss]ekcj\\p{L}+|[Ww]ersj\\p{L}+|[Mm]oduł\\p{L}*|[Pp]unkt\\p{L}*'),
    dash,
  ],
  sk: [withNext('[aikosuvz]'), dash],
  // Allows a line break outside quotation marks around Latin letters, which otherwise bind to both sides.
  zh: [[/(?<=[\p{sc=Han}，。；：、])(?=“\p{sc=Latn})|(?<=\p{sc=Latn}”)(?=\p{sc=Han})/gu, BREAK]],
}

/** Additional rules for headings, which have room to keep more words together. */
const headingRules: Readonly<Record<string, readonly Rule[]>> = {
  es: [withNext('a|al|de|del|e|el|en|la|las|los|o|su|sus|un|una|y')],
  fr: [withNext('à|au|aux|ce|ces|de|des|du|en|et|la|le|les|ou|un|une|(?:d|l|qu)’une?')],
  pl: [withNext('nie|do|na|od|po|za|ze|we|dla|która|które|który'), [/ (?=się(?!\p{L}))/gu, '\u00A0']],
}

/** A number (or a placeholder) and its unit, and a standard, a law or a section and its number, stay on one line everywhere. */
const everywhere: readonly Rule[] = [
  [/(\d) (mg|m[lL]|g|kg|mm|cm|px|MB|CFR|dB|°[CF])(?![\p{Lu}\p{Ll}])/gu, '$1\u00A0$2'],
  [/(?<=[\d}]) (?=%)|(?<=§) (?=\d)/g, '\u00A0'],
  // Letters without case may come before: Arabic conjunctions, Japanese particles.
  [/(?<![\p{Lu}\p{Ll}])(\p{Lu}{2,}) (?=\d|[EQM]\d)/gu, '$1\u00A0'],
  [/(\((?:EU|UE)\)) (?=\d)/g, '$1\u00A0'],
]
/** Binds the words of a Latin term. */
const latin: Rule = [/\b(in) (?=vitro|vivo)/gi, '$1\u00A0']

/** German nouns have capitals; elsewhere a capital after a number starts a name. */
const countedIn: Readonly<Record<string, Rule>> = { de: counted('\\p{L}') }
const countedElsewhere = counted('\\p{Ll}\\p{Lo}')

const placeholder = /\{\{[^}]*\}\}|<[^>]*>/g
const standIns = new RegExp(`[${NAME}${NUMBER}${TAG_END}]`, 'g')

/** A text that does not end with a full stop: it may be a label, an item or a cell. */
const shortText = /^.{0,99}[^。]$/

/** Adds the breaks of a label in a language without spaces. languages/unspaced.css allows no others. */
function withBreaks(tag: string, label: string): string {
  const kept = label.match(placeholder)?.values()
  const phrases = phrasesOf(
    label.replace(placeholder, (one) => (/^\{\{\w+\}/.test(one) ? NAME : one.startsWith('</') ? TAG_END : NUMBER)),
    tag,
  )
  // Lines break after spaces and signs too, and Latin words have their own breaks.
  return phrases
    .join(BREAK)
    .replace(standIns, () => kept?.next().value ?? '')
    .replace(/(?<=[ -~])\u200B(?=[ -~])|(?<=[ \u200B、。，；：！？])\u200B(?!“)/g, '')
}

/** Adds the no-break spaces of a language (BCP 47 tag) to a text, and breaks to a label in a script without spaces. */
export function typeset(tag: string, text: string, heading = false): string {
  const { own, ofNumbers, inHeadings, hasBreaks } = rulesOf(tag)
  // Skips the rules of numbers for texts without one, four of five.
  const all = [latin, ...own, ...(/[\d}]/.test(text) ? ofNumbers : []), ...(heading ? inHeadings : [])]
  const set = all.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
  return hasBreaks && (heading || shortText.test(text)) ? withBreaks(tag, set) : set
}

const rulesOf = once((tag: string) => {
  const { language } = new Intl.Locale(tag)
  // The rule for counted nouns is last: it skips numbers that are already bound.
  const ofNumbers = [...everywhere, countedIn[language] ?? countedElsewhere]
  return {
    own: rules[language] ?? [],
    ofNumbers,
    inHeadings: headingRules[language] ?? [],
    hasBreaks: isUnspaced(tag),
  }
})
