import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import type { Plugin } from 'vite'
import { logo, type Outlines } from '../../src/config/brand.ts'
import { artFile, type ArtSlot, slotsWithoutWords, slotsWithWords } from '../../src/config/artSlots.ts'
import { artLanguage, type TermLanguage } from '../../src/config/artTerms.ts'
import { builtLocales } from '../../src/config/locales.ts'
import { allRoutes, type ViewId, viewIds } from '../../src/config/routes.ts'
import { readSealed, writeSealed } from 'i18next-workbench/lib/sealed.ts'

/** What a drawing shows. */
export type Subject = readonly [view: ViewId, slot: ArtSlot, language: TermLanguage]

/** What is drawn together: all that has no words, and what has a largest word in each language of the site. */
const batches = new Map<string, readonly Subject[]>([
  ['lines', viewIds.flatMap((view) => slotsWithoutWords(view).map((slot): Subject => [view, slot, 'en']))],
])
for (const language of new Set(builtLocales.map(artLanguage))) {
  const subjects = allRoutes.flatMap(({ id }) => slotsWithWords(id).map((slot): Subject => [id, slot, language]))
  batches.set(language, subjects)
}

/** All of them, by the names of their files. */
const drawings = new Map([...batches.values()].flat().map((subject) => [artFile(...subject), subject]))

/** The module that has the outlines of the word beside the brand's sign. */
const WORDMARK = 'virtual:wordmark'

/**
 * What is drawn from fonts and figures: the wordmark, and the contour art of every view. Of that, a build draws all into a folder
 * named by a hash of all drawings; while developing, each is drawn when it is asked for. What draws is loaded only then. The code
 * finds the folder in __ART_BASE__.
 */
export function art(): Plugin {
  let files = new Map<string, string>()
  let folder = process.cwd()
  let base = '/assets/art'
  return {
    name: 'isogloss:art',
    async config({ root = process.cwd() }, { command }) {
      folder = root
      if (command === 'build') {
        files = await drawAll(root)
        const hash = createHash('sha256').update([...files.values()].join(''))
        base = `/assets/art-${hash.digest('hex').slice(0, 10)}`
      }
      return { define: { __ART_BASE__: JSON.stringify(base) } }
    },
    resolveId: (id) => (id === WORDMARK ? `\0${WORDMARK}` : undefined),
    async load(id) {
      if (id === `\0${WORDMARK}`) return `export const wordmark = ${JSON.stringify(await wordmark(folder))}`
    },
    configureServer(server) {
      server.middlewares.use(base, (request, response, next) => {
        const drawing = drawings.get((request.url ?? '').slice(1).split('?')[0] ?? '')
        if (!drawing) return next()
        const answer = async () => {
          const { artPainter } = await import('./slots.ts')
          const { draw } = await artPainter()
          response.setHeader('Content-Type', 'image/svg+xml').end(draw(...drawing))
        }
        answer().catch(next)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${base.slice(1)}/${name}`, source })
    },
  }
}

const { resolve } = createRequire(import.meta.url)

/** What decides how the drawings look: this folder, the tables that it reads, and the releases of its libraries and fonts. */
async function sources(): Promise<string[]> {
  const { fontPackages } = await import('./letters.ts')
  const names = await readdir(import.meta.dirname)
  const diagrams = path.join(import.meta.dirname, '../../src/diagrams')
  const drawn = await readdir(diagrams, { recursive: true })
  const tables = ['artSlots.ts', 'artTerms.ts', 'brand.ts', 'color.ts', 'isogloss.ts', 'palette.ts', 'routes.ts']
  return [
    ...names.map((name) => path.join(import.meta.dirname, name)),
    ...tables.map((name) => path.join(import.meta.dirname, '../../src/config', name)),
    ...drawn.filter((name) => name.endsWith('.ts')).map((name) => path.join(diagrams, name)),
    path.join(import.meta.dirname, '../lib/brandFonts.ts'),
    ...['d3-contour', 'harfbuzzjs'].map((name) => resolve(name)),
    ...fontPackages.map((name) => resolve(`${name}/package.json`)),
  ]
}

/** What is made in a second or more, from the cache until a source changes. */
async function kept<T>(root: string, name: string, make: () => Promise<T>): Promise<T> {
  const key = createHash('sha256')
  for (const file of await sources()) key.update(await readFile(file))
  const file = path.join(root, '.cache/art', `${name}-${key.digest('hex').slice(0, 32)}.json`)
  const known = await readSealed<T>(file)
  if (known) return known
  const made = await make()
  await writeSealed(file, made)
  return made
}

/** The outlines of the word beside the sign. */
export const wordmark = (root: string): Promise<Outlines> =>
  kept(root, 'wordmark', async () => (await import('./wordmark.ts')).wordmarkOf(logo.word))

/** A thread takes as long to start as it takes to draw a few hundred. */
const MOST_THREADS = 4

/** All drawings, by the names of their files; the batches of which a source has changed are drawn on all cores. */
async function drawAll(root: string): Promise<Map<string, string>> {
  const threads = Math.min(availableParallelism(), MOST_THREADS)
  let pool: Tinypool | undefined
  const draw = (subjects: readonly Subject[]): Promise<string[]> => {
    pool ??= new Tinypool({
      filename: new URL('./slots.ts', import.meta.url).href,
      name: 'drawSubjects',
      minThreads: 0,
      maxThreads: threads,
    })
    return pool.run(subjects)
  }
  try {
    const drawn = [...batches].map(async ([name, subjects]) => {
      const svgs = await kept(root, `drawings-${name}`, () => draw(subjects))
      return subjects.map((subject, at): [string, string] => [artFile(...subject), svgs[at] ?? ''])
    })
    return new Map((await Promise.all(drawn)).flat())
  } finally {
    await pool?.destroy()
  }
}
