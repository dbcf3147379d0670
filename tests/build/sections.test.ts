import { expect, it } from 'vitest'
import { LATER_STYLES } from '../../src/config/protocol.ts'
import { built, sample } from './site.ts'

it.each(sample)('%s: every section is one element, which is how a failing one is found', (_name, locale, view) => {
  let elements = 0
  const counts: number[] = []
  for (const node of built(locale, view).$('main').contents()) {
    if (node.type === 'tag' && !(LATER_STYLES in node.attribs)) elements += 1
    if (node.type !== 'comment') continue
    // React's mark of the end of a Suspense boundary.
    if (node.data === '/$') counts.push(elements)
    elements = 0
  }
  // The last one marks the page as hydrated.
  expect(counts.pop()).toBe(0)
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((count) => count !== 1)).toEqual([])
})
