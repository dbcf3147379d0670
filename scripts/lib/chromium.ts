import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'

/** The shell comes first: the same engine without a window, in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isRoot = process.getuid?.() === 0

/** Arguments for every launch: Chromium refuses its sandbox to root, which is what containers run as. */
export const sandboxArgs: readonly string[] = isRoot ? ['--no-sandbox'] : []

/** Returns PLAYWRIGHT_CHROMIUM_PATH, else an installed Chromium, else a downloaded one. Throws if there is none. */
export function findChromium(): string {
  const wanted = process.env['PLAYWRIGHT_CHROMIUM_PATH']
  if (wanted && !existsSync(wanted))
    throw new Error(
      `PLAYWRIGHT_CHROMIUM_PATH: expected the path of a Chromium, found "${wanted}", where there is no file.`,
    )
  const found = wanted || installed()
  if (found) return found
  console.log('No Chromium found; trying "playwright install chromium" …')
  run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
  const isDebian = isRoot && existsSync('/usr/bin/apt-get')
  if (!installed() && isDebian && run('apt-get', ['update']))
    run('apt-get', ['install', '-y', 'chromium-headless-shell']) || run('apt-get', ['install', '-y', 'chromium'])
  const fetched = installed()
  if (fetched) return fetched
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  )
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...apps, chromium.executablePath()].filter(Boolean).find((file) => existsSync(file))
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
}
