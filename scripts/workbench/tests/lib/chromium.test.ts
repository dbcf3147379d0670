import { beforeEach, expect, it, vi } from 'vitest'
import { findChromium, type SystemDeps } from '../../src/lib/chromium.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

/** A machine with some files, whose commands may add more. */
function machine(files: string[], more: Partial<SystemDeps> & { installs?: Record<string, string> } = {}) {
  const there = new Set(files)
  const ran: string[] = []
  const deps: SystemDeps = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (file) => there.has(file),
    isRoot: false,
    bundled: () => '/cache/chromium',
    run: async (command, args) => {
      const line = [command, ...args].join(' ')
      ran.push(line)
      const file = more.installs?.[line]
      if (file) there.add(file)
      return file !== undefined || line === 'apt-get update'
    },
    ...more,
  }
  return { deps, ran }
}

it('takes PLAYWRIGHT_CHROMIUM_PATH, and says so when there is nothing there', async () => {
  const env = { PATH: '/usr/bin', PLAYWRIGHT_CHROMIUM_PATH: '/opt/chromium' }
  expect(await findChromium(machine(['/opt/chromium', '/usr/bin/chromium'], { env }).deps)).toBe('/opt/chromium')
  await expect(findChromium(machine([], { env }).deps)).rejects.toThrow(
    'PLAYWRIGHT_CHROMIUM_PATH: expected the path of a Chromium, found "/opt/chromium", where there is no file.',
  )
})

it('takes an installed Chromium or Chrome, then one that Playwright has', async () => {
  expect(await findChromium(machine(['/usr/bin/google-chrome', '/cache/chromium']).deps)).toBe('/usr/bin/google-chrome')
  expect(await findChromium(machine(['/cache/chromium']).deps)).toBe('/cache/chromium')
})

it('lets Playwright fetch one, then as root the distribution', async () => {
  const fetched = machine([], { installs: { 'playwright install chromium': '/cache/chromium' } })
  expect(await findChromium(fetched.deps)).toBe('/cache/chromium')
  const packaged = machine(['/usr/bin/apt-get'], {
    isRoot: true,
    installs: { 'apt-get install -y chromium': '/usr/bin/chromium' },
  })
  expect(await findChromium(packaged.deps)).toBe('/usr/bin/chromium')
  expect(packaged.ran).toEqual([
    'playwright install --with-deps chromium',
    'apt-get update',
    'apt-get install -y chromium-headless-shell',
    'apt-get install -y chromium',
  ])
})

it('says in one sentence what to do when nothing helps', async () => {
  await expect(findChromium(machine([]).deps)).rejects.toThrow(
    'No Chromium could be found or installed: install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
  )
})
