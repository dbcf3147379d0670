import path from 'node:path'
import { loadServer, readTemplate, type Template } from 'vite-plugin-ssg'
import { cachedFolder } from '../../lib/cachedFolder.ts'
import { type Assets, readAssets } from '../assets.ts'
import type { ServerBundle } from '../documentOf.ts'
import { writtenFolders } from '../written/read.ts'

/** The site's code with marks (i18next-workbench/vite), without any texts. */
export interface MarkedBuild {
  /** The absolute path of the browser's files, which are served below "/". */
  readonly client: string
  readonly server: MarkedServer
  readonly assets: Assets
  readonly template: Template
}

/** The exports of markedServer.ts. */
export interface MarkedServer extends ServerBundle {
  keepMarks(on: boolean): void
}

/** The inputs of the code, including the list of written pages. Texts are read when a document is requested. */
const sources = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json', ...writtenFolders]

/**
 * The site's code with marks and with a module as the script of its documents. Cached in .cache/marked; a change in the
 * sources rebuilds it in some seconds.
 */
export async function markedBuild(root: string, module: string): Promise<MarkedBuild> {
  const entry = path.relative(root, module).split(path.sep).join('/')
  const name = path.dirname(entry).replaceAll('/', '-')
  const builder = path.join(import.meta.dirname, 'buildMarked.ts')
  const folder = await cachedFolder(root, `marked/${name}`, sources, builder, [root, module])
  return openBuild(root, folder, entry)
}

async function openBuild(root: string, folder: string, entry: string): Promise<MarkedBuild> {
  const client = path.join(folder, 'client')
  const server = await loadServer<ServerBundle>(path.join(folder, 'server', 'markedServer.js'))
  if (!isMarked(server)) throw new Error(`${folder}: expected a build with marks, found one without.`)
  const template = readTemplate(path.join(root, 'index.html'))
  return { client, server, assets: readAssets(client, '', entry), template }
}

const isMarked = (server: ServerBundle): server is MarkedServer => 'keepMarks' in server
