import { lazy } from '../lib/lazy.ts'
import { once } from '../lib/once.ts'
import { HOLE } from '../checks/text.ts'
import { decode } from './encoding.ts'
import { fixesOf, judge } from './fixes.ts'
import type { BilingualFile, Segment, UnitPlace } from './formats/document.ts'
import { readBilingual } from './formats/read.ts'
import { type Edit, type Splice, spliced, spliceOf } from './formats/span.ts'
import { FileFault } from '../formats/fileFault.ts'
import { inconsistentIn, type Report, saidOf, tagsSaid } from './reports.ts'
import { kindOfRule } from './rules/index.ts'
import type { FileFacts, Fix, Kind } from './rules/rule.ts'

export interface RefineOptions {
  /** Called now and then; in a worker, a message that is posted from it arrives at once. */
  readonly onProgress?: (done: number, total: number) => void
  /** The largest file that is read, in bytes; 50 MB when nothing else is said. */
  readonly most?: number
}

/** Where something of a text stands, from one character to another. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** What a rule has corrected in one translation. Plain data, so that a worker can post it. */
export interface Correction {
  /** Of the same file with the same options always the same. */
  readonly id: string
  readonly rule: string
  /** What the rule is about. */
  readonly kind: Kind
  /** As the file names the segment. */
  readonly segment: string
  /** Of the segment, from 1. */
  readonly number: number
  /** The texts, with TAG in place of each tag, long ones shortened; `after` has this correction alone. */
  readonly source: string
  readonly before: string
  readonly after: string
  /** What is changed in `before`, and in `after`; a place of an insertion has no length. */
  readonly beforeRanges: readonly Range[]
  readonly afterRanges: readonly Range[]
}

/** What stands in the texts of corrections and reports for a tag. */
export const TAG = '▯'

export interface Refined {
  readonly format: BilingualFile['format']
  /** BCP 47 tags, of the first segment. */
  readonly sourceLanguage: string
  readonly targetLanguage: string
  /** How many segments have a translation. */
  readonly segments: number
  readonly corrections: readonly Correction[]
  /** What needs a person once the corrections are made. */
  readonly reports: readonly Report[]
  /**
   * The file with all corrections but those that are refused, by their ids: the same bytes where nothing is corrected. A
   * corrected segment has the state of one that needs a review, and a note with the rules.
   */
  readonly write: (refused: ReadonlySet<Correction['id']>) => Uint8Array
}

const MEGABYTE = 1_000_000
/** In bytes. Larger files are read by nobody. */
export const LARGEST = 200 * MEGABYTE
/** So many segments between two calls of `onProgress`. */
const STEP = 500

interface Corrected {
  readonly segment: Segment
  readonly rule: string
  readonly splices: readonly Splice[]
}

/**
 * Corrects what rules can correct in the translations of a bilingual file: XLIFF 1.2 or 2.x. Runs in browsers too. Throws a
 * FileFault, with one sentence, for a file that cannot be read.
 */
export function refineFile(bytes: Uint8Array, name: string, options: RefineOptions = {}): Refined {
  const { onProgress, most = 50 * MEGABYTE } = options
  if (bytes.length > Math.min(most, LARGEST)) {
    throw new FileFault('too-large', { size: Math.ceil(bytes.length / MEGABYTE), most: Math.floor(most / MEGABYTE) })
  }
  const { text: file, encode } = decode(bytes)
  const { format, segments } = readBilingual(file, name)
  const translated = segments.filter(({ target }) => target.text.trim() !== '')
  const [first] = translated
  if (!first) throw new FileFault('no-translations')
  const factsOf = factsFor(translated)
  const inconsistent = inconsistentIn(translated)
  const corrections: Correction[] = []
  const corrected = new Map<Correction['id'], Corrected>()
  const reports: Report[] = []
  for (const [index, segment] of segments.entries()) {
    if (index % STEP === 0) onProgress?.(index, segments.length)
    if (segment.target.text.trim() === '') {
      if (segment.source.text.trim() !== '') reports.push(reportOn(segment, { kind: 'empty', expected: '', found: '' }))
      continue
    }
    const judgedAs = (target: string) => judge({ ...segment, source: segment.source.text, target }, factsOf(segment))
    const judged = judgedAs(segment.target.text)
    const edits: Edit[] = []
    for (const fix of fixesOf(judged)) {
      const splices = fix.edits.map((edit) => spliceOf(segment.target, edit))
      if (!splices.every((splice) => splice !== null)) continue
      const id = `${segment.number}.${corrections.length + 1}`
      corrections.push(correctionOf(id, segment, fix))
      corrected.set(id, { segment, rule: fix.rule, splices })
      edits.push(...fix.edits)
    }
    // What a correction has mended needs no person.
    const rest = edits.length > 0 ? judgedAs(spliced(segment.target.text, edits)) : judged
    const said = [...saidOf(rest), ...tagsSaid(segment), ...(inconsistent.get(segment) ?? [])]
    reports.push(...said.map((one) => reportOn(segment, one)))
  }
  onProgress?.(segments.length, segments.length)
  return {
    ...{ format, sourceLanguage: first.sourceLanguage, targetLanguage: first.targetLanguage },
    ...{ segments: translated.length, corrections, reports },
    write: (refused) => {
      const kept = [...corrected].filter(([id]) => !refused.has(id)).map(([, one]) => one)
      return kept.length === 0 ? bytes.slice() : encode(spliced(file, [...splicesOf(kept)]))
    },
  }
}

