import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { execa } from 'execa'

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
  void execa(command, [...args, pathToFileURL(page).href], { reject: false, stdio: 'ignore', timeout: 5000 })
  return () => rm(folder, { recursive: true, force: true })
}
