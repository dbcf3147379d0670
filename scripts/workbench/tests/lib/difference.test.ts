import { expect, it } from 'vitest'
import { printFinding } from '../../src/lib/output.ts'

const printed = (expected: string, found: string) =>
  printFinding({ file: 'f', line: 1, key: '', rule: 'r', severity: 'error', expected, found })

it.each([
  ['a\u00A0b', 'a b', 'Found: a b. Needed: a<U+00A0>b.'],
  ['ab', 'a\u200Bb', 'Found: a<U+200B>b. Needed: ab.'],
  ['\u00E9', 'e\u0301', 'Found: e<U+0301>. Needed: \u00E9.'],
  ['x', 'x', 'Found: x. Needed: anything but x.'],
  ['a', 'b', 'Found: b. Needed: a.'],
])('texts that look the same are shown by code points: %j and %j', (expected, found, message) => {
  expect(printed(expected, found)).toContain(`f:1: ${message} `)
})
