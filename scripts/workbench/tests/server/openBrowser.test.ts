import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { openBrowser } from '../../src/server/machine.ts'
import { makeFolder } from '../fixtures/folder.ts'

const secret = 'the-one-time-token'

/** The command lines of all processes of this machine. */
async function commandLines(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
}

it.runIf(process.platform === 'linux')(
  'the browser learns the address, and no other user of the machine',
  { timeout: 20_000 },
  async () => {
    const folder = await makeFolder()
    await writeFile(path.join(folder, 'xdg-open'), '#!/bin/sh\nsleep 5\n', { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
    const remove = await openBrowser(`http://127.0.0.1:1/__translate/#token=${secret}`, path.join(folder, 'pages'))
    const started = await vi.waitFor(async () => {
      const lines = (await commandLines()).filter((line) => line.includes(folder))
      expect(lines).not.toEqual([])
      return lines
    }, 10_000)
    expect((await commandLines()).filter((line) => line.includes(secret))).toEqual([])
    const page = fileURLToPath(started[0]?.match(/file:[^\0]+/)?.[0] ?? '')
    expect(await readFile(page, 'utf8')).toContain(`url=http://127.0.0.1:1/__translate/#token=${secret}"`)
    const modes = await Promise.all([page, path.dirname(page)].map(async (name) => (await stat(name)).mode & 0o777))
    expect(modes).toEqual([0o600, 0o700])
    await remove()
    expect(await readdir(path.join(folder, 'pages'))).toEqual([])
  },
)