/** All changes to a file: the corrections, and what is said of their segments. */
function* splicesOf(kept: readonly Corrected[]): Generator<Splice> {
  const units = new Map<UnitPlace, Map<Segment, Set<string>>>()
  for (const { segment, rule, splices } of kept) {
    yield* splices
    const segments = units.get(segment.unit) ?? new Map<Segment, Set<string>>()
    units.set(segment.unit, segments.set(segment, (segments.get(segment) ?? new Set()).add(rule)))
  }
  for (const [unit, segments] of units) {
    yield* unit.mark([...segments].map(([segment, rules]) => ({ segment, note: [...rules].join(', ') })))
  }
}

const reportOn = (
  { id, number, source, target }: Segment,
  { kind, expected, found }: Pick<Report, 'kind' | 'expected' | 'found'>,
): Report => ({
  ...{ kind, segment: id, number, source: shown(source.text), target: shown(target.text) },
  ...{ expected: shown(expected), found: shown(found) },
})

/** In characters: of a longer text only so much is shown, or so much on either side of a correction. */
const LONG = 600
const AROUND = 150

const shown = (text: string) => text.slice(0, LONG).replaceAll(HOLE, TAG) + (text.length > LONG ? '…' : '')

function correctionOf(id: string, { id: segment, number, source, target }: Segment, { rule, edits }: Fix): Correction {
  const ordered = edits.toSorted((one, other) => one.start - other.start)
  const { lead, text, tail, from } = excerpt(target.text, ordered)
  const inside = ordered.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }))
  const seen = inside.filter(({ end }) => end <= text.length)
  let shift = lead.length
  const afterRanges = seen.map(({ start, end, text: inserted }) => {
    const range = { start: start + shift, end: start + shift + inserted.length }
    shift += inserted.length - (end - start)
    return range
  })
  const textWith = (part: string) => `${lead}${part.replaceAll(HOLE, TAG)}${tail}`
  return {
    ...{ id, rule, kind: kindOfRule(rule), segment, number, source: shown(source.text) },
    ...{ before: textWith(text), after: textWith(spliced(text, seen)) },
    beforeRanges: seen.map(({ start, end }) => ({ start: start + lead.length, end: end + lead.length })),
    afterRanges,
  }
}

/** A text, shortened around some places of it where it is long, with what stands for the rest. */
function excerpt(text: string, places: readonly Range[]) {
  if (text.length <= LONG) return { lead: '', text, tail: '', from: 0 }
  const [first, last] = [places[0]?.start ?? 0, places.at(-1)?.end ?? 0]
  const from = Math.max(0, first - AROUND)
  const to = Math.min(text.length, Math.min(last, first + LONG) + AROUND)
  return { lead: from > 0 ? '…' : '', text: text.slice(from, to), tail: to < text.length ? '…' : '', from }
}

/** What holds for all translations into a language, by segments of it. */
function factsFor(segments: readonly Segment[]): (segment: Segment) => FileFacts {
  const factsOf = once((target: string): FileFacts => {
    const own = segments.filter(({ targetLanguage }) => targetLanguage === target)
    return {
      // Few languages ask for these.
      hasCurlyApostrophes: lazy(() => isUsual(own, /\p{L}’\p{L}/gu, /\p{L}'\p{L}/gu)),
      hasNoBreakSpaces: lazy(() => isUsual(own, /[\u00A0\u202F][:;!?»]|«[\u00A0\u202F]/g, / [:;!?»]|« /g)),
    }
  })
  return ({ targetLanguage }) => factsOf(targetLanguage)
}

/** Whether more places in the translations match one expression than another. */
function isUsual(segments: readonly Segment[], usual: RegExp, other: RegExp): boolean {
  const count = (pattern: RegExp) =>
    segments.reduce((sum, { target }) => sum + (target.text.match(pattern)?.length ?? 0), 0)
  return count(usual) > count(other)
}
