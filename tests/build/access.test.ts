import { describe, expect, it } from 'vitest'
import { clients } from '../../src/config/site.ts'
import { built, inFull } from './site.ts'

// Landmarks, ids and names are html-validate's, in validate.test.ts.
describe.each(inFull)('%s', (_name, locale, view) => {
  const { $ } = built(locale, view)

  it('says nothing in a picture that it does not say in text, but in those of clients and the owner', () => {
    const names = clients.map(({ name }) => `[alt="${name}"]`).join()
    const speaking = $(`img:not([alt=""], ${names}), area, canvas, object, embed, svg text`)
      .toArray()
      .filter((picture) => $(picture).closest('[aria-hidden=true]').length === 0)
    expect(speaking.map((picture) => $.html(picture))).toEqual([])
    const drawings = $('svg:not([aria-hidden=true]):not([role=img][aria-label])')
      .toArray()
      .filter((drawing) => $(drawing).closest('[aria-hidden=true]').length === 0)
    expect(drawings.map((drawing) => $.html(drawing).slice(0, 120))).toEqual([])
  })
})
