import { once } from '../lib/once.ts'
import {
  type Check,
  type Fix,
  type Kind,
  type Mismatch,
  type Pair,
  type ReportKind,
  type TranslatedPair,
  withEdits,
} from './check.ts'
import { forbiddenTerm, requiredTerm } from './glossary/termChecks.ts'
import type { Language } from './language.ts'
import { HOLE } from './mask.ts'
import { currency } from './numbers/currency.ts'
import { numbers } from './numbers/numbers.ts'
import { signChecks } from './numbers/signs.ts'
import { hasLanguage } from './rows.ts'
import { invisibleCharacters } from './texts/characters.ts'
import { codeChecks } from './texts/codes.ts'
import { dates } from './texts/dates.ts'
import { endPunctuation } from './texts/ends.ts'
import { garbledLetters } from './texts/garbled.ts'
import { guillemetSpace, quotationMarks } from './texts/quotes.ts'
import { letters, mixedScripts, openingMark, scriptMark } from './texts/scripts.ts'
import { sourceWords } from './texts/sourceWords.ts'
import { punctuationSpace, spaces } from './texts/spaces.ts'
import { unitSpace } from './texts/units.ts'
import { isUntranslated, leftoverSource, maxLength, verbatim, wrongLanguage } from './texts/wholeText.ts'
import { doubledWord } from './texts/words.ts'

/** All checks of single texts. If corrections overlap, the first check wins. */
export const checks: readonly Check[] = [
  ...[wrongLanguage, leftoverSource, sourceWords, verbatim, requiredTerm, forbiddenTerm, maxLength],
  ...[invisibleCharacters, garbledLetters, mixedScripts, ...codeChecks],
  ...[numbers, currency, ...signChecks, unitSpace, dates],
  ...[quotationMarks, guillemetSpace, scriptMark, letters, openingMark, punctuationSpace, spaces],
  ...[doubledWord, endPunctuation],
]

/** The number of corrected kinds of error: the rows of all checks with a correction. */
export const countOfRules: number = checks.flatMap(({ fix, rows }) => (fix ? rows : [])).length

const checksFor = once(
  (language: Language): readonly Check[] =>
    checks.filter(({ languages }) => {
      if (typeof languages !== 'string') return hasLanguage(languages, language)
      return languages === 'none too' || language.code !== 'zxx'
    }),
  new WeakMap(),
)

/** A mismatch with the check that found it. */
export interface CheckMismatch extends Mismatch {
  readonly rule: string
}

/** The checks of a whole file: Markdown with its front matter, code and addresses. */
const ofWhole = new Set([garbledLetters, invisibleCharacters, mixedScripts, requiredTerm, forbiddenTerm, wrongLanguage])

/** Checks whose mismatches follow from one of another check. */
const causes: Readonly<Record<string, string>> = {
  ...{ 'tag-pairs': 'tags', currency: 'numbers', [requiredTerm.id]: wrongLanguage.id },
}

/**
 * Leaves out mismatches that only follow from another one: a letter in the wrong encoding looks like a fault of many other
 * checks, a lost tag like an open one, a cut variable like an open bracket, a forbidden word like a lost term. The terms of an
 * untranslated text are lost, too.
 */
const withoutConsequences = (found: readonly CheckMismatch[]): readonly CheckMismatch[] => {
  const garbled = found.filter(({ rule }) => rule === garbledLetters.id)
  if (garbled.length > 0) return garbled
  const has = (id?: string) => found.some(({ rule }) => rule === id)
  const isCut = ({ rule, found }: CheckMismatch) => rule === 'markup' && /^[{}]/.test(found)
  const isForbidden = (term?: string) => found.some((one) => one.rule === forbiddenTerm.id && one.term === term)
  return found.filter((one) => {
    if (one.rule === 'brackets') return !found.some(isCut)
    if (one.rule === requiredTerm.id && isForbidden(one.term)) return false
    return !has(isCut(one) ? 'variables' : causes[one.rule])
  })
}

/** Checks a message. A verbatim message is only compared with its source; a whole file gets few checks. */
export const mismatchesIn = (pair: Pair): readonly CheckMismatch[] =>
  withoutConsequences(
    checksFor(pair.language)
      .filter((check) =>
        pair.message?.isWhole ? ofWhole.has(check) : (check === verbatim) === (pair.message?.isVerbatim ?? false),
      )
      .flatMap((check) => findBy(check, pair).map((mismatch) => ({ rule: check.id, ...mismatch }))),
  )

