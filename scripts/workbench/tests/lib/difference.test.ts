import { describe, expect, it } from 'vitest'
import { printFinding } from '../../src/lib/output.ts'

const printed = (expected: string, found: string) =>
  printFinding({ file: 'f', line: 1, key: '', rule: 'r', severity: 'error', expected, found })

describe('what looks the same', () => {
  it.each([
    ['a\u00A0b', 'a b', 'expected a\u00A0b with U+00A0 after “a”, found a b with U+0020 after “a”'],
    ['ab', 'a\u200Bb', 'expected ab with nothing after “a”, found a\\u200bb with U+200B after “a”'],
    ['\u00E9', 'e\u0301', 'expected \u00E9 with U+00E9 at the start, found e\u0301 with U+0065 U+0301 at the start'],
    ['x', 'x', 'expected anything but x, found x'],
    ['a', 'b', 'expected a, found b'],
  ])('is told apart by code points: %j and %j', (expected, found, message) => {
    expect(printed(expected, found)).toContain(`f:1: ${message} `)
  })
})
