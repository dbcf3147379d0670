import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A site served as its owner does, until the test ends, with the variables of its environment. */
export async function preview(variables: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
  await writeFile(path.join(folder, '404.html'), '')
  const file = path.join(folder, 'data/submissions.db')
  const env = { ...process.env, PORT: '0', SUBMISSIONS_DB: file, ...variables }
  let server: ChildProcess | undefined
  let url = ''
  const start = async () => {
    const started = spawn('node', ['scripts/preview.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'], env })
    server = started
    const [line] = await once(createInterface({ input: started.stdout }), 'line')
    url = /http:\S+/.exec(String(line))?.[0] ?? ''
  }
  const stop = async (signal?: NodeJS.Signals) => {
    const ended = server
    server = undefined
    if (!ended) return
    const exit = once(ended, 'exit')
    ended.kill(signal)
    await exit
  }
  await start()
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
  return { file, address: () => url, start, stop }
}
