import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Opens an address in the system's browser, if there is one. All users of a machine can read the arguments of its programs: the
 * browser opens a page that redirects to the address, in a private folder below `parent`. Returns, without waiting for the
 * browser, a function that removes the page.
 */
export async function openBrowser(address: string, parent: string): Promise<() => Promise<void>> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'open-'))
  const page = path.join(folder, 'index.html')
  await writeFile(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">\n`, { mode: 0o600 })
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] } as const
  const [command, ...args] =
    process.platform === 'darwin' || process.platform === 'win32' ? commands[process.platform] : ['xdg-open']
  // Without a browser, the user opens the printed address.
  execFile(command, [...args, pathToFileURL(page).href], { timeout: 5000 }, () => {})
  return () => rm(folder, { recursive: true, force: true })
}

/** A second signal within this time, in ms, is the first one, forwarded by the parent process. */
const SAME = 1000

/**
 * Closes and then exits on a signal (Ctrl+C, a closed terminal, a shutdown). A second Ctrl+C exits immediately.
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let first: number | null = null
  const stop = () => {
    const now = performance.now()
    if (first !== null && now - first > SAME) process.exit(1)
    if (first !== null) return
    first = now
    close().then(
      () => process.exit(),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
