import { existsSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { brotliModule } from './servers.ts'

/** What the servers come from, as Debian calls it. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy']

/** What the search may look at and do; tests put their own in. */
export interface SystemDeps {
  readonly path: string
  readonly exists: (file: string) => boolean
  /** Runs a command that shows its output; resolves to whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => Promise<boolean>
  readonly isRoot: boolean
}

/**
 * Makes sure that nginx and Caddy are there. With `install`, as root on Debian, what is missing is installed by apt;
 * the packages may start their services on port 80. Rejects with one sentence that says what is missing and what to do.
 * Resolves to a remark when only nginx's brotli module is missing, else to null.
 */
export async function requireServers(install: boolean, deps: SystemDeps = here()): Promise<string | null> {
  if (install && missing(deps).length > 0) {
    if (!deps.isRoot || !deps.exists('/usr/bin/apt-get'))
      throw new Error(`--install works as root on Debian or Ubuntu only; ${howTo(deps)}`)
    await deps.run('apt-get', ['update'])
    await deps.run('apt-get', ['install', '-y', '--no-install-recommends', ...missing(deps)])
  }
  const absent = missing(deps)
  if (absent.some((name) => name !== 'libnginx-mod-http-brotli-static')) throw new Error(howTo(deps))
  return absent.length > 0 ? `nginx is tested with gzip only: its module for brotli (${absent[0]}) is missing.` : null
}

function howTo(deps: SystemDeps): string {
  const absent = missing(deps).join(' and ')
  return `Missing: ${absent}. Run "npm run test:hosts -- --install" as root on Debian, or install what is missing yourself.`
}

function missing({ path: folders, exists }: SystemDeps): string[] {
  // Debian keeps nginx where only root looks for programs.
  const places = [...folders.split(path.delimiter), '/usr/sbin']
  const there = (name: string) =>
    name.startsWith('lib') ? exists(brotliModule) : places.some((folder) => exists(path.join(folder, name)))
  return packages.filter((name) => !there(name))
}

function here(): SystemDeps {
  return {
    path: process.env['PATH'] ?? '',
    exists: existsSync,
    run: async (command, args) => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      return !(await execa(command, args, { stdio: 'inherit', reject: false, env, timeout: 300_000 })).failed
    },
    isRoot: process.getuid?.() === 0,
  }
}
