import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { artFiles, hasContours, hasContoursBelow } from '../../src/config/art.ts'
import { viewIds } from '../../src/config/routes.ts'
import { isWordmarkOld } from '../../src/config/wordmark.ts'
import { inColors } from './colors.ts'
import { inlined } from './inlined.ts'

/** A module of the contours in first screens, by file name: empty in a build for the browser, which finds them in the document. */
const FIRST = 'virtual:first-drawings'

/**
 * Colors the drawings of public/art for the brand. A build publishes them in a folder named by a hash of all drawings,
 * instead of the committed files. The development server colors each on request. __ART_BASE__ is the folder. Throws if the
 * wordmark is not that of src/config/brand.ts.
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
      // In development, a page is rendered again after an edit.
      const isNeeded = mode === 'dev' || config.consumer === 'server'
      const drawings = isNeeded ? await readFirst(path.join(config.root, 'public/art')) : {}
      return `export default ${JSON.stringify(drawings)}`
    },
    async config({ root = process.cwd() }, { command }) {
      if (isWordmarkOld)
        throw new Error(
          'src/config/wordmark.json: expected the word and font of src/config/brand.ts; run "npm run art".',
        )
      if (command === 'build') {
        files = await readDrawings(path.join(root, 'public/art'))
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
      const first = viewIds.filter((view) => !hasContoursBelow(view)).map(artFiles.contours.of)
      const shown = [...files].filter(([name]) => !first.includes(name))
      for (const [name, source] of shown) this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source })
    },
    async writeBundle({ dir }) {
      if (dir && this.environment.name === 'client') await rm(path.join(dir, 'art'), { recursive: true, force: true })
    },
  }
}

async function readDrawings(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort()
  const read = names.map(async (name) => [name, inColors(await readFile(path.join(folder, name), 'utf8'))] as const)
  return new Map(await Promise.all(read))
}

/** Returns the contours of all views as parts of a document. */
async function readFirst(folder: string): Promise<Record<string, string>> {
  const names = viewIds.filter(hasContours).map(artFiles.contours.of)
  const read = names.map(async (name) => [name, inlined(await readFile(path.join(folder, name), 'utf8'))] as const)
  return Object.fromEntries(await Promise.all(read))
}
