import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundles } from '../project/bundles.ts'
import { type Locale, type Project, renderingOf } from '../project/project.ts'
import type { MarkedSite } from '../project/rendering.ts'
import type { Site } from './handler.ts'
import { typeOf } from './headers.ts'
import { createLocalBackend } from './localBackend.ts'
import { type Editor, startEditor } from './start.ts'

const ENTRY = path.join(import.meta.dirname, '../frame/entry.ts')

interface LocalEditorOptions {
  readonly project: Project
  readonly locale: Locale
  readonly port?: number | undefined
}

/** Starts the editor of a locale. The marked pages are built in some seconds when their sources have changed. */
export async function startLocalEditor({ project, locale, port }: LocalEditorOptions): Promise<Editor> {
  const { root } = project
  const { markedSite, cachedFolder } = await renderingOf(project)
  const inputs = [path.relative(root, path.join(import.meta.dirname, '..')), 'package-lock.json']
  const [site, panel] = await Promise.all([
    markedSite(root, ENTRY),
    cachedFolder(root, 'translate/panel', inputs, path.join(import.meta.dirname, 'buildPanel.ts')),
  ])
  const backend = await createLocalBackend({ project, locale })
  const editor = await startEditor({
    site: answersOf(site, backend.bundles),
    policy: site.policy,
    panel,
    handlers: backend.handlers,
    onChange: backend.onChange,
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
