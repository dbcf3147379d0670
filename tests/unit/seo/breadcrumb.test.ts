import { expect, it } from 'vitest'
import { trailOf } from '../../../src/seo/breadcrumb.ts'

it('leads from Home over the page above, as the menus group them', () => {
  expect(trailOf('services-interpreting')).toEqual(['home', 'services', 'services-interpreting'])
  expect(trailOf('ai-neural-machine-translation')).toEqual([
    'home',
    'ai-ai-translation',
    'ai-neural-machine-translation',
  ])
  expect(trailOf('solutions-healthcare')).toEqual(['home', 'solutions-by-industry', 'solutions-healthcare'])
  expect(trailOf('contacts')).toEqual(['home', 'contacts'])
  expect(trailOf('services')).toEqual(['home', 'services'])
})

it('is empty where there is no way to show', () => {
  expect(trailOf('home')).toEqual([])
  expect(trailOf('not-found')).toEqual([])
})
