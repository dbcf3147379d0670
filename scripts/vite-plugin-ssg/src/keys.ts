import { createHash, hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Cache, SourceKeys } from '../index.d.ts'

export function hashOf(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32)
}

export async function sourceKeys(
  root: string,
  { tools, sources, readsEnvFiles = true }: Omit<Cache, 'store'> = { tools: [], sources: [] },
): Promise<SourceKeys> {
  const { version, platform, arch, env } = process
  const settings = readdirSync(root).filter(
    (name) => readsEnvFiles && name.startsWith('.env') && name !== '.env.example',
  )
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  const made = hashOf(
    version,
    platform,
    arch,
    env['NODE_ENV'],
    variables.sort(),
    hashOfFiles(root, [...settings, ...tools]),
  )
  return { tools: made, code: hashOf(made, hashOfFiles(root, sources)) }
}

function hashOfFiles(root: string, sources: readonly string[]): string {
  const all = createHash('sha256')
  for (const name of sources.flatMap((source) => filesOf(root, source)).sort()) {
    // At once: handing over a small file to another thread costs more than reading it.
    all.update(`${name}\0`).update(readFileSync(path.join(root, name)))
  }
  return all.digest('hex')
}

function filesOf(root: string, source: string): string[] {
  const found = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [source] : []
  return filesIn(path.join(root, source)).map((name) => `${source}/${name}`)
}

/** The names of all files below a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}
