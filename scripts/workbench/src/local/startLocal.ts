import { readFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { type Locale, rendering } from '../../i18n/config.ts'
import { mediaTypeOf } from '../../hosting/types.ts'
import type { Bundles } from '../../i18n/model/bundles.ts'
import type { MarkedSite } from '../../i18n/model/rendering.ts'
import { findUses } from '../../i18n/places/uses.ts'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { keptFolder } from '../../lib/keptFolder.ts'
import { type Editor, startEditor } from '../server/start.ts'
import { PREFIX } from '../wire.ts'
import { createLocalBackend } from './localBackend.ts'

/** The module whose page answers the panel. */
const ENTRY = 'scripts/translate/frame/entry.ts'

interface LocalEditorOptions {
  readonly locale: Locale
  /** The folder of the project's code. */
  readonly root: string
  /** The folder that has locales/, if it is another. */
  readonly texts?: string
  readonly port?: number | undefined
}

/** Starts the editor of a locale: what is shown is built in some seconds when its sources have changed. */
export async function startLocalEditor({ locale, root, texts = root, port }: LocalEditorOptions): Promise<Editor> {
  const { markedSite } = await rendering()
  const [site, panel] = await Promise.all([markedSite(root, ENTRY), buildPanel(root)])
  const backend = await createLocalBackend({
    root: texts,
    locale,
    findUses: (bundles, known) => findUses(site, bundles, locale, known),
  })
  const editor = await startEditor({
    site: answersOf(site, backend.bundles),
    policy: site.policy,
    panel,
    backend,
    locales: path.join(texts, 'locales'),
    ...(port !== undefined && { port }),
  })
  return {
    ...editor,
    close: async () => {
      await editor.close()
      backend.close()
    },
  }
}

const sources = ['scripts/translate', 'scripts/i18n', 'scripts/lib', 'package-lock.json']

/** The folder with the built panel. Built in some seconds when its sources have changed, else taken from .cache/translate. */
async function buildPanel(root: string): Promise<string> {
  const folder = path.join(root, '.cache/translate', `panel-${(await hashOfBuild(root, sources)).slice(0, 16)}`)
  await keptFolder(folder, (outDir) =>
    build({
      configFile: false,
      root: path.join(root, 'scripts/translate/panel'),
      base: `${PREFIX}/`,
      plugins: [react()],
      logLevel: 'warn',
      build: {
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        target: 'baseline-widely-available',
        chunkSizeWarningLimit: 5000,
      },
    }),
  )
  return folder
}

/** The marked site as a function of requests; `bundles` gives the texts as they are at the moment. */
function answersOf(site: MarkedSite, bundles: () => Bundles): (request: Request) => Promise<Response> {
  return async (request) => {
    const pathname = decodeURIComponent(new URL(request.url).pathname)
    const answer = await site.answer(bundles(), pathname)
    if (answer.kind === 'text') {
      return new Response(answer.text, { status: answer.status, headers: { 'Content-Type': answer.type } })
    }
    const type = mediaTypeOf(answer.file) ?? 'application/octet-stream'
    return new Response(new Uint8Array(await readFile(answer.file)), { headers: { 'Content-Type': type } })
  }
}
