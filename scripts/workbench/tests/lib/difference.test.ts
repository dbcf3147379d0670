import { describe, expect, it } from 'vitest'
import { printFinding } from '../../src/lib/output.ts'

const printed = (expected: string, found: string) =>
  printFinding({ file: 'f', line: 1, key: '', rule: 'r', severity: 'error', expected, found })

describe('a difference of texts that look the same', () => {
  it.each([
    ['a\u00A0b', 'a b', 'Found: a b with U+0020 after “a”. Needed: a\u00A0b with U+00A0 after “a”.'],
    ['ab', 'a\u200Bb', 'Found: a\\u200bb with U+200B after “a”. Needed: ab with nothing after “a”.'],
    ['\u00E9', 'e\u0301', 'Found: e\u0301 with U+0065 U+0301 at the start. Needed: \u00E9 with U+00E9 at the start.'],
    ['x', 'x', 'Found: x. Needed: anything but x.'],
    ['a', 'b', 'Found: b. Needed: a.'],
  ])('is shown by code points: %j and %j', (expected, found, message) => {
    expect(printed(expected, found)).toContain(`f:1: ${message} `)
  })
})
