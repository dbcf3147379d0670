/** Refinix: all checks with a correction, on an XLIFF file. The entry for browsers; it imports nothing of Node. */
import {
  type Edit,
  type Habits,
  type Kind,
  type ReportKind,
  type TranslatedPair,
  withEdits,
} from '../../checks/check.ts'
import { comparedBy, inconsistent } from '../../checks/inconsistent.ts'
import { languageOf } from '../../checks/language.ts'
import { HOLE } from '../../checks/mask.ts'
import { fixesOf, reportsOn } from '../../checks/table.ts'
import { segmentText } from '../../checks/text.ts'
import { isUntranslated } from '../../checks/texts/wholeText.ts'
import { once } from '../../lib/once.ts'
import { FileFault } from '../formats/fileFault.ts'
import { decode } from './encoding.ts'
import { spliceOf } from './span.ts'
import { marksOn, readXliff, type Segment } from './xliff.ts'
import { editsIn, settle } from './settle.ts'

export { editsIn } from './settle.ts'
export { countOfRules } from '../../checks/table.ts'
export { type FaultCode, FileFault } from '../formats/fileFault.ts'

interface RefineOptions {
  /** Called occasionally. In a worker, a message posted from it arrives directly. */
  readonly onProgress?: (done: number, total: number) => void
  /** The size limit of a file in bytes. Default: 50 MB. */
  readonly most?: number
}

/** A correction in one translation. Plain data, so that a worker can post it. */
export interface Correction {
  /** Always the same for the same file. */
  readonly id: string
  readonly rule: string
  readonly kind: Kind
  /** Changes to the target of the segment. The edits of its corrections never overlap. */
  readonly edits: readonly Edit[]
}

/** A segment with at least one correction. Plain data. */
export interface CorrectedSegment {
  /** Position among the segments of the file, from 1. */
  readonly number: number
  /** The name of the segment in the file. */
  readonly segment: string
  /** The texts, with TAG in place of each tag; a long source is shortened. */
  readonly source: string
  readonly target: string
  readonly corrections: readonly Correction[]
}

/** A fault in a translation that only a person can correct. Plain data, like corrections. */
export interface Report extends Omit<CorrectedSegment, 'corrections'> {
  readonly kind: ReportKind | 'empty' | 'inconsistent'
  /** Words of the source, or of another translation, that are missing here; empty where that is obvious. */
  readonly expected: string
  /** The text found instead, or the surplus; empty for nothing. */
  readonly found: string
}

/** Replaces a tag in the texts of corrections and reports. */
const TAG = '▯'

export interface Refined {
  /** BCP 47 tags, of the first segment. */
  readonly sourceLanguage: string
  readonly targetLanguage: string
  /** The number of segments with a translation. */
  readonly segments: number
  readonly corrected: readonly CorrectedSegment[]
  /** Faults that need a person, after all corrections. */
  readonly reports: readonly Report[]
  /**
   * Returns the file with all corrections except the refused ones, by their ids; the same bytes without any correction.
   * A corrected segment gets the state "needs review", and a note with the rules.
   */
  readonly write: (refused: ReadonlySet<Correction['id']>) => Uint8Array
}

const MEGABYTE = 1_000_000
/** In bytes. Larger files are always refused. */
export const LARGEST = 200 * MEGABYTE
/** The number of segments between two calls of `onProgress`. */
const STEP = 500

/** A segment with its corrections. */
interface Corrected {
  readonly segment: Segment
  readonly corrections: readonly Correction[]
}

/**
 * Corrects the translations of an XLIFF file (1.2 or 2.x). Throws a FileFault, with one sentence, for an unreadable
 * file.
 */
export function refineFile(bytes: Uint8Array, name: string, options: RefineOptions = {}): Refined {
  const { onProgress = () => {}, most = 50 * MEGABYTE } = options
  if (bytes.length > Math.min(most, LARGEST)) {
    throw new FileFault('too-large', { size: Math.ceil(bytes.length / MEGABYTE), most: Math.floor(most / MEGABYTE) })
  }
  const { text: file, encode } = decode(bytes)
  const segments = readXliff(file, name)
  const translated = segments.filter(({ target }) => target.text.trim() !== '')
  const [first] = translated
  if (!first) throw new FileFault('no-translations')
  const { corrected, reports } = correctAll(translated, onProgress)
  const all = [...reportsOnFile(segments, translated), ...reports]
  return {
    ...{ sourceLanguage: first.sourceLanguage, targetLanguage: first.targetLanguage },
    ...{ segments: translated.length, corrected: corrected.map(shownCorrections) },
    reports: all.toSorted((one, other) => one.number - other.number),
    write: (refused) => {
      const edits = editsOf(file, corrected, refused)
      return edits.length === 0 ? bytes.slice() : encode(withEdits(file, edits))
    },
  }
}

type OnProgress = NonNullable<RefineOptions['onProgress']>

/** Corrects all segments by the habits of the corrected file, so that a second run changes nothing. */
function correctAll(segments: readonly Segment[], onProgress: OnProgress): ReturnType<typeof correctBy> {
  const textsAfter = new Map(segments.map((segment) => [segment, segment.target.text]))
  let habits = habitsOfFile(textsAfter)
  for (let pass = 0; ; pass += 1) {
    const outcome = correctBy(habits, segments, textsAfter, onProgress)
    const after = habitsOfFile(textsAfter)
    if (pass === 2 || JSON.stringify([...after]) === JSON.stringify([...habits])) return outcome
    habits = after
  }
}

