import { expect, it } from 'vitest'
import { localeTexts } from '../../../../scripts/documents/messages.ts'
import { UNCONFIRMED } from '../../../../src/i18n/publication.ts'

it('what is unconfirmed comes with the messages of just those views, and renames just their files', () => {
  const texts = { bundles: new Map(), publication: {} }
  const [plain, noted] = [
    localeTexts(texts, 'pl'),
    localeTexts({ ...texts, unconfirmed: new Map([['pl', new Set(['about'])]]) }, 'pl'),
  ]
  expect(noted.payload('about', ['common'])).toEqual({ pl: { common: {}, [UNCONFIRMED]: { about: true } } })
  expect(noted.payload('team', ['common'])).toEqual({ pl: { common: {} } })
  expect(noted.file('about', []).address).not.toBe(plain.file('about', []).address)
  expect(noted.file('team', [])).toEqual(plain.file('team', []))
})
