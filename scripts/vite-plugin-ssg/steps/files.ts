import { readFileSync } from 'node:fs'
import path from 'node:path'
import { publicLocales } from '../../../src/config/locales.ts'
import { filesIn, type Part } from '../cache/making.ts'
import { hashOf } from '../../lib/sealed.ts'
import { writeInto } from '../writeInto.ts'
import type { Step } from './plan.ts'

/** Scripts, styles, fonts and art. */
export const copyCode: Step = async ({ making, browser }) => {
  const part: Part = { kind: 'code', name: 'code', inputs: { code: browser.key } }
  if (making.keeps(part)) return
  // Vite's own records are no part of the site.
  const names = (await filesIn(browser.folder)).filter((name) => !name.startsWith('.vite/'))
  for (const name of names) writeInto(making.folder, name, readFileSync(path.join(browser.folder, name)))
  making.made(part, names)
}

/** The pictures for networks. */
export const drawPreviews: Step = async ({ making, root, env, previews }, note) => {
  if (env.siteUrl === null) return note('none without VITE_SITE_URL')
  const { previewAddress } = await import('../../previews/address.ts')
  const { previewsFor, writePreviews } = await import('../../previews/cache.ts')
  const parts = previews.map((request) => {
    // The name of a picture follows from all that it shows.
    const part: Part = { kind: 'pictures', name: previewAddress(request).slice(1), inputs: { code: '' } }
    return { request, part, isKept: making.keeps(part) }
  })
  const missing = parts.filter(({ isKept }) => !isKept)
  const pictures = await previewsFor(
    missing.map(({ request }) => request),
    path.join(root, '.cache/previews'),
  )
  await writePreviews(pictures, making.folder)
  for (const { part } of missing) making.made(part, [part.name])
  note(`${previews.length}, ${pictures.drawn} new`)
}

/** The icons in the root. */
export const writeIcons: Step = async ({ making, keys }) => {
  const part: Part = { kind: 'other files', name: 'icons', inputs: { code: keys.code } }
  if (making.keeps(part)) return
  const { iconFiles } = await import('../../previews/icons.ts')
  const icons = await iconFiles()
  for (const [name, bytes] of icons) writeInto(making.folder, name, bytes)
  making.made(part, [...icons.keys()])
}

/** Files for crawlers, hosts and systems, at fixed names. */
export const writeFixedFiles: Step = async ({ making, browser, root, env, texts }) => {
  const { publication } = texts
  const inputs = { code: browser.key, publication: hashOf(publication) }
  const part: Part = { kind: 'other files', name: 'fixed', inputs }
  if (making.keeps(part)) return
  const { manifest, manifestAddress } = await import('../../previews/manifest.ts')
  const { crawlerFiles } = await import('../sitemap.ts')
  const { licensesText } = await import('../licenses.ts')
  const { headersFile, redirectsFile } = await import('../../hosting/hostFiles.ts')
  const files = new Map([
    ...publicLocales.map((locale): [string, string] => [manifestAddress(locale), manifest(locale)]),
    ...(await crawlerFiles({ publication, siteUrl: env.siteUrl })),
    ['licenses.txt', await licensesText(browser.folder, root)],
    ['_headers', headersFile(env)],
    ['_redirects', redirectsFile()],
  ])
  for (const [name, text] of files) writeInto(making.folder, name, text)
  making.made(part, [...files.keys()])
}
