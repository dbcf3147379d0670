import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { transformWithOxc } from 'vite'
import { sandboxArgs } from 'i18next-workbench/lib/chromium.ts'
import type { connectBackend } from 'i18next-workbench/protocol/remoteBackend.ts'
import { brand, openEditor, saveRequest } from '../../scripts/workbench/tests/fixtures/editor.ts'

declare global {
  interface Window {
    backend: ReturnType<typeof connectBackend>
    told: unknown[]
  }
}

const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH']
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // The name of an attacker, which leads to this machine.
    args: [...sandboxArgs, '--host-resolver-rules=MAP evil.example 127.0.0.1'],
  },
})

let editor: Awaited<ReturnType<typeof openEditor>>
let attacker: Server
let port: number
test.beforeEach(async () => {
  editor = await openEditor({ files: await panelFiles() })
  attacker = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Attack</title>')
  }).listen(0, '127.0.0.1')
  await once(attacker, 'listening')
  port = (attacker.address() as AddressInfo).port
})
test.afterEach(async () => {
  attacker.close().closeAllConnections()
  await editor.close()
})

/** A panel that connects, and shows a page of the site in a frame. */
async function panelFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'index.html': '<title>Panel</title><body><script type="module" src="assets/main.js"></script>',
    'assets/main.js': `import { connectBackend } from './protocol/remoteBackend.js'
      window.told = []
      window.backend = connectBackend()
      window.backend.then(({ onChange, onConnection }) => {
        onChange((changed) => window.told.push(changed?.map(({ id }) => id) ?? null))
        onConnection((isConnected) => window.told.push(isConnected))
        document.body.append(Object.assign(document.createElement('iframe'), { src: '/pl/about' }))
      }, (error) => window.told.push(error.message))`,
  }
  const own = ['remoteBackend', 'protocol', 'calls', 'shape', 'unreachable', 'wire'].map((name) => `protocol/${name}`)
  for (const name of [...own, 'model/mqm']) {
    const file = path.join('scripts/workbench/src', `${name}.ts`)
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    files[`assets/${name}.js`] = code.replaceAll('.ts"', '.js"')
  }
  return files
}

const save = (page: Page) => page.evaluate(async (request) => (await window.backend).save(request), saveRequest)

test('the panel has access by its address, after a reload, and in another tab', async ({ page, context }) => {
  await page.goto(editor.url)
  expect(await save(page)).toMatchObject({ kind: 'saved' })
  expect(page.url()).toBe(`${editor.origin}/__translate/`)
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('/pl/about')
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.reload()
  expect(await save(page)).toMatchObject({ kind: 'saved' })
  const other = await context.newPage()
  await other.goto(editor.url)
  expect(await save(other)).toMatchObject({ kind: 'saved' })
  expect(editor.asked).toHaveLength(3)

  editor.change([brand])
  for (const tab of [page, other]) await expect.poll(() => tab.evaluate(() => window.told)).toEqual([['common:brand']])
})

test('another address of the editor in the same tab is opened', async ({ page }) => {
  await page.goto(editor.url)
  await save(page)
  const loaded = page.waitForEvent('load')
  await page.evaluate((address) => location.assign(address), editor.url)
  await loaded
  expect(await save(page)).toMatchObject({ kind: 'saved' })
})

/** What a page of another origin can try with a browser that has access. Gives what it was able to read. */
async function attack(page: Page, origin: string): Promise<unknown[]> {
  return page.evaluate(
    async ({ origin, body }) => {
      const api = `${origin}/__translate/api/save`
      const json = { 'Content-Type': 'application/json', 'X-Translate-Token': 'x' }
      const plain = { 'Content-Type': 'text/plain' }
      const ask = (address: string, init: RequestInit) =>
        fetch(address, { credentials: 'include', ...init }).then(
          async (response) => (response.type === 'opaque' ? null : response.text()),
          () => null,
        )
      const load = (name: 'script' | 'img', address: string) =>
        new Promise((resolve) => {
          const element = document.createElement(name)
          element.onload = () => resolve(name)
          element.onerror = () => resolve(null)
          element.src = address
          document.body.append(element)
        })
      const listen = () =>
        new Promise((resolve) => {
          const stream = new EventSource(`${origin}/__translate/events`, { withCredentials: true })
          stream.onopen = () => resolve('events')
          stream.onerror = () => resolve(null)
        })
      const post = (type: string) => {
        const form = document.createElement('form')
        const frame = document.createElement('iframe')
        frame.name = `target-${type}`
        Object.assign(form, { method: 'post', action: api, enctype: type, target: frame.name })
        const field = document.createElement('textarea')
        Object.assign(field, { name: '{"x":"', value: `"}${body}` })
        form.append(field)
        document.body.append(frame, form)
        form.submit()
        return null
      }
      return Promise.all([
        ask(api, { method: 'POST', mode: 'no-cors', headers: plain, body }),
        ask(api, { method: 'POST', headers: plain, body }),
        ask(api, { method: 'POST', headers: json, body }),
        ask(api, { method: 'POST', mode: 'no-cors', body: new Blob([body], { type: 'application/json' }) }),
        navigator.sendBeacon(api, body) && null,
        ...['/pl/about', '/__translate/', '/__translate/events'].flatMap((target) => [
          ask(origin + target, {}),
          ask(origin + target, { mode: 'no-cors' }),
        ]),
        load('script', `${origin}/__translate/assets/main.js`),
        load('script', `${origin}/pl/about`),
        load('img', `${origin}/pl/about`),
        listen(),
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map(post),
      ])
    },
    { origin, body: JSON.stringify(saveRequest) },
  )
}

for (const [name, host] of [
  ['of another site', 'evil.example'],
  ['of another port, to which browsers send the cookie,', '127.0.0.1'],
] as const) {
  test(`a page ${name} changes and reads nothing`, async ({ page, context }) => {
    await page.goto(editor.url)
    await save(page)
    const evil = await context.newPage()
    await evil.goto(`http://${host}:${port}/`)
    const answered: number[] = []
    editor.server.on('request', (_, response) => response.on('finish', () => answered.push(response.statusCode)))
    const read = await attack(evil, editor.origin)
    expect(read.filter((each) => each !== null)).toEqual([])
    // Those of the frames come last.
    await expect.poll(() => answered.length).toBeGreaterThan(10)
    expect(answered.filter((status) => status < 400)).toEqual([])
    expect(editor.asked).toHaveLength(1)
  })
}
