import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { backUp, restore } from '../../../../scripts/receiver/node/backup.ts'
import { migrationNames, openDatabase, openStore } from '../../../../scripts/receiver/node/database.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'
import { preview, submissions } from './onNode.ts'

const message = (number: number) => ({
  receivedAt: '2026-01-02T12:00:00.000Z',
  form: 'contact' as const,
  locale: 'pl' as const,
  key: String(number),
  notices: ['mail' as const],
  fields: { fullName: `Zoë ${number}`, email: `${number}@example.com`, service: 'translation', comments: '\0\r\n' },
})

let folder: string
beforeEach(async () => {
  folder = await folderOfTest()
})
const at = (name: string) => path.join(folder, name)

async function allIn(file: string) {
  const store = openStore(file)
  const all = await store.all()
  store.close()
  return all
}

async function filled(file: string, count: number) {
  const store = openStore(file)
  for (let number = 1; number <= count; number += 1) await store.add(message(number))
  store.close()
  return allIn(file)
}

it('a backup taken while posts come holds each that was confirmed before, and all of it comes back', {
  timeout: 60_000,
}, async () => {
  const { address, file, stop } = await preview({ SUBMISSIONS_PER_MINUTE: '100000' })
  const confirmed: string[] = []
  let posting = true
  const posts = (async () => {
    for (let number = 1; posting; number += 1) {
      const body = new URLSearchParams(message(number).fields)
      const answer = await fetch(`${address()}/api/contact`, { method: 'POST', body, redirect: 'manual' })
      expect(answer.status).toBe(303)
      confirmed.push(`${number}@example.com`)
    }
  })()
  await expect.poll(() => confirmed.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const before = [...confirmed]
  const backup = at('backup.db')
  await submissions(['--backup', backup, '--file', file])
  posting = false
  await posts
  await stop()
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  const restored = at('new/submissions.db')
  const told = await submissions(['--restore', backup, '--file', restored])
  const all = await allIn(restored)
  expect(told).toBe(`Restored ${all.length} submissions from ${backup} into ${restored}.`)
  expect(all.map(({ fields }) => fields['email'])).toEqual(expect.arrayContaining(before))
  expect(all).toEqual((await allIn(file)).slice(0, all.length))
})

it('a backup replaces what is there only when it is told to, below a server that has the database open', async () => {
  const [file, backup] = [at('a.db'), at('backup.db')]
  const all = await filled(file, 3)
  expect(backUp(file, backup)).toBe(3)
  const server = openStore(file)
  await server.remove([1])
  expect(() => restore(backup, file, false)).toThrow(
    `${file}: expected a database without submissions, found 2. With --replace, the backup takes their place.`,
  )
  expect(await server.all()).toEqual(all.slice(1))
  expect(restore(backup, file, true)).toBe(3)
  expect(await server.all()).toEqual(all)
  await server.add(message(5))
  server.close()
})

it.each([1, 2])('a file or a backup of %i migrations is brought up to date, once', async (seen) => {
  const old = at('old.db')
  const connection = new DatabaseSync(old)
  for (const name of migrationNames().slice(0, seen))
    connection.exec(await readFile(path.join('scripts/receiver/migrations', name), 'utf8'))
  const keys = seen > 1 ? [', key', `, 'k'`] : ['', '']
  connection.exec(`PRAGMA user_version = ${seen};
    INSERT INTO submissions (id, received_at, form, locale, fields${keys[0]}) VALUES (7, '2026', 'contact', 'en', '{}'${keys[1]})`)
  connection.close()
  expect(restore(old, at('new.db'), false)).toBe(1)
  for (const file of [at('new.db'), old, old]) expect(await allIn(file)).toMatchObject([{ id: 7, notices: [] }])
})

it('refuses what is no database or backup, and names of files that are taken, and leaves nothing behind', async () => {
  await filled(at('a.db'), 1)
  await writeFile(at('text'), 'not a database, but long enough to be read as one'.repeat(50))
  const other = openDatabase(at('other.db'))
  other.connection.exec('PRAGMA user_version = 99')
  other.close()
  const place = 'expected a database of submissions, or a place to create one; found'
  expect(() => openStore(at('text'))).toThrow(`text: ${place}: file is not a database.`)
  expect(() => openStore(folder)).toThrow(`${folder}: ${place}: unable to open database file.`)
  expect(() => openStore(at('text/x/y.db'))).toThrow(/; found: E(NOTDIR|EXIST)/)
  expect(() => backUp(at('none.db'), at('x'))).toThrow('none.db: expected a database of submissions, found none.')
  expect(() => backUp(at('a.db'), at('text'))).toThrow('text: expected the name of a new file, found a file.')
  const from = (name: string) => () => restore(at(name), at('b.db'), false)
  expect(from('none')).toThrow('none: expected a backup of submissions, found none.')
  expect(from('text')).toThrow(/text: expected a backup of submissions; found: .*not a database/)
  expect(from('other.db')).toThrow(/found: one that has had 99 of \d+ migrations/)
  expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([])
  expect(await allIn(at('a.db'))).toHaveLength(1)
})

it('is for its owner alone to read, its log and one of earlier too', async () => {
  const file = at('data/submissions.db')
  const store = openStore(file)
  const names = [file, `${file}-shm`, `${file}-wal`]
  const modes = () => Promise.all(names.map(async (name) => (await stat(name)).mode & 0o777))
  expect(await modes()).toEqual([0o600, 0o600, 0o600])
  for (const name of names) await chmod(name, 0o644)
  openStore(file).close()
  expect(await modes()).toEqual([0o600, 0o600, 0o600])
  store.close()
})
