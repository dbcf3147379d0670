import { expect, it } from 'vitest'
import { requireServers, type SystemDeps } from '../../../hosts/install.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const all = ['/usr/sbin/nginx', '/usr/bin/caddy', brotli, '/usr/bin/apt-get']

/** A machine with some files; apt brings the rest unless there is no network. */
function machine(files: string[], { isRoot = true, online = true } = {}) {
  const there = new Set(files)
  const ran: string[] = []
  const deps: SystemDeps = {
    path: '/usr/local/bin:/usr/bin',
    exists: (file) => there.has(file),
    isRoot,
    run: async (command, args) => {
      ran.push([command, ...args].join(' '))
      if (online && args.includes('install')) for (const file of all) there.add(file)
      return online
    },
  }
  return { deps, ran }
}

it('installs nothing unless told to', async () => {
  const { deps, ran } = machine(['/usr/bin/apt-get', '/usr/sbin/nginx', brotli])
  await expect(requireServers(false, deps)).rejects.toThrow(
    'Missing: caddy. Run "npm run test:hosts -- --install" as root on Debian, or install what is missing yourself.',
  )
  expect(ran).toEqual([])
})

it('installs what is missing when told to, and only that', async () => {
  const { deps, ran } = machine(['/usr/bin/apt-get', '/usr/sbin/nginx', brotli])
  expect(await requireServers(true, deps)).toBeNull()
  expect(ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends caddy'])
  const complete = machine(all)
  expect(await requireServers(true, complete.deps)).toBeNull()
  expect(complete.ran).toEqual([])
})

it('says what is missing where it cannot install', async () => {
  await expect(requireServers(true, machine(['/usr/bin/apt-get'], { isRoot: false }).deps)).rejects.toThrow(
    /^--install works as root on Debian or Ubuntu only; Missing: nginx and libnginx-mod-http-brotli-static and caddy\./,
  )
  await expect(requireServers(true, machine(['/usr/bin/apt-get'], { online: false }).deps)).rejects.toThrow(
    /^Missing: nginx/,
  )
})

it('does without brotli in nginx, and says so', async () => {
  const { deps } = machine(all.filter((file) => file !== brotli))
  expect(await requireServers(false, deps)).toMatch(/^nginx is tested with gzip only/)
})
