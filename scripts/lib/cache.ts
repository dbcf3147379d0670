import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The content of a file in a cache, made where it is not there yet. Its name holds a hash of all that it is made of. */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const made = await make()
  await mkdir(path.dirname(file), { recursive: true })
  // The file gets its name when it is complete: another build, or a crash, never meets a part of it.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, made)
  await rename(part, file)
  return made
}
