import { afterEach, expect, it } from 'vitest'
import { findPlaces } from '../../src/places/browser/findPlaces.ts'
import { noteRef } from '../../src/marks/notes.ts'

afterEach(() => {
  document.body.replaceChildren()
  scrollTo(0, 0)
})

function show(id: string, css: string): void {
  const element = document.createElement('p')
  element.style.cssText = css
  element.textContent = id
  document.body.append(element)
  noteRef([{ id, element: 'p', attribute: null, text: id, start: 0, end: id.length }])(element)
}

it('finds the same texts visible wherever the page is scrolled to', () => {
  show('skip', 'position: fixed; top: -100px; margin: 0')
  show('aside', 'position: absolute; left: -9999px')
  show('title', 'block-size: 3000px')
  show('last', '')
  const seen = () => findPlaces().flatMap(({ id, box }) => (box ? [{ id, box }] : []))
  const before = seen()
  expect(before.map(({ id }) => id)).toEqual(['title', 'last'])
  scrollTo(0, 2000)
  expect(scrollY).toBeGreaterThan(1000)
  expect(seen()).toEqual(before)
})
