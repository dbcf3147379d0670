import { describe, expect, it } from 'vitest'
import { parseRecordList, printRecord } from '../../src/model/records/records.ts'
import { isAmong, isSelfConfirmed, personNamed, secondPersons } from '../../src/model/records/reviewers.ts'

const hashes = '3f2a91c0 77e0b12d'
const parse = (line: string) => parseRecordList(`${hashes} ${line}`)?.[0] ?? null

describe('the record of a translation', () => {
  it.each([
    ['human 2026-01-02', {}],
    ['imported 2026-01-02 needs-work A. Nowak; B. Lis', { needsWork: true, reviewer: 'A. Nowak; B. Lis' }],
    ['human (A. Nowak) 2026-01-02', { translator: 'A. Nowak' }],
    ['human (A. Nowak (Acme); B) 2026-01-02 C (Acme)', { translator: 'A. Nowak (Acme); B', reviewer: 'C (Acme)' }],
    ['human (A) 2026-01-02 A (waiver: No (other) speaker)', { reviewer: 'A', waiver: 'No (other) speaker' }],
  ])('%s is read and printed', (line, parts) => {
    const record = parse(line)
    expect(record).toMatchObject({ translator: line.includes('(A') ? expect.any(String) : null, ...parts })
    expect(record && printRecord(record)).toBe(`${hashes} ${line}`)
  })

  it('counts nobody who translated the text as its reviewer', () => {
    const own = parse('human (A. Nowak) 2026-01-02 a. nowak (waiver: Alone)')
    expect([secondPersons(own), isSelfConfirmed(own)]).toEqual([[], true])
    const both = parse('human (A. Nowak) 2026-01-02 A. Nowak; B. Lis (waiver: Alone)')
    expect([secondPersons(both), isSelfConfirmed(both)]).toEqual([['B. Lis'], false])
    const objection = parse('human (A. Nowak) 2026-01-02 needs-work B. Lis')
    expect([secondPersons(objection), isSelfConfirmed(objection)]).toEqual([[], false])
  })
})

it.each([
  ['maria  kowalska', true],
  ['M. Kowalska', true],
  ['M Kowalska', true],
  ['Kowalska, Maria', true],
  ['Kowalska Maria', true],
  ['Kowalska, M.', true],
  ['Marta Kowalska', false],
  ['Maria Nowak', false],
  ['Kowalska', false],
  ['M. K.', false],
])('%s is taken for Maria Kowalska: %s', (name, isSame) => {
  expect(isAmong(['Maria Kowalska'], name)).toBe(isSame)
  expect(isAmong([name], 'Maria Kowalska')).toBe(isSame)
})

it.each([
  [' ', 'found nothing'],
  ['A; B', 'the name of one person'],
  ['needs-work A', 'which is a state'],
  ['A\u0007', 'an invisible character'],
  ['A (waiver: B)', 'which reads like a record'],
  ['A) 2026-01-02', 'which reads like a record'],
  ['A'.repeat(101), 'at most 100 characters, found 101'],
])('the name %j is refused', (name, message) => {
  expect(() => personNamed(name, 'Your name')).toThrow(message)
})
