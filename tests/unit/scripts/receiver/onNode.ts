import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { onTestFinished } from 'vitest'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { startUpkeep } from '../../../../scripts/receiver/upkeep.ts'
import { addressOf } from '../../../fixtures/address.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'
import type { Fields, Start } from './place.ts'

/** A site served as its owner does, until the test ends, with the variables of its environment. */
export async function preview(variables: Fields) {
  const served = await startPreview(await folderOfTest(), variables)
  onTestFinished(() => served.stop())
  return served
}

/** What the command of submissions prints. */
export const submissions = async (args: readonly string[], env: Fields = {}) =>
  (await execa('node', ['scripts/submissions.ts', ...args], { env })).stdout

async function startPreview(folder: string, variables: Fields) {
  await writeFile(path.join(folder, '404.html'), '')
  const file = path.join(folder, 'data/submissions.db')
  const env = { PORT: '0', SUBMISSIONS_DB: file, ...variables }
  const run = () =>
    execa('node', ['scripts/preview.ts', folder], { stdio: ['ignore', 'pipe', 'pipe'], env, reject: false })
  let server: ReturnType<typeof run> | undefined
  let url = ''
  let logged = ''
  const start = async () => {
    server = run()
    server.stderr.on('data', (data) => {
      logged += data
    })
    url = await addressOf(server)
  }
  const stop = async (signal?: NodeJS.Signals) => {
    server?.kill(signal)
    await server
    server = undefined
  }
  const log = () => {
    const before = logged
    logged = ''
    return before
  }
  await start()
  return { file, address: () => url, log, start, stop }
}

/** The receiver of Node behind a proxy that it trusts: this process. */
export const startOnNode: Start = async ({ siteUrl = '', variables = {} }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'receiver-'))
  await mkdir(path.join(folder, 'pl'))
  for (const [name, locale] of [
    ['', 'en'],
    ['pl/', 'pl'],
  ] as const)
    await writeFile(path.join(folder, `${name}not-sent.html`), `<!doctype html><html lang="${locale}">`)
  const settings = { VITE_SITE_URL: siteUrl, TRUSTED_PROXY: '127.0.0.1', ...variables }
  const { file, address, log, stop } = await startPreview(folder, settings)
  const store = openStore(file)
  return {
    store,
    log,
    origin: address(),
    ask: (to, { client, body, headers, ...asked }) => {
      const forwarded: Fields = client === undefined ? {} : { 'X-Forwarded-For': client }
      return fetch(to, { ...asked, body: body ?? null, headers: { ...headers, ...forwarded }, redirect: 'manual' })
    },
    keepUp: async () => startUpkeep(store, {}).stop(),
    exported: (of) => submissions(['--file', file, '--of', of, '--json']),
    remove: (of) => submissions(['--file', file, '--of', of, '--delete']),
    stop: async () => {
      store.close()
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
