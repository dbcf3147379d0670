import { readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { execa } from 'execa'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { backUp, openStore } from '../../../../../scripts/serve/receiver/node/database.ts'
import { makeFolder } from '../../../../../scripts/workbench/tests/fixtures/folder.ts'
import { contact, logged, receiving } from './receiving.ts'

/** The submissions in a database. */
async function storedIn(file: string) {
  const store = openStore(file)
  const submissions = await store.all()
  store.close()
  return submissions
}

describe('the database', () => {
  const statusOf = async (answer: Promise<Response>) => (await answer).status

  it('a database that was moved has every acknowledged message, and one that was removed or replaced gets none', async () => {
    const { file, post } = await receiving()
    await post({ ...contact, comments: 'a' })
    await rename(file, `${file}.moved`)
    expect(await statusOf(post({ ...contact, comments: 'b' }))).toBe(503)
    await rename(`${file}.moved`, file)
    expect(await statusOf(post({ ...contact, comments: 'c' }))).toBe(503)
    expect(await statusOf(post({ ...contact, comments: 'd' }))).toBe(200)
    expect(logged()).toHaveLength(2)
    expect((await storedIn(file)).map(({ fields }) => fields['comments'])).toEqual(['a', 'd'])
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
})

const message = {
  receivedAt: '2026-01-02T12:00:00.000Z',
  form: 'contact',
  locale: 'en',
  isMailed: false,
  fields: { fullName: 'Zoë 🦊', email: 'z@example.com', comments: 'one\r\ntwo, "three"\u001b[2J' },
} as const

let file: string
beforeEach(async () => {
  file = path.join(await makeFolder(), 'data/submissions.db')
  const store = openStore(file)
  await store.add({ ...message, key: 'a' })
  await store.add({ ...message, key: 'b', locale: 'pl', fields: { comments: '=1+1' }, isMailed: true })
  store.close()
})
const cli = async (...args: string[]) =>
  (await execa('node', ['scripts/submissions.ts', '--file', file, ...args], { stripFinalNewline: false })).stdout

it('prints each message in full, without control characters, or as CSV without formulas', async () => {
  expect(await cli()).toBe(`1  2026-01-02T12:00:00.000Z  contact  en
    fullName  Zoë 🦊
    email     z@example.com
    comments  one
              two, "three"\\u001b[2J
2  2026-01-02T12:00:00.000Z  contact  pl  mail waits (attempt 0)
    comments  =1+1
`)
  const { data } = Papa.parse<Record<string, string>>((await cli('--csv')).trimEnd(), { header: true })
  expect(data).toMatchObject([
    { id: '1', ...message.fields },
    { mail: 'mail waits (attempt 0)', comments: "'=1+1" },
  ])
})

it('deletes messages for good', async () => {
  expect(await cli('--delete', '1', '7')).toBe('Deleted: 1.\n')
  expect(await storedIn(file)).toMatchObject([{ id: 2 }])
  expect((await readFile(file)).includes('z@example.com')).toBe(false)
})

it('backs up to a new file that only its owner can read, while the database is open', async () => {
  const server = openStore(file)
  const backup = `${file}.backup`
  backUp(file, backup)
  expect(await storedIn(backup)).toEqual(await server.all())
  expect([(await stat(file)).mode & 0o777, (await stat(backup)).mode & 0o777]).toEqual([0o600, 0o600])
  server.close()
  expect(() => backUp(file, backup)).toThrow('expected the name of a new file, found a file.')
})
