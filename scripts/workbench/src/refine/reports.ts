import { groupBy, without } from '../model/groups.ts'
import { mayHaveNumber, numberDifference, numbersIn } from '../checks/numbers/numberDifference.ts'
import { numberLocaleOf } from '../checks/numbers/numberLocale.ts'
import { HOLE } from '../checks/text.ts'
import { endDifference } from '../checks/texts/ends.ts'
import { usualAndOthers } from '../checks/usual.ts'
import type { Segment } from './formats/document.ts'
import type { Judged } from './rules/rule.ts'

type ReportKind = 'empty' | 'untranslated' | 'numbers' | 'tags' | 'variables' | 'brackets' | 'end' | 'inconsistent'

/** Something that only a person can mend, in one translation. Plain data, as corrections are. */
export interface Report {
  readonly kind: ReportKind
  /** As the file names the segment. */
  readonly segment: string
  readonly number: number
  readonly source: string
  readonly target: string
  /** Words of the source, or of another translation, that are missing here; empty where that is plain. */
  readonly expected: string
  /** What stands here instead, or too much; empty for nothing. */
  readonly found: string
}

type Said = Pick<Report, 'kind' | 'expected' | 'found'>

/** What is wrong with one translation that only a person can mend. */
export function saidOf(judged: Judged): readonly Said[] {
  if (isUntranslated(judged)) return [{ kind: 'untranslated', expected: '', found: '' }]
  if (judged.raw === judged.rawSource) return []
  return [...numbersSaid(judged), ...bracketsSaid(judged), ...variablesSaid(judged), ...endSaid(judged)]
}

/** Whether a sentence is the same as its source. */
export const isUntranslated = ({ raw, rawSource, text }: Judged) => raw === rawSource && wordsIn(text) > FEW

/** Up to this many words, the same text can be right in both languages, or one text in two ways. */
const FEW = 3

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

/** In characters. Numbers are compared in segments, not in what somebody has put into one to keep a reader busy. */
const LONGEST = 10_000

function numbersSaid({ text, source, language, sourceLanguage }: Judged): readonly Said[] {
  if (text.length > LONGEST || source.length > LONGEST) return []
  if (!mayHaveNumber.test(text) && !mayHaveNumber.test(source)) return []
  const [own, theirs] = [numberLocaleOf(language.tag), numberLocaleOf(sourceLanguage.tag)]
  const difference = numberDifference(numbersIn(source, theirs), numbersIn(text, own), own)
  if (!difference) return []
  const [expected = '', found = ''] = [difference.lost, difference.added].map((items) =>
    [...new Set(items.map((item) => item.text))].join(', '),
  )
  return [{ kind: 'numbers', expected, found }]
}

const variables = /\{\{[^{}]*\}\}|\$?\{[\w.]+\}|%(?:\(\w+\)|\d+\$)?(?:\.\d+)?[disfu@](?![\p{L}\d])|%\w+%/gu

function variablesSaid({ raw, rawSource }: Judged): readonly Said[] {
  const [wanted, given] = [rawSource.match(variables) ?? [], raw.match(variables) ?? []]
  return differing('variables', wanted, given)
}

function differing(kind: Said['kind'], wanted: readonly string[], given: readonly string[]): readonly Said[] {
  const [expected, found] = [without(wanted, given), without(given, wanted)]
  return expected.length + found.length > 0 ? [{ kind, expected: expected.join(' '), found: found.join(' ') }] : []
}

const brackets = [
  [/[([（]/g, /[)\]）]/g],
  [/\{/g, /\}/g],
] as const

function bracketsSaid({ text, source }: Judged): readonly Said[] {
  const balance = (of: string) =>
    brackets.map(([open, close]) => (of.match(open)?.length ?? 0) - (of.match(close)?.length ?? 0))
  const [wanted, given] = [balance(source), balance(text)]
  const isWrong = given.some((each, kind) => each !== 0 && wanted[kind] === 0)
  return isWrong ? [{ kind: 'brackets', expected: '', found: text.match(/[()[\]{}（）]/g)?.join(' ') ?? '' }] : []
}

function endSaid({ text, source, language: { code } }: Judged): readonly Said[] {
  const ends = endDifference(text, source, code)
  const [expected = '', found = ''] = ends ? [ends.wanted, ends.found].map((end) => (end.mark ? end.sign : '')) : []
  return ends ? [{ kind: 'end', expected, found }] : []
}

/** Tags that a translation lost or has too many, or that all stand at its end. */
export function tagsSaid({ source, target }: Segment): readonly Said[] {
  if (source.codes.length + target.codes.length === 0) return []
  const said = differing('tags', source.codes, target.codes)
  if (said.length > 0 || !hasTagsAtEnd(target.text) || hasTagsAtEnd(source.text)) return said
  return [{ kind: 'tags', expected: source.text.replaceAll(HOLE, '▯'), found: target.text.replaceAll(HOLE, '▯') }]
}

/** Whether a text ends with all of its tags, which are more than one. */
function hasTagsAtEnd(text: string): boolean {
  let end = text.length
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1
  let start = end
  while (text[start - 1] === HOLE) start -= 1
  return end - start > 1 && start > 0 && text.indexOf(HOLE) === start
}

/** Translations that differ from the one that most segments with the same source have. */
export function inconsistentIn(segments: readonly Segment[]): ReadonlyMap<Segment, readonly Said[]> {
  const said = new Map<Segment, readonly Said[]>()
  const long = segments.filter(({ source }) => wordsIn(source.text) >= FEW)
  for (const group of groupBy(long, ({ source, targetLanguage }) => `${targetLanguage} ${source.text}`).values()) {
    const [usual, others] = usualAndOthers(group, ({ target }) => target.text)
    for (const segment of others) {
      said.set(segment, [{ kind: 'inconsistent', expected: usual?.target.text ?? '', found: segment.target.text }])
    }
  }
  return said
}
