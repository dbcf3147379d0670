import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { ensureDebian } from '../../scripts/workbench/tests/fixtures/debian.ts'
import { assertBuilt, builds, originEnv, originSite } from '../../scripts/lib/builds.ts'
import { parseEnv, type SiteEnv } from '../../src/config/env.ts'
import { testAddresses } from './addresses.ts'
import { testFiles } from './files.ts'
import { client } from './http.ts'
import { testProtocol } from './protocol.ts'
import { testReceiver } from './receiver.ts'
import { brotliModule, type Start, startCaddy, startNginx, startOwn, type Running } from './servers.ts'
import type { Subject } from './subject.ts'

/** Real nginx, real Caddy and the server of `npm start` over a copy of the build for an origin: each has to answer the same. */
let scratch: string
let files: readonly string[]
const own = parseEnv(originEnv)
const ofReceiver: SiteEnv = { ...own, contactFormUrl: '/api/contact' }

beforeAll(async () => {
  assertBuilt([builds.origin])
  await ensureDebian(['/usr/sbin/nginx', '-v'], 'nginx')
  await ensureDebian(['caddy', 'version'], 'caddy')
  // Without it, nginx sends gzip.
  await ensureDebian(['test', '-e', brotliModule], 'libnginx-mod-http-brotli-static').catch(console.warn)
  scratch = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  files = await plantSite(path.join(scratch, 'site'))
}, 900_000)
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** Copies the site to where every server may read it, with files that none may hand out. Resolves to all files as addresses. */
async function plantSite(site: string): Promise<string[]> {
  await cp(originSite, site, { recursive: true, preserveTimestamps: true })
  const planted = ['.env', '.git/config', '.vite/manifest.json', 'assets/.hidden.js', '.well-known/security.txt']
  for (const name of [...planted, '../secret.txt']) {
    const file = path.join(site, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'planted\n')
  }
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name))}`.replaceAll(path.sep, '/'))
    .sort()
}

/** Has a server run while the tests of a group do; what it returns gives it to them. */
function running(start: (how: Start) => Promise<Running>, env: SiteEnv): () => Subject {
  let subject: Subject
  let end: () => Promise<void>
  beforeAll(async () => {
    const folder = path.join(scratch, 'site')
    const server = await start({ site: folder, env, scratch, port: 4610 })
    const { send, end: disconnect } = client(server.port)
    subject = { send, codings: server.codings, folder, files, env }
    end = async () => {
      disconnect()
      await server.stop()
    }
  })
  afterAll(() => end())
  return () => subject
}

const hosts = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
  { name: 'npm start', start: startOwn },
]
describe.each(hosts)('$name', ({ start }) => {
  const subject = running(start, own)
  testFiles(subject)
  testAddresses(subject)
  testProtocol(subject)
})
describe.each(hosts.slice(0, 2))('$name in front of a receiver that does not run', ({ start }) => {
  testReceiver(running(start, ofReceiver))
})
