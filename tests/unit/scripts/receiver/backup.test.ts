import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { backUp, restore } from '../../../../scripts/receiver/node/backup.ts'
import { migrationNames, openDatabase, openStore } from '../../../../scripts/receiver/node/database.ts'
import { preview } from './preview.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const message = (number: number) => ({
  receivedAt: '2026-01-02T12:00:00.000Z',
  form: 'contact' as const,
  locale: 'pl' as const,
  key: String(number),
  notices: ['mail' as const],
  fields: { fullName: `Zoë ${number}`, email: `${number}@example.com`, service: 'translation', comments: '\0\r\n' },
})

async function filled(file: string, count: number) {
  const store = openStore(file)
  for (let number = 1; number <= count; number += 1) await store.add(message(number))
  const all = await store.all()
  store.close()
  return all
}

async function allIn(file: string) {
  const store = openStore(file)
  const all = await store.all()
  store.close()
  return all
}

it('a backup taken while posts come holds each that was confirmed before, and all of it comes back', {
  timeout: 60_000,
}, async () => {
  const folder = await folderOfTest()
  const { address, file, stop } = await preview({ SUBMISSIONS_PER_MINUTE: '100000' })
  const confirmed: string[] = []
  let posting = true
  const post = async (number: number) => {
    const body = new URLSearchParams(message(number).fields)
    const answer = await fetch(`${address()}/api/contact`, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    confirmed.push(`${number}@example.com`)
  }
  const posts = (async () => {
    for (let number = 1; posting; number += 1) await post(number)
  })()
  await expect.poll(() => confirmed.length, { timeout: 20_000 }).toBeGreaterThan(5)
  const before = [...confirmed]
  const backup = path.join(folder, 'backup.db')
  const { stdout } = await execa('node', ['scripts/submissions.ts', '--backup', backup, '--file', file])
  posting = false
  await posts
  await stop()
  expect((await stat(backup)).mode & 0o777).toBe(0o600)
  const restored = path.join(folder, 'new/submissions.db')
  const command = ['scripts/submissions.ts', '--restore', backup, '--file', restored]
  expect((await execa('node', command)).stdout).toBe(
    stdout.replace('Wrote', 'Restored').replace(/ of \S+ to (\S+)\.$/, ` from $1 into ${restored}.`),
  )
  const all = await allIn(restored)
  expect(all.map(({ fields }) => fields['email'])).toEqual(expect.arrayContaining(before))
  expect(all).toEqual((await allIn(file)).slice(0, all.length))
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('part'))).toEqual([])
})

it('replaces what is there only when it is told to, below a server that has the database open', async () => {
  const folder = await folderOfTest()
  const [file, backup] = [path.join(folder, 'a.db'), path.join(folder, 'backup.db')]
  const all = await filled(file, 3)
  expect(backUp(file, backup)).toBe(3)
  const server = openStore(file)
  await server.remove([1])
  await server.add(message(4))
  const changed = await server.all()
  expect(() => restore(backup, file, false)).toThrow(
    `${file}: expected a database without submissions, found 3. With --replace, the backup takes their place.`,
  )
  expect(await server.all()).toEqual(changed)
  expect(restore(backup, file, true)).toBe(3)
  expect(await server.all()).toEqual(all)
  await server.add(message(5))
  server.close()
})

it('restores a backup that an earlier version has made', async () => {
  const folder = await folderOfTest()
  const [old, file] = [path.join(folder, 'old.db'), path.join(folder, 'a.db')]
  const connection = new DatabaseSync(old)
  for (const name of migrationNames().slice(0, 2))
    connection.exec(await readFile(path.join('scripts/receiver/migrations', name), 'utf8'))
  connection.exec(`PRAGMA user_version = 2; INSERT INTO submissions VALUES (7, '2026', 'contact', 'en', '{}', 'k')`)
  connection.close()
  expect(restore(old, file, false)).toBe(1)
  expect(await allIn(file)).toMatchObject([{ id: 7, notices: [] }])
})

it('refuses what is no backup, and names of files that are taken, and leaves nothing behind', async () => {
  const folder = await folderOfTest()
  const at = (name: string) => path.join(folder, name)
  await filled(at('a.db'), 1)
  await writeFile(at('text'), 'not a database, but long enough to be read as one'.repeat(50))
  const other = openDatabase(at('other.db'))
  other.connection.exec('PRAGMA user_version = 99')
  other.close()
  expect(() => backUp(at('none.db'), at('x'))).toThrow('none.db: expected a database of submissions, found none.')
  expect(() => backUp(at('a.db'), at('text'))).toThrow('text: expected the name of a new file, found a file.')
  expect(() => restore(at('none'), at('b.db'), false)).toThrow('none: expected a backup of submissions, found none.')
  expect(() => restore(at('text'), at('b.db'), false)).toThrow(
    /text: expected a backup of submissions; found: .*not a database/,
  )
  expect(() => restore(at('other.db'), at('b.db'), false)).toThrow(/found: one that has had 99 of \d+ migrations/)
  expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([])
  expect(await allIn(at('a.db'))).toHaveLength(1)
})
