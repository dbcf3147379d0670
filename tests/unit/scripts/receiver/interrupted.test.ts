import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '../../../../scripts/receiver/node/database.ts'
import { createReceiver } from '../../../../scripts/receiver/receiver.ts'
import { type Database, storeIn } from '../../../../scripts/receiver/sql.ts'
import { contact, multipart, ORIGIN } from './contract/adapter.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

type Cut = (database: Database) => Database['run']

/** Where a post is cut short, once: before anything is written, between two statements, before the answer is known. */
const places: readonly (readonly [string, Cut])[] = [
  ['before the transaction', () => () => Promise.reject(new Error('gone'))],
  [
    'within the transaction',
    ({ run }) =>
      ([first]) =>
        run([...(first ? [first] : []), ['no such statement']]),
  ],
  [
    'after the transaction',
    ({ run }) =>
      async (statements) =>
        run(statements).then(() => Promise.reject(new Error('gone'))),
  ],
]

it.each(places)(
  'a post that is cut short %s is not acknowledged, and its retry is stored and told of once',
  async (_, cut) => {
    const { database, close } = openDatabase(path.join(await folderOfTest(), 'submissions.db'))
    const runs = [cut(database), database.run, database.run]
    const store = storeIn({ ...database, run: (statements) => (runs.shift() ?? database.run)(statements) })
    const receive = createReceiver({ store, errorPage: async () => '', notifiers: [{ kind: 'mail' }] })
    const post = () => {
      const headers = { Accept: 'application/json', 'Idempotency-Key': 'k' }
      return receive(new Request(`${ORIGIN}/api/contact`, { method: 'POST', headers, body: multipart(contact) }), '')
    }
    expect((await post())?.status).toBe(500)
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
    vi.mocked(console.error).mockClear()
    expect([(await post())?.status, (await post())?.status]).toEqual([200, 200])
    expect(await store.all()).toMatchObject([{ notices: [{ kind: 'mail', attempts: 0 }] }])
    close()
  },
)
