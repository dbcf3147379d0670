import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import worker, { type Bindings, type WorkerSettings } from '../../../../../scripts/serve/receiver/cloudflare.ts'
import { openDatabase } from '../../../../../scripts/serve/receiver/node/database.ts'
import { ownersWords } from '../../../../../scripts/serve/receiver/node/settings.ts'
import { type D1, databaseOf, type Statement, storeIn } from '../../../../../scripts/serve/receiver/sql.ts'
import { makeFolder } from '../../../../../scripts/workbench/tests/fixtures/folder.ts'
import { bare, contact, type Fields, logged, multipart, postOf } from './receiving.ts'

/** A D1 database on SQLite, with the methods that the worker uses. */
async function d1Database(): Promise<D1> {
  const { database, close } = openDatabase(path.join(await makeFolder(), 'd1.db'))
  onTestFinished(close)
  const statements = new WeakMap<object, Statement>()
  return {
    prepare: (sql) => ({
      bind: (...values) => {
        const bound = {}
        statements.set(bound, [sql, ...values])
        return bound
      },
    }),
    batch: async (bound) => {
      const found = await database.run(bound.map((each) => statements.get(each) ?? ['no such statement']))
      const meta = { size_after: await database.size() }
      return found.map((results) => ({ results, meta }))
    },
  }
}

/** The worker with an empty database; pages of the site are `<html>` with their address. */
async function startWorker(variables: Partial<Bindings> = {}) {
  const settings: WorkerSettings = {
    siteUrl: 'https://www.example.com',
    words: ownersWords(),
    headers: [['X-Content-Type-Options', 'nosniff']],
  }
  vi.stubGlobal('__RECEIVER_SETTINGS__', settings)
  onTestFinished(() => void vi.unstubAllGlobals())
  const d1 = await d1Database()
  const fetchPage = async (request: Request | URL) =>
    new Response(`<html>${new URL('url' in request ? request.url : request).pathname}`)
  const bindings: Bindings = { SUBMISSIONS: d1, ASSETS: { fetch: fetchPage }, ...variables }
  const work: Promise<unknown>[] = []
  const send = async (request: Request, client = '203.0.113.1') => {
    request.headers.set('CF-Connecting-IP', client)
    const answer = await worker.fetch(request, bindings, { waitUntil: (more) => void work.push(more) })
    await Promise.all(work)
    return answer
  }
  const post = (fields: Fields, headers: Fields = {}, client?: string) =>
    send(postOf(multipart(fields), headers), client)
  return { send, post, store: storeIn(databaseOf(d1)) }
}

it('stores a post and answers with the headers of the site; serves files for other addresses', async () => {
  const { send, post, store } = await startWorker()
  const answer = await post({ ...contact, locale: 'pl' })
  expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(await store.all()).toMatchObject([{ form: 'contact', locale: 'pl', notice: null }])
  expect(await (await send(new Request('https://forms.example/about'))).text()).toBe('<html>/about')
  const refused = await post({ locale: 'pl' }, { Accept: 'text/html' })
  expect([refused.status, await refused.text()]).toEqual([422, '<html>/pl/not-sent'])
})

it('limits each client by the address that Cloudflare names', async () => {
  const { post } = await startWorker({ SUBMISSIONS_PER_MINUTE: '16' })
  // A post without a length counts as 16.
  const statuses = [await post(contact), await post(contact), await post(contact, {}, '203.0.113.2')]
  expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200])
})

it('mails after its answer, deletes old messages with the next one, and tolerates an invalid setting', async () => {
  const mails: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    mails.push(JSON.parse(body))
    return new Response('')
  })
  const mailing = { MAIL_API_KEY: 'key', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' }
  const { post, store } = await startWorker(mailing)
  await store.add({ ...bare, receivedAt: '2020-01-01T00:00:00.000Z', key: 'old' })
  await post(contact)
  expect(mails).toHaveLength(1)
  expect(await store.all()).toMatchObject([{ id: 2, notice: { attempts: 1, due: null, failure: null } }])
  const bad = await startWorker({ MAIL_API_KEY: 'key', SUBMISSIONS_PER_MINUTE: 'x' })
  expect((await bad.post(contact)).status).toBe(200)
  expect(logged()).toEqual([
    expect.stringMatching(/^The default limits hold: SUBMISSIONS_PER_MINUTE: /),
    expect.stringMatching(/^No mail is sent: MAIL_FROM: expected a value/),
  ])
})
