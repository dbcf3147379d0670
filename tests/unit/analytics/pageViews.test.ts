import { expect, it } from 'vitest'
import { redact } from '../../../src/analytics/pageViews.ts'

it.each([
  ['/contacts', '/contacts'],
  ['/contacts?mail=jan.kowalski@example.com&x=1', '/contacts?mail=redacted&x=1'],
  ['/x/jan%40example.com/y', '/x/redacted/y'],
])('takes e-mail addresses out of %s', (path, redacted) => {
  expect(redact(path)).toBe(redacted)
})
