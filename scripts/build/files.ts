import path from 'node:path'
import type { Step } from 'vite-plugin-ssg'
import { type SiteEnv, siteAddress } from '../../src/config/env.ts'
import { builtLocales } from '../../src/config/locales.ts'
import type { Publication } from '../../src/i18n/publication.ts'
import type { Written } from '../../src/i18n/written.ts'
import { compressFolder } from './compress.ts'
import { iconFiles } from '../previews/icons.ts'
import { manifest, manifestAddress } from '../previews/manifest.ts'
import { writePreviews } from '../previews/pictures.ts'
import type { PreviewRequest } from '../previews/requests.ts'
import { headersFile, redirectsFile } from '../serve/hostFiles.ts'
import { licensesText } from './licenses.ts'
import { crawlerFiles } from './sitemap.ts'

/** The pictures for networks. */
export const previewPictures = (requests: readonly PreviewRequest[], root: string): Step => ({
  name: 'Draw preview pictures',
  run: async ({ folder, note }) => {
    await writePreviews(requests, folder, path.join(root, '.cache/previews'))
    note(`${requests.length}`)
  },
})

interface Facts {
  readonly publication: Publication
  readonly env: SiteEnv
  readonly root: string
  readonly written: Written
}

/** Icons, and files for crawlers, hosts and systems, at fixed names. */
export const fixedFiles = ({ publication, env, root, written }: Facts): Step => ({
  name: 'Write icons and files for crawlers and hosts',
  run: async ({ folder, write }) => {
    write(await iconFiles())
    write(
      new Map([
        ...builtLocales.map((locale): [string, string] => [manifestAddress(locale), manifest(locale, env.basePath)]),
        ...(await crawlerFiles({ publication, siteUrl: siteAddress(env), written })),
        ['licenses.txt', await licensesText(folder, root)],
        ['_headers', headersFile(env)],
        ['_redirects', redirectsFile(env)],
      ]),
    )
  },
})

/** Compressed variants of files. */
export const compression = (root: string): Step => ({
  name: 'Compress',
  run: async ({ folder, note }) => {
    note(`${await compressFolder(folder, path.join(root, '.cache/compress'))} files`)
  },
})
