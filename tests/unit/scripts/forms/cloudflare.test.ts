import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { facts } from '../../../../src/config/site.ts'
import { type RunningWorker, startOnCloudflare } from './cloudflareAdapter.ts'
import { contact, multipart, ORIGIN, post } from './contract/adapter.ts'
import { contract } from './contract/contract.ts'
import { webhook } from './webhook.ts'

contract((settings) => startOnCloudflare(settings))

/** The runtime hands what the worker logs to this process. */
function expectLogged(line: RegExp): void {
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(line)]])
  vi.mocked(console.error).mockClear()
}

describe('the worker of Cloudflare', { timeout: 60_000 }, () => {
  let running: RunningWorker | undefined
  afterEach(() => running?.stop())
  const notices = async () => (await running?.store.all())?.flatMap((submission) => submission.notices)
  const start = async (bindings = {}) => {
    running = await startOnCloudflare({ siteUrl: 'https://www.example.com' }, bindings)
    return running
  }

  it('tells the owner after its answer, and again by its schedule when that fails', async () => {
    const { bindings, count } = await webhook(503)
    const receiver = await start(bindings)
    const { schedule, store } = receiver
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(200)
    await expect.poll(notices, { timeout: 10_000 }).toMatchObject([{ attempts: 1, failure: 'status 503: ' }])
    await store.settle(1, 'webhook', { due: Date.now(), toldAt: null, failure: null })
    await schedule()
    await expect.poll(notices).toMatchObject([{ attempts: 2, due: null, toldAt: expect.any(String) }])
    expect(count()).toBe(2)
    expectLogged(/^Submission 1: try 1 to tell of it \(webhook\) failed and is tried again later/)
  })

  it('deletes what is older than the privacy page says', async () => {
    const { schedule, store } = await start()
    const day = 86_400_000
    const at = (days: number) => new Date(Date.now() - days * day).toISOString()
    const old = { form: 'contact', locale: 'en', fields: {}, notices: [] } as const
    await store.add({ ...old, receivedAt: at(facts.messageRetentionDays + 1), key: 'a' })
    await store.add({ ...old, receivedAt: at(facts.messageRetentionDays - 1), key: 'b' })
    await schedule()
    expect(await store.all()).toMatchObject([{ id: 2 }])
  })

  it('stores messages although a setting is bad', async () => {
    const receiver = await start({ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'short' })
    expect((await post(receiver, '/api/contact', multipart(contact))).status).toBe(200)
    expect(await receiver.stored()).toHaveLength(1)
    expectLogged(/^Nobody is told of messages: WEBHOOK_SECRET: expected "whsec_"/)
  })

  it('sends the headers of the site with its answers, and leaves other addresses to the files', async () => {
    const receiver = await start()
    const { headers } = await post(receiver, '/api/contact', multipart(contact))
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const file = await receiver.ask(`${ORIGIN}/api`, {})
    expect([file.status, await file.text()]).toEqual([404, 'a file'])
  })
})

describe('npm run deploy:config -- --cloudflare', { timeout: 60_000 }, () => {
  const deploy = (folder: string) =>
    execa('node', ['scripts/deploy-config.ts', '--cloudflare', folder], {
      reject: false,
      env: { VITE_SITE_URL: 'https://www.example.com' },
    })

  it('writes the worker and its addresses into a built site, and nothing of React', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cloudflare-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    expect((await deploy(folder)).stderr).toContain(`There is no built site in ${folder}.`)
    await writeFile(path.join(folder, '404.html'), '')
    const { exitCode, stderr } = await deploy(folder)
    expect([exitCode, stderr]).toEqual([0, ''])
    expect((await readdir(folder)).sort()).toEqual(['.assetsignore', '404.html', '_routes.json', '_worker.js'])
    const routes = JSON.parse(await readFile(path.join(folder, '_routes.json'), 'utf8'))
    expect(routes).toEqual({ version: 1, include: ['/api/*'], exclude: [] })
    const code = await readFile(path.join(folder, '_worker.js'), 'utf8')
    expect(code).toContain('https://www.example.com')
    expect(code).not.toContain('useState')
    expect(code.length).toBeLessThan(60_000)
  })
})
