import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { assetFolder, PictureProblem, readCrop, type ReadyCrop } from './crops.ts'
import { encodeAll, encoded, filesOf } from './encode.ts'
import { filmFolders, type ReadyFilm, readFilm, siteFilms } from './films.ts'
import { cropsOf, sitePlaces } from './places.ts'

interface Ready {
  readonly crops: readonly ReadyCrop[]
  readonly films: readonly ReadyFilm[]
}

/**
 * The owner's pictures, as AVIF and WebP in the sizes that pages need, and films with their captions. A build encodes what its
 * cache lacks; while developing, a file is encoded when it is asked for. What is known of them beforehand is in __PICTURES__
 * and __FILMS__, with addresses below the base path of the site. What is wrong with them stops either, all of it in one error.
 */
export function pictures(basePath = ''): Plugin {
  let ready: Ready = { crops: [], films: [] }
  /** What a build publishes, by address. */
  let made: ReadonlyMap<string, Buffer> = new Map()
  let root = process.cwd()
  const cache = () => path.join(root, '.cache/pictures')
  const images = () => [
    ...filesOf(ready.crops),
    ...filesOf(ready.films.map(({ poster }) => poster)).filter(({ type }) => type === 'webp'),
  ]
  return {
    name: 'isogloss:pictures',
    async config(config, { command }) {
      root = config.root ?? root
      ready = await readAll(root, cache())
      if (command === 'build') made = new Map([...(await encodeAll(images(), cache())), ...filmFiles(ready)])
      return { define: { __PICTURES__: known(ready.crops, basePath), __FILMS__: known(ready.films, basePath) } }
    },
    configureServer(server) {
      const named = [
        ...ready.crops.map(({ file }) => file),
        ...siteFilms.flatMap(([, film]) => [film.file, film.poster]),
      ]
      const used = new Set(named.map((file) => path.join(root, assetFolder, file)))
      const folders = filmFolders.map((folder) => path.join(root, folder))
      server.watcher.on('all', (_event, file) => {
        if (used.has(file) || folders.includes(path.dirname(file))) server.restart()
      })
      const files = images().map((file) => [file.address, () => encoded(file, cache())] as const)
      const others = ready.films.flatMap((film) =>
        [...film.files].map(([at, bytes]) => [at, async () => bytes] as const),
      )
      server.middlewares.use(answer(new Map([...files, ...others])))
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [address, source] of made) this.emitFile({ type: 'asset', fileName: address.slice(1), source })
    },
  }
}

/** What is known of pictures or films by their names, as code. */
function known(list: readonly { readonly name: string; readonly made: object }[], basePath: string): string {
  const below = (_key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/assets/') ? basePath + value : value
  return JSON.stringify(Object.fromEntries(list.map(({ name, made }) => [name, made])), below)
}

const filmFiles = ({ films }: Ready) => films.flatMap(({ files }) => [...files])

async function readAll(root: string, cache: string): Promise<Ready> {
  const problems = new Set<string>()
  const orNote = async <T>(reading: Promise<T>): Promise<T[]> => {
    try {
      return [await reading]
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error
      problems.add(`  ${error.message}`)
      return []
    }
  }
  const crops = await Promise.all(cropsOf(sitePlaces).map((crop) => orNote(readCrop(root, cache, crop))))
  const films = await Promise.all(siteFilms.map((film) => orNote(readFilm(root, cache, film))))
  if (problems.size > 0) throw new Error(`Pictures:\n${[...problems].join('\n')}`)
  return { crops: crops.flat(), films: films.flat() }
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
}

/** Answers requests for files that are made on demand, by their addresses. */
function answer(files: ReadonlyMap<string, () => Promise<Buffer>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url?.split('?')[0] ?? ''
    const file = files.get(address)
    if (!file) return next()
    const type = types[path.extname(address)] ?? 'application/octet-stream'
    file()
      .then((bytes) => response.setHeader('Content-Type', type).end(bytes))
      .catch(next)
  }
}
