import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { execa } from 'execa'
import { expect, it, onTestFinished } from 'vitest'
import { addressOf } from '../../../fixtures/address.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

/** The least of a built site, and the environment of a server of it. */
async function builtSite() {
  const folder = await folderOfTest()
  await writeFile(path.join(folder, '404.html'), '')
  return { folder, env: { PORT: '0', SUBMISSIONS_DB: path.join(folder, 'data/submissions.db') } }
}

type Started = Awaited<ReturnType<typeof startWithConnection>>

/** `npm run preview`, as npm starts it or without npm, with a connection that is kept open. */
async function startWithConnection(command: readonly [string, ...string[]]) {
  const [file, ...args] = command
  const { folder, env } = await builtSite()
  const child = execa(file, [...args, folder], { env, reject: false, forceKillAfterDelay: false })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = Number(new URL(await addressOf(child)).port)
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  return { child, port }
}

const node = ['node', 'scripts/preview.ts'] as const
const bootstrap = ['node', 'scripts/bootstrap.mjs', '--production', 'scripts/preview.ts'] as const
const npm = ['npm', 'run', 'preview', '--'] as const
const isListening = (port: number) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(socket.destroy() !== null)).on('error', () => resolve(false))
  })

it.each<[string, readonly [string, ...string[]], (child: Started['child']) => unknown, number | undefined]>([
  ['SIGTERM', node, (child) => child.kill('SIGTERM'), 0],
  ['SIGINT, twice', node, (child) => [child.kill('SIGINT'), child.kill('SIGINT')], 0],
  ['SIGHUP', bootstrap, (child) => child.kill('SIGHUP'), 0],
  ['SIGHUP to npm', npm, (child) => child.kill('SIGHUP'), undefined],
])(
  'a server with an open connection ends within two seconds of %s',
  { timeout: 60_000 },
  async (_, command, ask, code) => {
    const { child, port } = await startWithConnection(command)
    const start = performance.now()
    ask(child)
    await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(false)
    // The test's own machine may be slow, but not by this much.
    expect(performance.now() - start).toBeLessThan(2000)
    // npm dies of a signal, or counts it.
    if (code !== undefined) expect((await child).exitCode).toBe(code)
  },
)

it('the end of its input asks a server to end, unless it had none from the start', { timeout: 60_000 }, async () => {
  const held = await startWithConnection(node)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  held.child.stdin.end()
  expect((await held.child).exitCode).toBe(0)
  const { folder, env } = await builtSite()
  const without = spawn('node', ['scripts/preview.ts', folder], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void without.kill('SIGKILL'))
  without.stdin.end()
  await once(without.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(without.exitCode).toBeNull()
})
