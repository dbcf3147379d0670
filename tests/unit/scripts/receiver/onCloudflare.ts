import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Miniflare, type Request as PlatformRequest, Response as PlatformResponse } from 'miniflare'
import { vi } from 'vitest'
import { databaseOf, storeIn } from '../../../../scripts/receiver/sql.ts'
import { workerFiles } from '../../../../scripts/serve/worker.ts'
import { parseEnv } from '../../../../src/config/env.ts'
import { type Ask, ORIGIN, type Start } from './place.ts'

const migrations = path.join(import.meta.dirname, '../../../../scripts/receiver/migrations')

/** The worker on Cloudflare's own runtime, with a D1 database; pages of the site are `<html lang="…">` by their address. */
export const startOnCloudflare: Start = async ({ siteUrl, variables = {} }) => {
  const worker = await workerFiles(parseEnv({ VITE_SITE_URL: siteUrl }))
  const miniflare = new Miniflare({
    modules: true,
    unsafeTriggerHandlers: true,
    script: worker['_worker.js'] ?? '',
    compatibilityDate: '2026-06-01',
    d1Databases: ['SUBMISSIONS'],
    bindings: variables,
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
  const guide = await readFile('docs/forms.md', 'utf8')
  const [list = '', erase = ''] = [...guide.matchAll(/--command "([^"]+)"/g)].map(([, command = '']) => command)
  /** As the owner does with wrangler. */
  const run = async (command: string, of: string) =>
    JSON.stringify((await d1.prepare(command.replace('a@b.example', of)).all()).results)
  return {
    store,
    origin: ORIGIN,
    // The runtime hands what the worker logs to this process.
    log: () => vi.mocked(console.error).mock.calls.splice(0).join('\n'),
    ask: (address, asked) => ask(miniflare, address, asked),
    keepUp: async () => (await miniflare.dispatchFetch('http://localhost/cdn-cgi/mf/scheduled')).text(),
    exported: (of) => run(list, of),
    remove: (of) => run(erase, of),
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
