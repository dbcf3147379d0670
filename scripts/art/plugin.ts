import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { artFiles, hasContours, hasContoursBelow, miniaturePages } from '../../src/config/art.ts'
import { builtLocales } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import { isWordmarkOld } from '../../src/config/wordmark.ts'
import { inColors } from './colors.ts'
import { inlined } from './inlined.ts'

/** A module of the drawings in first screens, by file name: empty in a build for the browser, which finds them in the document. */
const FIRST = 'virtual:first-drawings'

const contours = viewIds.filter(hasContours).map(artFiles.contours.of)
const maps = builtLocales.map(({ code }) => artFiles.map.of(code))
const inDocuments = [...contours, ...maps]
/** The files of public/art that a build needs. */
export const artNames: readonly string[] = [
  ...inDocuments,
  artFiles.closing.of(),
  ...miniaturePages.map(artFiles.miniature.of),
]
/** Contours that no page shows as a file. */
const unpublished = viewIds.filter((view) => !hasContoursBelow(view)).map(artFiles.contours.of)

/**
 * Colors the drawings of public/art for the brand. A build publishes them in a folder named by a hash of them,
 * instead of the committed files. The development server colors each on request. __ART_BASE__ is the folder. Throws if the
 * wordmark is not that of src/config/brand.ts, and in a build if a drawing is missing.
 */
export function art(): Plugin {
  let files = new Map<string, string>()
  let base = '/assets/art'
  return {
    name: 'isogloss:art',
    resolveId: (id) => (id === FIRST ? `\0${FIRST}` : undefined),
    async load(id) {
      if (id !== `\0${FIRST}`) return
      const { mode, config } = this.environment
      const folder = path.join(config.root, 'public/art')
      // In development, a page is rendered again after an edit, and a new page is shown before it is drawn.
      const isNeeded = mode === 'dev' || config.consumer === 'server'
      const names = isNeeded ? inDocuments.filter((name) => existsSync(path.join(folder, name))) : []
      const drawings = await readDrawings(folder, names, inlined)
      return `export default ${JSON.stringify(Object.fromEntries(drawings))}`
    },
    async config({ root = process.cwd() }, { command }) {
      if (isWordmarkOld)
        throw new Error(
          'src/config/wordmark.json: expected the word and font of src/config/brand.ts; run "npm run art".',
        )
      if (command === 'build') {
        const folder = path.join(root, 'public/art')
        const found = await readdir(folder)
        const missing = artNames.filter((name) => !found.includes(name))
        if (missing.length > 0)
          throw new Error(`Missing in public/art: ${missing.join(', ')}. Run "npm run art", and commit the files.`)
        const names = artNames.filter((name) => !unpublished.includes(name)).sort()
        files = await readDrawings(folder, names, inColors)
        const hash = createHash('sha256').update([...files.values()].join(''))
        base = `/assets/art-${hash.digest('hex').slice(0, 10)}`
      }
      return { define: { __ART_BASE__: JSON.stringify(base) } }
    },
    configureServer({ config, middlewares }) {
      middlewares.use(base, (request, response, next) => {
        const name = path.basename((request.url ?? '').split('?')[0] ?? '')
        readFile(path.join(config.publicDir, 'art', name), 'utf8').then(
          (svg) => response.setHeader('Content-Type', 'image/svg+xml').end(inColors(svg)),
          () => next(),
        )
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source })
    },
    async writeBundle({ dir }) {
      if (dir && this.environment.name === 'client') await rm(path.join(dir, 'art'), { recursive: true, force: true })
    },
  }
}

/** Reads drawings by file name, each prepared by a function. */
async function readDrawings(
  folder: string,
  names: readonly string[],
  prepare: (svg: string) => string,
): Promise<Map<string, string>> {
  const read = names.map(async (name) => [name, prepare(await readFile(path.join(folder, name), 'utf8'))] as const)
  return new Map(await Promise.all(read))
}
