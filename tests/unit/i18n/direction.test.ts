import { describe, expect, it } from 'vitest'
import { directionOf } from '../../../src/i18n/direction.ts'

describe('the direction of a language', () => {
  it.each([
    ['en', 'ltr'],
    ['pl-PL', 'ltr'],
    ['ja-JP', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['az-Arab', 'rtl'],
    ['uz', 'ltr'],
    ['ar-Latn', 'ltr'],
  ])('%s: %s', (tag, direction) => {
    expect(directionOf(tag)).toBe(direction)
  })
})
