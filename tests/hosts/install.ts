import { existsSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { brotliModule } from './servers.ts'

/** What the servers come from, as Debian calls it. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy']

/**
 * Makes sure that nginx and Caddy are there. With `install`, as root on Debian, what is missing is installed by apt;
 * the packages may start their services on port 80. Rejects with one sentence that says what is missing and what to do.
 * Resolves to a remark when only nginx's brotli module is missing, else to null.
 */
export async function requireServers(install: boolean): Promise<string | null> {
  if (install && missing().length > 0) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
      throw new Error(`--install works as root on Debian or Ubuntu only; ${howTo()}`)
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing()]]) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await execa('apt-get', args, { stdio: 'inherit', reject: false, env, timeout: 300_000 })
    }
  }
  const absent = missing()
  if (absent.some((name) => name !== 'libnginx-mod-http-brotli-static')) throw new Error(howTo())
  return absent.length > 0 ? `nginx is tested with gzip only: its module for brotli (${absent[0]}) is missing.` : null
}

function howTo(): string {
  return `Missing: ${missing().join(' and ')}. Run "npm run test:hosts -- --install" as root on Debian, or install what is missing yourself.`
}

function missing(): string[] {
  // Debian keeps nginx where only root looks for programs.
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  const isThere = (name: string) =>
    name.startsWith('lib') ? existsSync(brotliModule) : places.some((folder) => existsSync(path.join(folder, name)))
  return packages.filter((name) => !isThere(name))
}
