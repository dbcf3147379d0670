import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies a built site to where every server may read it, with files planted that none may hand out, and one above the
 * folder. Throws when there is no build, or one without the files for hosts. Resolves to all files as addresses.
 */
export async function plantSite(dist: string, site: string): Promise<string[]> {
  for (const file of ['404.html', '_headers', '_redirects', 'index.html.br']) {
    await readFile(path.join(dist, file)).catch(() => {
      throw new Error(`There is no ${file} in ${dist}: run "npm run build" first.`)
    })
  }
  await cp(dist, site, { recursive: true, preserveTimestamps: true })
  const planted = ['.env', '.git/config', '.vite/manifest.json', 'assets/.hidden.js', '.well-known/security.txt']
  for (const name of [...planted, '../secret.txt']) {
    const file = path.join(site, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'planted\n')
  }
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name))}`.replaceAll(path.sep, '/'))
    .sort()
}
