import { describe, expect, it } from 'vitest'
import { looksLikeLink, validate } from '../../../src/forms/schema.ts'

describe('validate', () => {
  it('asks for the required fields and nothing else', () => {
    expect(validate('contact', {})).toEqual({
      service: 'serviceMissing',
      fullName: 'fullNameMissing',
      email: 'emailMissing',
    })
    expect(validate('freelance', { fullName: ' ', email: 'a@b', cv: '' })).toEqual({
      fullName: 'fullNameMissing',
      cv: 'cvMissing',
    })
    expect(validate('freelance', { fullName: 'X', email: 'a@b', cv: 'anything at all' })).toEqual({})
  })

  it.each(['a@b', 'jaźń@przykład.pl', '用户@例子.广告', "o'brien+tag@sub.example.com", ' a@b.c '])(
    'passes the address %s',
    (email) => {
      expect(validate('contact', { service: 'consulting', fullName: '山田', email })).toEqual({})
    },
  )

  it.each(['nobody', '@b', 'a@', 'a b@c', 'a@b@c'])('refuses the address %s', (email) => {
    expect(validate('contact', { service: 'consulting', fullName: 'X', email })).toEqual({ email: 'emailInvalid' })
  })
})

describe('looksLikeLink', () => {
  it('knows links with and without a scheme from other texts', () => {
    for (const link of ['https://drive.example.com/x?y=1', 'dropbox.com/s/1', 'przykład.pl'])
      expect(looksLikeLink(link)).toBe(true)
    for (const text of ['later', 'I will send it', 'CV.', '']) expect(looksLikeLink(text)).toBe(false)
  })
})
