import { expect, it } from 'vitest'
import * as entry from '../index.js'
import * as sources from '../src/index.ts'

it('exports what its sources do, of the types that are declared', () => {
  expect(Object.keys(sources satisfies typeof entry).sort()).toEqual(Object.keys(entry).sort())
})
