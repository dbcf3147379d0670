import { existsSync } from 'node:fs'
import { execa } from 'execa'

/** What the search may look at and do; tests put their own in. */
export interface DebianDeps {
  readonly exists: (file: string) => boolean
  /** Runs a command; resolves to whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => Promise<boolean>
  readonly isRoot: boolean
}

/**
 * Makes sure that a command of a Debian package works: `probe` is a command line that succeeds when the package is there.
 * As root on Debian, installs the package when it does not. Throws one sentence that says what to do when all fail.
 */
export async function ensureDebian(
  probe: readonly [string, ...string[]],
  name: string,
  deps: DebianDeps = here(),
): Promise<void> {
  const [command, ...args] = probe
  if (await deps.run(command, args)) return
  if (deps.isRoot && deps.exists('/usr/bin/apt-get')) {
    console.log(`Trying "apt-get install ${name}" …`)
    const install = ['install', '-y', '--no-install-recommends', name]
    if (!(await deps.run('apt-get', install)) && (await deps.run('apt-get', ['update']))) {
      await deps.run('apt-get', install)
    }
    if (await deps.run(command, args)) return
  }
  throw new Error(
    `"${probe.join(' ')}" does not work and could not be made to: install Debian's package ${name} (apt-get install ${name}).`,
  )
}

function here(): DebianDeps {
  return {
    exists: existsSync,
    run: async (command, args) => {
      const { failed } = await execa(command, args, { reject: false, timeout: 300_000 })
      return !failed
    },
    isRoot: process.getuid?.() === 0,
  }
}
