import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { config, type Locale, rendering } from '../config.ts'
import type { Bundles } from '../model/bundles.ts'
import type { MarkedSite } from '../model/rendering.ts'
import { findUses } from '../places/uses.ts'
import { hashOfBuild } from '../lib/hashOfBuild.ts'
import { keptFolder } from '../lib/keptFolder.ts'
import { servePages } from '../embed/serve.ts'
import type { Site } from '../server/handler.ts'
import { type Editor, startEditor } from '../server/start.ts'
import { typeOf } from '../server/headers.ts'
import { PREFIX } from '../protocol/wire.ts'
import { createLocalBackend } from './localBackend.ts'

const ENTRY = path.join(import.meta.dirname, '../frame/entry.ts')

interface LocalEditorOptions {
  readonly locale: Locale
  readonly root: string
  /** The folder that has locales/, if it is another. */
  readonly texts?: string
  readonly port?: number | undefined
}

/** Starts the editor of a locale. Where the project renders pages, they are built in some seconds when their sources have changed. */
export async function startLocalEditor({ locale, root, texts = root, port }: LocalEditorOptions): Promise<Editor> {
  const isRendered = config().rendering !== undefined
  const [site, served, panel] = await Promise.all([
    isRendered ? rendering().then(({ markedSite }) => markedSite(root, ENTRY)) : null,
    isRendered ? null : servePages(root, locale),
    builtPanel(root),
  ])
  const backend = await createLocalBackend({
    root: texts,
    locale,
    ...(site && { isCurrent: site.isCurrent }),
    findUses: site && ((bundles, known) => findUses(site, bundles, locale, known)),
    addresses: served?.addresses ?? [],
  })
  const editor = await startEditor({
    site: site ? answersOf(site, backend.bundles) : (served?.site ?? null),
    // What a project's pages may load is its own affair.
    policy: site?.policy ?? {},
    panel,
    ...(served && { upgrade: served.upgrade }),
    backend,
    ...(port !== undefined && { port }),
  })
  return {
    ...editor,
    close: async () => {
      // Its connections would keep the editor open.
      await served?.close()
      await editor.close()
      backend.close()
    },
  }
}

const sources = path.join(import.meta.dirname, '..')

/** The folder with the panel: the one of the packed package, or one that is built in some seconds when its sources have changed. */
async function builtPanel(root: string): Promise<string> {
  const packed = path.join(sources, '../dist/panel')
  if (packed.includes(`${path.sep}node_modules${path.sep}`)) return packed
  const inputs = [path.relative(root, sources), 'package-lock.json']
  const folder = path.join(root, '.cache/translate', `panel-${(await hashOfBuild(root, inputs)).slice(0, 16)}`)
  await keptFolder(folder, buildPanel)
  return folder
}

/** Builds the panel into a folder. Vite is loaded only here: the packed package has no need of it. */
export async function buildPanel(outDir: string): Promise<void> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  await build({
    configFile: false,
    root: path.join(sources, 'panel'),
    base: `${PREFIX}/`,
    plugins: [react()],
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
}

function answersOf(site: MarkedSite, bundles: () => Bundles): Site {
  return async ({ url = '/' }, response) => {
    const answer = await site.answer(bundles(), decodeURIComponent(new URL(url, 'http://site.invalid').pathname))
    if (answer.kind === 'text') {
      response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.text)
    } else {
      const type = typeOf(answer.file) ?? 'application/octet-stream'
      response.writeHead(200, { 'Content-Type': type }).end(await readFile(answer.file))
    }
  }
}
