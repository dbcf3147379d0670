import type { Command } from 'commander'
import { vi } from 'vitest'

/** Runs a verb in a folder, as the command line does: what it printed, what it complained of, and its exit code. */
export async function runVerb(root: string, verb: Command, ...args: readonly string[]) {
  const out: string[] = []
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
  vi.mocked(console.error).mockClear()
  try {
    await verb.parseAsync(args, { from: 'user' })
    const error = vi.mocked(console.error).mock.calls.flat().join('\n')
    return { out: out.join('\n'), error, code: process.exitCode ?? 0 }
  } finally {
    vi.mocked(console.error).mockClear()
    process.exitCode = 0
    cwd.mockRestore()
    log.mockRestore()
  }
}
