import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execFile } from 'node:child_process'

/**
 * Opens an address in the system's browser, if there is one. All users of a machine can read the arguments of its programs: the
 * browser is given a page that leads to the address, in a folder below `parent` that nobody else may enter. Returns, at
 * once, a function that removes the page.
 */
export async function openBrowser(address: string, parent: string): Promise<() => Promise<void>> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'open-'))
  const page = path.join(folder, 'index.html')
  await writeFile(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">\n`, { mode: 0o600 })
  const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] } as const
  const [command, ...args] =
    process.platform === 'darwin' || process.platform === 'win32' ? commands[process.platform] : ['xdg-open']
  // Without a browser, the address that is printed has to do.
  execFile(command, [...args, pathToFileURL(page).href], { timeout: 5000 }, () => {})
  return () => rm(folder, { recursive: true, force: true })
}

/** In ms: so close to the first, a signal is the same one, passed on by the program that has started us. */
const SAME = 1000

/**
 * Ends the program when it is told to (Ctrl+C, a closed terminal, a shutdown): first what is given, then the process. A
 * second Ctrl+C ends it at once.
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
