import { describe, expect, it } from 'vitest'
import type { MessageTree } from 'i18next-workbench'
import { payloadFor } from '../../../../../scripts/build/texts/payload.ts'

describe('payloads', () => {
  const bundles = (pl: MessageTree) =>
    new Map([
      ['en', new Map([['common', { a: 'A', deep: { b: 'B', c: 'C' } }]])],
      ['pl', new Map([['common', pl]])],
    ] as const)

  it('have the texts of a locale, and English only for missing ones', () => {
    expect(payloadFor(bundles({ deep: { b: 'Be' } }), 'pl', ['common'])).toEqual({
      pl: { common: { deep: { b: 'Be' } } },
      en: { common: { a: 'A', deep: { c: 'C' } } },
    })
  })
})
