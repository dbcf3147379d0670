import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isBlocked } from '../fixtures/blockerRules.ts'
import { dist } from './site.ts'

it('gives no file a name that ad blockers look for', () => {
  const files = ['assets', 'messages'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(isBlocked)).toEqual([])
})
