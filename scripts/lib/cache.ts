import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the content of a cache file, created if missing. Its name contains a hash of all inputs. */
export async function cached(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => null)
  if (known) return known
  const made = await make()
  await mkdir(path.dirname(file), { recursive: true })
  // The file is renamed when complete, so that neither a crash nor another build leaves or reads a partial file.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, made)
  await rename(part, file)
  return made
}
