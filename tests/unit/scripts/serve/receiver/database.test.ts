import { rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../../../../scripts/serve/receiver/node/database.ts'
import { contact, logged, receiving } from './receiving.ts'

const statusOf = async (answer: Promise<Response>) => (await answer).status
/** The comments of the submissions in a database. */
async function storedIn(file: string) {
  const store = openStore(file)
  const submissions = await store.all()
  store.close()
  return submissions.map(({ fields }) => fields['comments'])
}

it.each<[string, (file: string) => Promise<void>, readonly string[]]>([
  ['removed', (file) => rm(file), ['c']],
  ['removed with its log', (file) => rm(file).then(() => rm(`${file}-wal`)), ['c']],
  [
    'replaced',
    async (file) => {
      openStore(`${file}.backup`).close()
      await rename(`${file}.backup`, file)
    },
    ['c'],
  ],
])('a message is not acknowledged into a database that was %s; the next one is stored', async (_, change, expected) => {
  const { file, post } = await receiving()
  expect(await statusOf(post({ ...contact, comments: 'a' }))).toBe(200)
  await change(file)
  expect(await statusOf(post({ ...contact, comments: 'b' }))).toBe(503)
  expect(logged()).toEqual([expect.stringContaining('was removed or replaced')])
  expect(await statusOf(post({ ...contact, comments: 'c' }))).toBe(200)
  expect(await storedIn(file)).toEqual(expected)
})

it('a database that was moved has every acknowledged message, also when it is moved back', async () => {
  const { file, post } = await receiving()
  await post({ ...contact, comments: 'a' })
  await rename(file, `${file}.moved`)
  expect(await statusOf(post({ ...contact, comments: 'b' }))).toBe(503)
  await rename(`${file}.moved`, file)
  expect(await statusOf(post({ ...contact, comments: 'c' }))).toBe(503)
  expect(await statusOf(post({ ...contact, comments: 'd' }))).toBe(200)
  expect(logged()).toHaveLength(2)
  expect(await storedIn(file)).toEqual(['a', 'd'])
})

it('a post waits for another program that writes, without blocking the process, and is answered within a second', async () => {
  const { file, post } = await receiving()
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const answer = statusOf(post(contact))
  await setTimeout(100)
  // The lock is released by the same process, so that a blocking post would never be stored.
  other.exec('ROLLBACK')
  expect(await answer).toBe(200)
  other.exec('BEGIN IMMEDIATE')
  const start = performance.now()
  expect(await statusOf(post({ ...contact, comments: 'b' }))).toBe(503)
  expect(performance.now() - start).toBeLessThan(1000)
  expect(logged()).toEqual([expect.stringContaining('database is locked')])
})
