import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { execa } from 'execa'
import type { Engine } from './page.ts'

/** The port of the driver. */
const port = 4690

/** Calls an endpoint of the protocol. The caller states the type, since results differ by command. */
async function send<Result>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Starts a virtual screen and WebKitGTK's driver on it. Resolves to the driver's address once it answers. */
async function startDriver() {
  const screen = execa('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    reject: false,
  })
  const [display] = await once(screen.stdout, 'data')
  const DISPLAY = `:${String(display).trim()}`
  const driver = execa('WebKitWebDriver', [`--port=${port}`], { env: { DISPLAY }, reject: false })
  const address = `http://127.0.0.1:${port}`
  const answers = () => send('GET', `${address}/status`).then(Boolean, () => false)
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100) throw new Error('WebKitWebDriver did not answer within 10 s.')
    await setTimeout(100)
  }
  const stop = async () => {
    driver.kill()
    await driver
    screen.kill()
    await screen
  }
  return { address, stop }
}

/**
 * WebKitGTK's MiniBrowser, by classic WebDriver: Debian's driver does not speak BiDi, and the few commands of the tour
 * are less than a client library (selenium-webdriver: 21 packages, 24 MB).
 */
export const webkit: Engine = {
  name: 'WebKit',
  needs: { 'webkit2gtk-driver': ['WebKitWebDriver', '--help'], xvfb: ['Xvfb', '-help'] },
  start: async () => {
    const { address, stop } = await startDriver()
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      `${address}/session`,
      { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } },
    )
    const session = `${address}/session/${sessionId}`
    const post = <Result = void>(command: string, body: object = {}) =>
      send<Result>('POST', `${session}/${command}`, body)
    return {
      version: `WebKit ${capabilities.browserVersion}`,
      resize: (width, height) => post('window/rect', { width, height }),
      act: (type, actions) => post('actions', { actions: [{ type, id: type, actions }] }),
      evaluate: (expression) => post<string>('execute/sync', { script: `return ${expression}`, args: [] }),
      close: async () => {
        await send('DELETE', session)
        await stop()
      },
    }
  },
}
