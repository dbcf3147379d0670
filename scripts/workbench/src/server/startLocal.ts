import path from 'node:path'
import { type Locale, type Project, renderingOf } from '../project/project.ts'
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
  const { close, bundles, ...backend } = await createLocalBackend({ project, locale })
  const answer = (pathname: string) => site.answer(bundles(), pathname)
  const editor = await startEditor({ ...site, ...backend, answer, panel, port })
  return {
    ...editor,
    close: async () => {
      await editor.close()
      close()
    },
  }
}