function correctBy(
  habits: ReadonlyMap<string, Habits>,
  segments: readonly Segment[],
  textsAfter: Map<Segment, string>,
  onProgress: OnProgress,
) {
  const corrected: Corrected[] = []
  const reports: Report[] = []
  for (const [index, segment] of segments.entries()) {
    if (index % STEP === 0) onProgress(index, segments.length)
    const pairOf = once((target: string) => pairIn(segment, target, habits.get(segment.targetLanguage) ?? noHabits))
    const corrections = settle(segment.target.text, (text) => fixesOf(pairOf(text)))
      .filter(({ edits }) => edits.every((edit) => spliceOf(segment.target, edit) !== null))
      .map((step, at): Correction => ({ id: `${segment.number}.${at + 1}`, ...step }))
    if (corrections.length > 0) corrected.push({ segment, corrections })
    const after = withEdits(segment.target.text, editsIn(corrections))
    textsAfter.set(segment, after)
    reports.push(
      ...reportsOn(pairOf(after)).map(({ kind, expected, found }) => reportOn(segment, kind, expected, found)),
    )
  }
  onProgress(segments.length, segments.length)
  return { corrected, reports }
}

/** A segment with another target. */
function pairIn(
  { source, target, sourceLanguage, targetLanguage }: Segment,
  text: string,
  habits: Habits,
): TranslatedPair {
  const original = segmentText(source.text, source.codes)
  return {
    ...{ target: segmentText(text, target.codes), source: original, sources: [original], message: null },
    ...{ language: languageOf(targetLanguage), sourceLanguage: languageOf(sourceLanguage), habits },
  }
}

/** The habits of each target language. */
function habitsOfFile(texts: ReadonlyMap<Segment, string>): ReadonlyMap<string, Habits> {
  const byLanguage = Map.groupBy([...texts], ([{ targetLanguage }]) => targetLanguage)
  return new Map([...byLanguage].map(([language, list]) => [language, habitsIn(list.map(([, text]) => text))]))
}

const noHabits = habitsIn([])

/** The usual typography of some texts. */
function habitsIn(texts: readonly string[]): Habits {
  const count = (pattern: RegExp, sign = '') =>
    texts.reduce((sum, text) => sum + ((text.includes(sign) && text.match(pattern)?.length) || 0), 0)
  return {
    hasCurlyApostrophes: count(/\p{L}’\p{L}/gu, '’') > count(/\p{L}'\p{L}/gu, "'"),
    hasTypographicMarks: count(/[“„«「]/g) > count(/"[^"]*"/g),
    hasNoBreakSpaces: count(/[\u00A0\u202F][:;!?»]|«[\u00A0\u202F]/g) > count(/ [:;!?»]|« /g),
  }
}

/** Segments without a translation, and those whose source has another translation elsewhere. */
function reportsOnFile(segments: readonly Segment[], translated: readonly Segment[]): Report[] {
  const empty = segments.filter(({ source, target }) => target.text.trim() === '' && source.text.trim() !== '')
  const sourceOf = ({ source }: Segment) => comparedBy({ raw: source.text, prose: source.text })
  const byLanguage = Map.groupBy(translated, ({ targetLanguage }) => targetLanguage)
  const others = [...byLanguage.values()].flatMap((list) => inconsistent(list, sourceOf, ({ target }) => target.text))
  return [
    ...empty.map((segment) => reportOn(segment, 'empty', '', '')),
    ...others
      .filter(({ item }) => !isUntranslated(pairIn(item, item.target.text, noHabits)))
      .map(({ item, usual }) => reportOn(item, 'inconsistent', usual.target.text, item.target.text)),
  ]
}

/** All changes to a file: the corrections, and the notes and states of their segments. */
function editsOf(file: string, corrected: readonly Corrected[], refused: ReadonlySet<Correction['id']>): Edit[] {
  const kept = corrected
    .map(({ segment, corrections }) => ({ segment, corrections: corrections.filter(({ id }) => !refused.has(id)) }))
    .filter(({ corrections }) => corrections.length > 0)
  const edits = kept.flatMap(({ segment, corrections }) =>
    editsIn(corrections).flatMap((edit) => spliceOf(segment.target, edit) ?? []),
  )
  const notes = kept.map(({ segment, corrections }) => {
    return { segment, note: [...new Set(corrections.map(({ rule }) => rule))].join(', ') }
  })
  const marks = [...Map.groupBy(notes, ({ segment }) => segment.unit)].flatMap(([unit, own]) =>
    marksOn(file, unit, own),
  )
  return [...edits, ...marks]
}

/** In characters. Longer texts are shortened in reports. */
const LONG = 600

const tagged = (text: string) => text.replaceAll(HOLE, TAG)
const shown = (text: string) => tagged(text.slice(0, LONG)) + (text.length > LONG ? '…' : '')

const reportOn = (
  { id, number, source, target }: Segment,
  kind: Report['kind'],
  expected: string,
  found: string,
): Report => ({
  ...{ kind, segment: id, number, source: shown(source.text), target: shown(target.text) },
  ...{ expected: shown(expected), found: shown(found) },
})

const shownCorrections = ({ segment: { id, number, source, target }, corrections }: Corrected): CorrectedSegment => ({
  ...{ number, segment: id, source: shown(source.text), target: tagged(target.text), corrections },
})

/** Lists the corrections of some segments one by one: the target before each, and after it alone. */
export const listCorrections = (corrected: readonly CorrectedSegment[]) =>
  corrected.flatMap(({ corrections, target, ...segment }) =>
    corrections.map(({ edits, ...correction }) => ({
      ...segment,
      ...correction,
      ...{ before: target, after: withEdits(target, edits) },
    })),
  )

/** The name of a corrected file: "a.pl.xlf" as "a.pl.refined.xlf". */
export function refinedName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}.refined${name.slice(dot)}` : `${name}.refined`
}
