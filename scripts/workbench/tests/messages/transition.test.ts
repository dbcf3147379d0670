import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { next, type RecordEvent } from '../../src/messages/transition.ts'
import { isUnconfirmed } from '../../src/messages/unconfirmed.ts'
import { stateOf } from '../../src/messages/units.ts'
import { joinRecords, type MessageRecord, type Origin, parseRecords } from '../../src/project/records/records.ts'
import { inNotation, recordIn, recordsText } from '../fixtures/records.ts'

/** The rows of a table of docs/states.md, as cells without code marks. */
function rowsOf(heading: string): string[][] {
  const text = readFileSync(new URL('../../docs/states.md', import.meta.url), 'utf8')
  const [, below = ''] = text.split(`## ${heading}\n`)
  const lines = (below.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  const cellsOf = (line: string) => line.split('|').slice(1, -1)
  return lines.slice(1).map((line) => cellsOf(line).map((cell) => cell.trim().replaceAll('`', '')))
}

const day = '2026-02-03'
const now = { english: 'e1e1e1e1', text: 'a1a1a1a1', date: day }
const hashes: Readonly<Record<string, string>> = {
  now: now.english,
  old: 'e0e0e0e0',
  this: now.text,
  other: 'a0a0a0a0',
}

/** A record as docs/states.md writes it; null for "nothing". */
function recordOf(cell: string): MessageRecord | null {
  const line = cell.replace(/^(\w+) (\w+) (\w+(?: \(.+?\))?(?= |$))/, (_, english, text, origin) => {
    return `${hashes[english]} ${hashes[text]} ${origin} ${day}`
  })
  return cell === 'nothing' ? null : recordIn(line)
}

function eventOf(words: string): RecordEvent {
  const [, who = '', what = ''] = /^(.+?) (writes|is accepted|is named|confirms|objects)/.exec(words) ?? []
  const name = who === 'someone' || who === 'a machine' ? null : who
  const origin: Origin = who === 'a machine' ? 'machine' : 'human'
  const events: Readonly<Record<string, RecordEvent>> = {
    writes: { kind: 'written', origin, translator: name, keepsForm: words.endsWith('a form stays') },
    'is accepted': { kind: 'accepted' },
    'is named': { kind: 'attributed', translator: who, insteadOf: / instead of (.)/.exec(words)?.[1] ?? null },
    confirms: { kind: 'confirmed', reviewer: who },
    objects: { kind: 'objected', reviewer: name },
  }
  const event = events[what]
  if (!event) throw new Error(`docs/states.md: expected an event, found "${words}".`)
  return event
}

/** A record as docs/states.md writes it. */
function inWords(record: MessageRecord): string {
  const nameOf = (hash: string) => Object.entries(hashes).find(([, value]) => value === hash)?.[0]
  const { english, text } = record
  return inNotation(record)
    .replace(` ${day}`, '')
    .replace(`${english} ${text}`, `${nameOf(english)} ${nameOf(text)}`)
}

describe('docs/states.md', () => {
  it.each(rowsOf('Events'))('%s, %s: %s, %s, notice: %s', (before, words, after, state, notice) => {
    const happens = () => next(recordOf(before ?? ''), eventOf(words ?? ''), now)
    if (after === 'refused') return expect(happens).toThrow()
    const record = happens()
    expect(inWords(record)).toBe(after)
    const found = stateOf([], record, now)
    expect([found, isUnconfirmed({ state: found, record }) ? 'yes' : 'no']).toEqual([state, notice])
  })

  it.each(rowsOf('Two lines'))('%s and %s say %s', (one, other, together) => {
    const records = [one, other].flatMap((cell) => recordOf(cell ?? '') ?? [])
    for (const lines of [records, records.toReversed()]) {
      const file = lines.map((record) => recordsText({ common: { a: inNotation(record) } })).join('')
      const joined = joinRecords(parseRecords(file).get('common:a') ?? [], now)
      expect(joined && inWords(joined)).toBe(together)
    }
  })
})
