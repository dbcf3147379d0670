import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { Running, Settings, Start } from './adapter.ts'
import { clients, FEW_POSTS } from './clients.ts'
import { fullStore } from './full.ts'
import { origins, SITE } from './origins.ts'
import { refusedPosts } from './refused.ts'
import { retries } from './retries.ts'
import { validPosts } from './valid.ts'

const MANY = { SUBMISSIONS_PER_MINUTE: '10000' }

const parts: readonly (readonly [name: string, settings: Settings, tests: (receiver: () => Running) => void])[] = [
  ['a good post', { variables: MANY }, validPosts],
  ['a bad post', { variables: MANY }, refusedPosts],
  ['a post from a page', { siteUrl: SITE, variables: MANY }, origins],
  ['the limit of posts', { variables: { SUBMISSIONS_PER_MINUTE: String(FEW_POSTS) } }, clients],
  ['posts that come again or at once', { variables: MANY }, retries],
  ['a store that is full', { variables: { ...MANY, SUBMISSIONS_MAX_MB: '0.25' } }, fullStore],
]

/** What every receiver of posts has to keep, whatever it runs on. */
export function contract(start: Start): void {
  describe.each(parts)('%s', (_, settings, tests) => {
    let running: Running | undefined
    beforeAll(async () => {
      running = await start(settings)
    }, 60_000)
    afterEach(() => running?.clear())
    afterAll(() => running?.stop())
    tests(() => {
      if (running) return running
      throw new Error('The receiver was not started.')
    })
  })
}
