import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { load } from 'cheerio'
import { compressFolder } from '../../hosting/compress.ts'

/** A document without what loads or runs scripts. Data blocks (structured data) stay: they are content. */
export function withoutScripts(html: string): string {
  const $ = load(html)
  $('script:not([type="application/ld+json"]), link[rel="modulepreload"]').remove()
  return $.html()
}

/**
 * Copies a built site to `folder` with the scripts taken out of every document: the floor, against which the site is
 * measured. Compressed variants are made anew; headers that hint at scripts are left out. Throws when the folder holds
 * something already, or what the file system does.
 */
export async function makeFloor(dist: string, folder: string, cache: string): Promise<void> {
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) throw new Error(`${folder}: expected a new or empty folder, found ${present.length} entries.`)
  await cp(dist, folder, { recursive: true, filter: (source) => !/\.html\.(br|gz|zst)$/.test(source) })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = path.join(folder, name)
    await writeFile(file, withoutScripts(await readFile(file, 'utf8')))
  }
  const headers = path.join(folder, '_headers')
  const rules = await readFile(headers, 'utf8').catch(() => null)
  if (rules !== null) await writeFile(headers, rules.replace(/^\s+(Speculation-Rules|Link):.*\n/gim, ''))
  await compressFolder(folder, cache)
}
