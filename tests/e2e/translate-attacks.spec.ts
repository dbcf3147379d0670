import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from 'playwright/test'
import { sandboxArgs } from 'i18next-workbench/lib/chromium.ts'
import { openEditor, saveRequest } from '../../scripts/workbench/tests/fixtures/editor.ts'

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
  editor = await openEditor()
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

/** Gives the browser access, as the panel does. */
async function signIn(page: Page): Promise<void> {
  await page.goto(editor.url)
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ token: location.hash.replace('#token=', '') })
    const headers = { 'Content-Type': 'application/json' }
    await fetch('/__translate/session', { method: 'POST', headers, body })
    return (await fetch('/pl/about')).status
  })
  expect(status).toBe(200)
}

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
        load('script', `${origin}/__translate/assets/panel-1.js`),
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
    await signIn(page)
    const evil = await context.newPage()
    await evil.goto(`http://${host}:${port}/`)
    const answered: number[] = []
    editor.server.on('request', (_, response) => response.on('finish', () => answered.push(response.statusCode)))
    const read = await attack(evil, editor.origin)
    expect(read.filter((each) => each !== null)).toEqual([])
    // Those of the frames come last.
    await expect.poll(() => answered.length).toBeGreaterThan(10)
    expect(answered.filter((status) => status < 400)).toEqual([])
    expect(editor.asked).toEqual([])
  })
}
