import { expect, it } from 'vitest'
import { columnKeys, moveByKey, rowKeys } from '../../../src/enhance/arrowKeys.ts'

const list = ['first', 'second', 'third']

it.each([
  ['ArrowRight', 'first', rowKeys, 'second'],
  ['ArrowRight', 'third', rowKeys, 'first'],
  ['ArrowLeft', 'first', rowKeys, 'third'],
  ['ArrowLeft', 'third', rowKeys, 'second'],
  ['ArrowDown', 'third', columnKeys, 'first'],
  ['ArrowUp', 'second', columnKeys, 'first'],
  ['Home', 'third', columnKeys, 'first'],
  ['End', 'first', rowKeys, 'third'],
])('%s moves from the %s', (key, from, keys, to) => {
  expect(moveByKey(list, from, key, keys)).toBe(to)
})

it('keys of the other direction, and all others, move nothing', () => {
  expect(moveByKey(list, 'first', 'ArrowDown', rowKeys)).toBeUndefined()
  expect(moveByKey(list, 'first', 'ArrowRight', columnKeys)).toBeUndefined()
  expect(moveByKey(list, 'first', 'Tab', rowKeys)).toBeUndefined()
})

it('moves from right to left with the keys reversed', () => {
  expect(moveByKey(list, 'first', 'ArrowLeft', [...rowKeys].reverse())).toBe('second')
})
