import { existsSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright'

/** The shell first: it is the same engine without a window, and takes half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isRoot = process.getuid?.() === 0

/** Arguments for every launch: Chromium refuses its sandbox to root, which is what containers run as. */
export const sandboxArgs: readonly string[] = isRoot ? ['--no-sandbox'] : []

/** What the search may look at and do; tests put their own in. */
interface SystemDeps {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly exists: (file: string) => boolean
  /** Runs a command that shows its output; resolves to whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => Promise<boolean>
  readonly isRoot: boolean
  readonly bundled: () => string
}

/** PLAYWRIGHT_CHROMIUM_PATH, else an installed Chromium, else a download. Throws one sentence when all fail. */
export async function findChromium(deps: SystemDeps = here()): Promise<string> {
  const wanted = deps.env['PLAYWRIGHT_CHROMIUM_PATH']
  if (wanted) {
    if (deps.exists(wanted)) return wanted
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_PATH: expected the path of a Chromium, found "${wanted}", where there is no file.`,
    )
  }
  const ready = installed(deps) ?? downloaded(deps)
  if (ready) return ready
  console.log('No Chromium found; trying "playwright install --with-deps chromium" …')
  await deps.run('playwright', ['install', ...(deps.isRoot ? ['--with-deps'] : []), 'chromium'])
  const fetched = downloaded(deps)
  if (fetched) return fetched
  if (deps.isRoot && deps.exists('/usr/bin/apt-get')) {
    console.log('Trying "apt-get install chromium-headless-shell", then "chromium" …')
    const installs = (name: string) => deps.run('apt-get', ['install', '-y', name])
    if (await deps.run('apt-get', ['update']))
      (await installs('chromium-headless-shell')) || (await installs('chromium'))
    const packaged = installed(deps)
    if (packaged) return packaged
  }
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  )
}

function installed({ env, exists }: SystemDeps): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter)
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...apps].find(exists)
}

function downloaded({ exists, bundled }: SystemDeps): string | undefined {
  const file = bundled()
  return file && exists(file) ? file : undefined
}

function here(): SystemDeps {
  return {
    env: process.env,
    exists: existsSync,
    run: async (command, args) => spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0,
    isRoot,
    bundled: () => chromium.executablePath(),
  }
}

/** Chromium without a window; it is for the caller to close. */
export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...sandboxArgs, ...args] })
}
