import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFile } from '../../src/merge/mergeFile.ts'
import { mergeRecords } from '../../src/merge/mergeRecords.ts'
import { type MessageRecord, origins, printRecord } from '../../src/model/records/records.ts'

const record = fc
  .record<MessageRecord>({
    english: fc.constantFrom('e0e0e0e0', 'e1e1e1e1', 'e2e2e2e2'),
    text: fc.constantFrom('a0a0a0a0', 'a1a1a1a1', 'a2a2a2a2'),
    origin: fc.constantFrom(...origins),
    translator: fc.constantFrom(null, 'A', 'B C (D)', 'A; E'),
    date: fc.constantFrom('2026-01-01', '2026-01-02'),
    needsWork: fc.boolean(),
    reviewer: fc.constantFrom(null, 'A', 'B', 'A; B', 'C'),
    waiver: fc.constantFrom(null, 'Alone here (until May)'),
  })
  // A waiver stands beside a name.
  .map((one) => (one.reviewer ? one : { ...one, waiver: null }))
/** Mostly one record, as in a file, and sometimes what an earlier merge left. */
const records = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(record) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.uniqueArray(record, { maxLength: 3, selector: ({ text, english }) => text + english }) },
)
const versions = fc.record({ base: records, ours: records, theirs: records })
const lines = (list: readonly MessageRecord[]) => list.map(printRecord).toSorted()
const namesIn = (list: readonly MessageRecord[]) => list.flatMap(({ reviewer }) => reviewer?.split('; ') ?? [])

describe('any records of two branches', () => {
  it('merge to the same, whichever branch is ours', () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const turned = mergeRecords({ base, ours: theirs, theirs: ours })
        expect(lines(mergeRecords({ base, ours, theirs }))).toEqual(lines(turned))
      }),
      { numRuns: 500 },
    )
  })

  it('lose no review and no translation that either branch added', () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const merged = mergeRecords({ base, ours, theirs })
        const of = (list: readonly MessageRecord[], text: string) => list.filter((one) => one.text === text)
        const sides: (readonly MessageRecord[])[][] = [
          [ours, theirs],
          [theirs, ours],
        ]
        for (const [side = [], other = []] of sides) {
          for (const { text } of side) {
            const before = of(base, text)
            const added = namesIn(of(side, text)).filter((name) => !namesIn(before).includes(name))
            // The other branch translated anew what this one only reviewed.
            const replaced =
              before.length > 0 && of(other, text).length === 0 && other.some((one) => of(base, one.text).length === 0)
            if (before.length === 0) expect(of(merged, text)).not.toEqual([])
            if (!replaced) expect(namesIn(of(merged, text))).toEqual(expect.arrayContaining(added))
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('are no conflict in a file, and can be read again', () => {
    const file = 'locales/.workbench/pl.record.json'
    const print = (list: readonly MessageRecord[]) =>
      JSON.stringify(list.length > 0 ? { common: { a: lines(list) } } : {}, null, 2)
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const merge = mergeFile(file, { base: print(base), ours: print(ours), theirs: print(theirs) })
        expect(merge.conflicts).toEqual([])
        const value: unknown = JSON.parse(merge.print(() => null)).common?.a
        const list = value === undefined ? [] : [value].flat()
        expect(list.toSorted()).toEqual(lines(mergeRecords({ base, ours, theirs })))
      }),
      { numRuns: 200 },
    )
  })
})
