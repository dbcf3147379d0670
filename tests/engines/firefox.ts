import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import type { Engine } from './page.ts'

const executable = '/usr/bin/firefox-esr'

/** Calls by WebDriver BiDi, which Firefox supports without a driver: https://w3c.github.io/webdriver-bidi/. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let calls = 0
  // The caller states the type, since results differ by command.
  return <Result = void>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      calls += 1
      const id = calls
      socket.addEventListener('message', function answer({ data }) {
        const message = JSON.parse(data)
        if (message.id !== id) return
        socket.removeEventListener('message', answer)
        if (message.type === 'error') reject(new Error(`${message.error}: ${message.message}`))
        else resolve(message.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/** Headless Firefox. */
export const firefox: Engine = {
  name: 'Firefox',
  needs: { 'firefox-esr': [executable, '--version'] },
  start: async () => {
    const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
    const program = execa(executable, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
      reject: false,
    })
    const address = await new Promise<string>((resolve) => {
      program.stderr.on('data', (text) => {
        const [, found] = /WebDriver BiDi listening on (\S+)/.exec(String(text)) ?? []
        if (found) resolve(`${found}/session`)
      })
    })
    const call = await connect(address)
    const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' })
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      resize: (width, height) => call('browsingContext.setViewport', { context, viewport: { width, height } }),
      act: (type, actions) => call('input.performActions', { context, actions: [{ type, id: type, actions }] }),
      evaluate: async (expression) => {
        const { result } = await call<{ result: { value: string } }>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        })
        return result.value
      },
      close: async () => {
        program.kill()
        await program
        await rm(profile, { recursive: true, force: true })
      },
    }
  },
}
