import { expect, it } from 'vitest'
import { along, down, step } from '../../../src/enhance/step.ts'

const list = ['first', 'second', 'third']

it.each([
  ['ArrowRight', 'first', along, 'second'],
  ['ArrowRight', 'third', along, 'first'],
  ['ArrowLeft', 'first', along, 'third'],
  ['ArrowLeft', 'third', along, 'second'],
  ['ArrowDown', 'third', down, 'first'],
  ['ArrowUp', 'second', down, 'first'],
  ['Home', 'third', down, 'first'],
  ['End', 'first', along, 'third'],
])('%s leads from the %s on', (key, from, keys, to) => {
  expect(step(list, from, key, keys)).toBe(to)
})

it('keys of the other direction, and all others, lead nowhere', () => {
  expect(step(list, 'first', 'ArrowDown', along)).toBeUndefined()
  expect(step(list, 'first', 'ArrowRight', down)).toBeUndefined()
  expect(step(list, 'first', 'Tab', along)).toBeUndefined()
})

it('walks from right to left with the keys turned round', () => {
  expect(step(list, 'first', 'ArrowLeft', [...along].reverse())).toBe('second')
})
