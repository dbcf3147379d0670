import { expect, it, vi } from 'vitest'
import { ensureDebian } from '../fixtures/debian.ts'

/** A machine on which the tool works once apt-get has installed it, if it may. */
function machine({ isRoot, debian, installs }: { isRoot: boolean; debian: boolean; installs: boolean }) {
  const ran: string[] = []
  let works = false
  return {
    ran,
    exists: () => debian,
    isRoot,
    run: async (command: string, args: readonly string[]) => {
      ran.push([command, ...args].join(' '))
      if (args[0] === 'install' && installs) works = true
      return command === 'apt-get' ? installs : works
    },
  }
}

it('installs the package as root on Debian', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const around = machine({ isRoot: true, debian: true, installs: true })
  await ensureDebian(['tool', '--version'], 'the-package', around)
  expect(around.ran).toContain('apt-get install -y --no-install-recommends the-package')
})

it.each([
  { isRoot: false, debian: true, installs: true },
  { isRoot: true, debian: false, installs: true },
  { isRoot: true, debian: true, installs: false },
])('says in one sentence what is missing: %o', async (kind) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const failed = ensureDebian(['tool', '--version'], 'the-package', machine(kind))
  await expect(failed).rejects.toThrow("install Debian's package the-package (apt-get install the-package).")
})
