import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file below a folder, by its address. At once: a small file costs less than the hand-over to another thread. */
export function writeInto(folder: string, address: string, content: string | Uint8Array): void {
  const file = path.join(folder, address)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
