import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Miniflare, type Request as PlatformRequest, Response as PlatformResponse } from 'miniflare'
import { databaseOf } from '../../../../scripts/forms/cloudflare/platform.ts'
import type { SubmissionStore } from '../../../../scripts/forms/core/store.ts'
import { storeIn } from '../../../../scripts/forms/sql/store.ts'
import { workerCode } from '../../../../scripts/hosting/cloudflare.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import type { Ask, Running, Settings } from './contract/adapter.ts'

const migrations = path.join(import.meta.dirname, '../../../../scripts/forms/sql/migrations')

export interface RunningWorker extends Running {
  readonly store: SubmissionStore
  /** Runs a statement as the owner does with wrangler; resolves to its rows. */
  readonly execute: (sql: string) => Promise<unknown>
  /** Has its schedule come. */
  readonly schedule: () => Promise<void>
}

/** The worker on Cloudflare's own runtime, with a D1 database; pages of the site are `<html lang="…">` by their address. */
export async function startOnCloudflare(
  { siteUrl, variables }: Settings,
  bindings: Readonly<Record<string, string>> = {},
): Promise<RunningWorker> {
  const env = parseEnv({ VITE_SITE_URL: siteUrl })
  const miniflare = new Miniflare({
    modules: true,
    unsafeTriggerHandlers: true,
    script: await workerCode(env),
    compatibilityDate: '2026-06-01',
    d1Databases: ['SUBMISSIONS'],
    bindings: { ...variables, ...bindings },
    serviceBindings: {
      ASSETS: ({ url, method }: PlatformRequest) => {
        const [, locale] = /^\/(?:(\w\w)\/)?not-sent$/.exec(new URL(url).pathname) ?? []
        if (new URL(url).pathname.endsWith('not-sent')) return page(`<html lang="${locale ?? 'en'}">`)
        return page('a file', method === 'GET' ? 404 : 405)
      },
    },
  })
  const d1 = await miniflare.getD1Database('SUBMISSIONS')
  for (const name of (await readdir(migrations)).sort()) {
    const sql = (await readFile(path.join(migrations, name), 'utf8')).replace(/^ *--.*\n/gm, '')
    for (const statement of sql.split(';')) if (statement.trim()) await d1.prepare(statement).run()
  }
  const store = storeIn(databaseOf(d1))
  const schedule = async () => {
    await (await miniflare.dispatchFetch('http://localhost/cdn-cgi/mf/scheduled')).text()
  }
  return {
    store,
    execute: async (sql) => (await d1.prepare(sql).all()).results,
    schedule,
    ask: (address, asked) => ask(miniflare, address, asked),
    stored: async () => (await store.all()).map(({ id: _, ...submission }) => submission),
    clear: async () => {
      await store.remove((await store.all()).map(({ id }) => id))
    },
    keepUp: schedule,
    stop: () => miniflare.dispose(),
  }
}

const page = (html: string, status = 200) =>
  new PlatformResponse(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

async function ask(miniflare: Miniflare, address: string, { method = 'GET', headers, body, client }: Ask) {
  const said = new Request(address, { method, headers, body })
  if (client !== undefined) said.headers.set('CF-Connecting-IP', client)
  const sent = new Uint8Array(await said.arrayBuffer())
  const answer = await miniflare.dispatchFetch(address, {
    method,
    // As every browser does; miniflare would send it in chunks.
    headers: { ...Object.fromEntries(said.headers), 'content-length': String(sent.length) },
    body: sent.length > 0 ? sent : null,
    redirect: 'manual',
  })
  const content = await answer.arrayBuffer()
  return new Response(content.byteLength > 0 ? content : null, {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
  })
}
