import { expect, it } from 'vitest'
import { wantsColors } from '../../src/lib/colors.ts'

it.each([
  ['a terminal', {}, true, true],
  ['a pipe', {}, false, false],
  ['a pipe in CI', { CI: 'true' }, false, false],
  ['a pipe where they are asked for', { FORCE_COLOR: '1' }, false, true],
  ['a terminal where they are refused', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
])('%s', (_, env, isTerminal, expected) => {
  expect(wantsColors(env, isTerminal)).toBe(expected)
})
