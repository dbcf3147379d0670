import { existsSync } from 'node:fs'
import { execa } from 'execa'

/** What the search may look at and do; tests put their own in. */
export interface DebianSurroundings {
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
  around: DebianSurroundings = here(),
): Promise<void> {
  const [command, ...args] = probe
  if (await around.run(command, args)) return
  if (around.isRoot && around.exists('/usr/bin/apt-get')) {
    console.log(`Trying "apt-get install ${name}" …`)
    const install = ['install', '-y', '--no-install-recommends', name]
    if (!(await around.run('apt-get', install)) && (await around.run('apt-get', ['update']))) {
      await around.run('apt-get', install)
    }
    if (await around.run(command, args)) return
  }
  throw new Error(
    `"${probe.join(' ')}" does not work and could not be made to: install Debian's package ${name} (apt-get install ${name}).`,
  )
}

function here(): DebianSurroundings {
  return {
    exists: existsSync,
    run: async (command, args) => {
      const { failed } = await execa(command, args, { reject: false, timeout: 300_000 })
      return !failed
    },
    isRoot: process.getuid?.() === 0,
  }
}
