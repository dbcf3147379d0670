import { beforeEach, expect, it } from 'vitest'
import { addToComments, readDraft, saveDraft } from '../../../src/forms/draft.ts'

beforeEach(() => sessionStorage.clear())

it('puts a paragraph before the comments of the draft, once, and keeps what else was typed', () => {
  addToComments('Figures:\nPrice: 1')
  expect(readDraft('contact')).toEqual({ service: 'translation', comments: 'Figures:\nPrice: 1' })
  saveDraft('contact', { service: 'consulting', fullName: 'Ann', comments: 'Hello.\r\n\r\nFigures:\r\nPrice: 1' })
  addToComments('Figures:\nPrice: 2')
  expect(readDraft('contact')).toEqual({
    service: 'consulting',
    fullName: 'Ann',
    comments: 'Figures:\nPrice: 2\n\nHello.',
  })
})
