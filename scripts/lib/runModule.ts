import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Runs a module in a process of its own, whose memory is free afterwards. Throws an error if it fails. */
export async function runModule(module: string, args: readonly string[]): Promise<void> {
  const [code] = await once(fork(module, args), 'exit')
  if (code !== 0) throw new Error(`${module} ended with exit code ${code}.`)
}
