import { describe, expect, it } from 'vitest'
import { parseRecordList, printRecord } from '../../src/model/records/records.ts'
import { next, noReviewOf, type RecordEvent } from '../../src/model/records/transition.ts'

/** Today's English and text; a record begins with the English and the text that it is of. */
const now = { english: 'e1e1e1e1', text: 'a1a1a1a1', date: '2026-02-03' }
const current = 'e1e1e1e1 a1a1a1a1'
const stale = 'e0e0e0e0 a1a1a1a1'
const edited = 'e1e1e1e1 a0a0a0a0'
const written = (translator: string | null, keepsForm = false): RecordEvent => ({
  kind: 'written',
  origin: 'imported',
  translator,
  keepsForm,
})
const fit: RecordEvent = { kind: 'found fit' }
const reviewed = (reviewer: string, waiver: string | null = null): RecordEvent => ({
  kind: 'reviewed',
  reviewer,
  waiver,
})
const objected = (reviewer: string | null): RecordEvent => ({ kind: 'objected', reviewer })

describe('a record', () => {
  // What was known, what happens, and what is known then (after the hashes of English and text, before the day).
  it.each<[held: string | null, event: RecordEvent, record: string]>([
    // A text that is new belongs to whoever wrote it, and is not reviewed.
    [null, written('A'), `${current} imported (A) D`],
    [null, written(null), `${current} imported D`],
    [`${edited} machine (B) 2026-01-02 C`, written('A'), `${current} imported (A) D`],
    // Whoever made a form that stays has a part in it.
    [`${edited} machine (B) 2026-01-02 C`, written('A', true), `${current} imported (A; B) D`],
    // The same text keeps its origin and who made it; who confirms it in writing has a part in it, and no review stays.
    [`${stale} machine (B) 2026-01-02 C`, written('A'), `${current} machine (A; B) D`],
    [`${current} machine (B) 2026-01-02 needs-work C`, written(null), `${current} machine (B) D`],
    // Found to fit, it is reviewed by those who had read this English, but not by who has objected.
    [null, fit, `${current} human D`],
    [`${stale} machine (B) 2026-01-02 C`, fit, `${current} machine (B) D`],
    [`${current} human (B) 2026-01-02 B (waiver: Alone)`, fit, `${current} human (B) D B (waiver: Alone)`],
    [`${current} human (B) 2026-01-02 needs-work C`, fit, `${current} human (B) D`],
    [`${edited} machine (B) 2026-01-02 C`, fit, `${current} human D`],
    // A review is of one text and one English; several of both are kept.
    [null, reviewed('A'), `${current} human D A`],
    [`${current} machine (B) 2026-01-02 C`, reviewed('A'), `${current} machine (B) D A; C`],
    [`${current} machine (B) 2026-01-02 a`, reviewed('A'), `${current} machine (B) D A`],
    [`${current} machine 2026-01-02 unnamed`, reviewed('A'), `${current} machine D A`],
    [`${stale} machine (B) 2026-01-02 C`, reviewed('A'), `${current} machine (B) D A`],
    [`${current} machine (B) 2026-01-02 needs-work C`, reviewed('A'), `${current} machine (B) D A`],
    // The waiver is of whoever made the text.
    [`${current} human (A) 2026-01-02`, reviewed('A', 'Alone'), `${current} human (A) D A (waiver: Alone)`],
    [`${current} human (B) 2026-01-02`, reviewed('A', 'Alone'), `${current} human (B) D A`],
    [`${current} human (A) 2026-01-02 A (waiver: Alone)`, reviewed('C'), `${current} human (A) D A; C (waiver: Alone)`],
    // An objection takes reviews away, and leaves the English that the text was made from.
    [null, objected('A'), `${current} human D needs-work A`],
    [`${current} machine (B) 2026-01-02 C`, objected('A'), `${current} machine (B) D needs-work A`],
    [`${stale} machine (B) 2026-01-02 B (waiver: Alone)`, objected(null), `${stale} machine (B) D needs-work`],
  ])('%j, %j: %s', (held, event, record) => {
    const before = held === null ? null : (parseRecordList(held)?.[0] ?? null)
    expect(printRecord(next(before, event, now))).toBe(record.replace(' D', ` ${now.date}`))
  })

  it('takes no review by whoever made the text without a waiver', () => {
    const own = parseRecordList(`${current} human (A. Nowak) 2026-01-02`)?.[0] ?? null
    expect(() => next(own, reviewed('a. nowak'), now)).toThrow(
      'a. nowak made this text: expected a waiver, found none.',
    )
  })
})

it.each([
  [{ reviewer: 'B', origin: 'machine' }, 'machine'],
  [{ reviewer: null, origin: 'human' }, 'unnamed'],
  [{ reviewer: 'a' }, 'own'],
  [{ reviewer: 'B', origin: 'human' }, null],
] as const)('a review %j of a text by A is none: %s', (said, reason) => {
  expect(noReviewOf({ translator: 'A' }, said)).toBe(reason)
})
