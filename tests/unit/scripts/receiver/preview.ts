import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { onTestFinished } from 'vitest'
import { addressOf } from '../../../fixtures/address.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

/** A site served as its owner does, until the test ends, with the variables of its environment. */
export async function preview(variables: Readonly<Record<string, string>>) {
  const folder = await folderOfTest()
  await writeFile(path.join(folder, '404.html'), '')
  const file = path.join(folder, 'data/submissions.db')
  const env = { PORT: '0', SUBMISSIONS_DB: file, ...variables }
  const run = () =>
    execa('node', ['scripts/preview.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'], env, reject: false })
  let server: ReturnType<typeof run> | undefined
  let url = ''
  const start = async () => {
    server = run()
    url = await addressOf(server)
  }
  const stop = async (signal?: NodeJS.Signals) => {
    server?.kill(signal)
    await server
    server = undefined
  }
  await start()
  onTestFinished(() => stop())
  return { file, address: () => url, start, stop }
}