/** The findings of a check. A check without `find` reports the changes of `fix`. */
export function findBy({ find, fix }: Check, pair: Pair): readonly Mismatch[] {
  if (find) return find(pair)
  if (!fix || !isTranslated(pair)) return []
  return fix(pair).flatMap(({ edits }) => {
    const [first, last] = [edits[0], edits.at(-1)]
    if (!first || !last) return []
    const [from, to] = [Math.max(0, first.start - 15), last.end + 15]
    const { raw } = pair.target
    const inside = edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
    return [{ expected: `“${withEdits(raw.slice(from, to), inside)}”`, found: `“${raw.slice(from, to)}”` }]
  })
}

const isTranslated = (pair: Pair): pair is TranslatedPair => pair.source !== null

/** The findings in a segment of a file that need a person, by the name of the report. */
export function reportsOn(pair: TranslatedPair): readonly (Mismatch & { readonly kind: ReportKind })[] {
  if (isUntranslated(pair)) return [{ kind: 'untranslated', expected: '', found: '' }]
  if (pair.target.raw === pair.source.raw || isKey(pair.source.raw)) return []
  const found = new Map<ReportKind, Mismatch>()
  for (const check of checksFor(pair.language)) {
    if (!check.report || found.has(check.report)) continue
    const [first] = findBy(check, pair)
    if (first) found.set(check.report, first)
  }
  // A lost brace changes the variables and numbers of a text too.
  if (found.has('brackets')) for (const kind of ['variables', 'numbers'] as const) found.delete(kind)
  return [...found].map(([kind, mismatch]) => ({ kind, ...mismatch }))
}

/** True if a source is the key of a message: "send_to", "page.title", "9fb3e6e". */
const isKey = (source: string): boolean =>
  /^(?:[\p{L}\d-]+(?:[._:][\p{L}\d-]+)+|null|(?=[a-f]*\d)[\da-f]{7,})$/u.test(source)

/** A word, and no unit of a number. */
const word = /(?<![\p{L}\d]|\d[\s\u00A0])\p{L}{3}/u

/** Kinds of corrections that a name, code or an untranslated sentence does not need. */
const ofWriting: ReadonlySet<Kind> = new Set<Kind>(['space', 'punctuation', 'quotation', 'date'])

/** True if a place, with the words around it, is copied from the source. */
function isCopied({ target: { raw }, source }: TranslatedPair, { edits }: Fix): boolean {
  const [start, end] = [edits[0]?.start ?? 0, edits.at(-1)?.end ?? 0]
  const [before] = /[\p{L}\p{N}]+[^\p{L}\p{N}]{0,3}$/u.exec(raw.slice(Math.max(0, start - 40), start)) ?? []
  const [after = ''] = /^[^\p{L}\p{N}]{0,3}[\p{L}\p{N}]+/u.exec(raw.slice(end, end + 40)) ?? [raw.slice(end)]
  if (before === undefined) return false
  const around = before + raw.slice(start, end) + after
  return /\p{L}{3}/u.test(around) && source.raw.toLowerCase().includes(around.toLowerCase())
}

/** All corrections of a translation, each with the check that makes it. If two overlap, the first wins. */
export function fixesOf(pair: TranslatedPair) {
  // A target equal to its source is untranslated or a name; a key does not show how a translation should look.
  const isSame = pair.target.raw.trim() === pair.source.raw.trim()
  if ((isSame && word.test(pair.target.masked)) || isKey(pair.source.raw)) return []
  // Positions between characters that an edit covers.
  const taken = new Set<number>()
  const isSafe = ({ edits, repairsCodes }: Fix) => {
    const places = edits.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, at) => start + at))
    const changesCodes = edits.some(({ start, end }) => pair.target.masked.slice(start, end).includes(HOLE))
    if ((changesCodes && !repairsCodes) || places.some((at) => taken.has(at))) return false
    for (const at of places) taken.add(at)
    return true
  }
  return checksFor(pair.language).flatMap(({ id, kind, fix }) =>
    (fix?.(pair) ?? [])
      .filter((one) => !(ofWriting.has(kind) && isCopied(pair, one)) && isSafe(one))
      .map((one) => ({ ...one, check: id, kind })),
  )
}

/** Returns a translation corrected by one check; null if the check cannot correct it. */
export function corrected(check: string, pair: TranslatedPair): string | null {
  const edits = fixesOf(pair).flatMap((fix) => (fix.check === check ? fix.edits : []))
  return edits.length > 0 ? withEdits(pair.target.raw, edits) : null
}
