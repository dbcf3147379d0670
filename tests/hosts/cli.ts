/**
 * npm run test:hosts [-- --install] [folder]: one table of expectations on real nginx, real Caddy and the server of
 * `npm start`, over a copy of dist/. Exit code 1 when any fails.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { colors } from 'i18next-workbench/lib/colors.ts'
import { runCommand } from 'i18next-workbench/lib/run.ts'
import { readSiteEnv } from '../../scripts/lib/siteEnv.ts'
import type { SiteEnv } from '../../src/config/env.ts'
import { client } from './http.ts'
import { requireServers } from './install.ts'
import { Probe, type Row, type Subject } from './probe.ts'
import { addressRows } from './rows-addresses.ts'
import { fileRows } from './rows-files.ts'
import { protocolRows } from './rows-protocol.ts'
import { receiverRows } from './rows-receiver.ts'
import { ruleRows } from './rows-rules.ts'
import { type Running, startCaddy, startNginx, startOwn } from './servers.ts'
import { plantSite } from './site.ts'

const siteRows: readonly Row[] = [...fileRows, ...addressRows, ...protocolRows, ...ruleRows]
const rows: readonly Row[] = [...siteRows, ...receiverRows]
const hosts = [
  { name: 'nginx', start: startNginx, isProxy: true },
  { name: 'Caddy', start: startCaddy, isProxy: true },
  { name: 'npm start', start: startOwn, isProxy: false },
]
const ofReceiver = { siteUrl: 'https://www.example.com', contactFormUrl: '/api/contact' }
const firstPort = Number(process.env['HOSTS_PORT'] ?? 4610)

/** Runs every row against one server; a row that throws has failed. */
async function examine(
  running: Running,
  subject: Omit<Subject, 'send' | 'codings'>,
  chosen: readonly Row[],
): Promise<[Row, Probe][]> {
  const results: [Row, Probe][] = []
  const { send, end } = client(running.port)
  for (const row of chosen) {
    const probe = new Probe()
    results.push([row, probe])
    await row
      .check({ ...subject, send, codings: running.codings }, probe)
      .catch((error: Error) => probe.problems.push(`thrown: ${error.message}`))
  }
  end()
  return results
}

function cell(probe: Probe | undefined): string {
  if (!probe) return ''
  const { count, problems } = probe
  const text = problems.length > 0 ? `✗ ${problems.length} of ${count}` : count === 0 ? '–' : `✓ ${count}`
  return (problems.length > 0 ? colors.red : colors.green)(text.padEnd(13))
}

function print(tables: Map<string, Map<Row, Probe>>): void {
  console.log(colors.bold(`\n${''.padEnd(58)}${[...tables.keys()].map((name) => name.padEnd(13)).join('')}`))
  for (const row of rows)
    console.log(row.name.padEnd(58) + [...tables.values()].map((table) => cell(table.get(row))).join(''))
  for (const [host, table] of tables) {
    for (const [row, { problems }] of table) {
      for (const problem of problems.slice(0, 5)) console.log(colors.red(`\n${host}: ${row.name}\n  ${problem}`))
    }
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { install: { type: 'boolean' } }, allowPositionals: true })
  const remark = await requireServers(values.install ?? false)
  const scratch = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  try {
    const folder = path.join(scratch, 'site')
    const files = await plantSite(path.resolve(positionals[0] ?? 'dist'), folder)
    const env = readSiteEnv()
    const tables = new Map<string, Map<Row, Probe>>()
    for (const [index, { name, start, isProxy }] of hosts.entries()) {
      const run = async (host: SiteEnv, chosen: readonly Row[]) => {
        const running = await start({ site: folder, env: host, scratch, port: firstPort + index })
        const results = await examine(running, { folder, files, env: host }, chosen)
        await running.stop()
        return results
      }
      const proxied = isProxy ? await run({ ...env, ...ofReceiver }, receiverRows) : []
      tables.set(name, new Map([...(await run(env, siteRows)), ...proxied]))
    }
    print(tables)
    if (remark) console.log(`\n${colors.yellow(remark)}`)
    const failed = [...tables.values()]
      .flatMap((table) => [...table.values()])
      .some(({ problems }) => problems.length > 0)
    if (failed) process.exitCode = 1
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
})
