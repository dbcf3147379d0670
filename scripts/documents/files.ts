import path from 'node:path'
import { type FileGroup, hashOf, type SourceKeys } from 'vite-plugin-ssg'
import { type SiteEnv, siteAddress } from '../../src/config/env.ts'
import { builtLocales } from '../../src/config/locales.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import type { Written } from '../../src/i18n/written.ts'
import type { PreviewRequest } from '../previews/requests.ts'

/** The pictures for networks, by their names in the site, which follow from all that they show. */
export function previewPictures(
  requests: ReadonlyMap<string, PreviewRequest>,
  { siteUrl }: SiteEnv,
  root: string,
): FileGroup {
  return {
    step: siteUrl === null ? 'Draw preview pictures (none without VITE_SITE_URL)' : 'Draw preview pictures',
    kind: 'pictures',
    parts: new Map([...requests.keys()].map((name) => [name, {}])),
    make: async (names, { folder, note }) => {
      const { previewsFor, writePreviews } = await import('../previews/pictures.ts')
      const wanted = names.flatMap((name) => requests.get(name) ?? [])
      const pictures = await previewsFor(wanted, path.join(root, '.cache/previews'))
      await writePreviews(pictures, folder)
      note(`${requests.size}, ${pictures.drawn} new`)
      return new Map(names.map((name) => [name, [name]]))
    },
  }
}

/** The icons in the root. */
export const icons = ({ code }: SourceKeys): FileGroup => ({
  step: 'Write icons',
  kind: 'other files',
  parts: new Map([['icons', { 'code or settings changed': code }]]),
  make: async ([name = ''], { write }) => {
    const { iconFiles } = await import('../previews/icons.ts')
    return new Map([[name, write(await iconFiles())]])
  },
})

interface Facts {
  readonly keys: SourceKeys
  readonly publication: Publication
  readonly env: SiteEnv
  readonly root: string
  readonly written: Written
}

/** Files for crawlers, hosts and systems, at fixed names. */
export const fixedFiles = ({ keys, publication, env, root, written }: Facts): FileGroup => ({
  step: 'Write files for crawlers and hosts',
  kind: 'other files',
  parts: new Map([['fixed', { 'code or settings changed': keys.code, 'publication changed': hashOf(publication) }]]),
  make: async ([name = ''], { client, write }) => {
    const { manifest } = await import('../previews/manifest.ts')
    const { manifestAddress } = await import('../previews/manifestAddress.ts')
    const { crawlerFiles } = await import('./sitemap.ts')
    const { licensesText } = await import('./licenses.ts')
    const { headersFile, redirectsFile } = await import('../serve/hostFiles.ts')
    const files = new Map([
      ...builtLocales.map((locale): [string, string] => [manifestAddress(locale), manifest(locale, env.basePath)]),
      ...(await crawlerFiles({ publication, siteUrl: siteAddress(env), written })),
      ['licenses.txt', await licensesText(client, root)],
      ['_headers', headersFile(env)],
      ['_redirects', redirectsFile(env)],
    ])
    return new Map([[name, write(files)]])
  },
})
