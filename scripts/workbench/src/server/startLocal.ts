import path from 'node:path'
import { renderingOf } from '../project/project.ts'
import { ENTRY } from '../project/rendering.ts'
import type { Workplace } from './edit/perform.ts'
import { createLocalBackend } from './localBackend.ts'
import { type Editor, startEditor } from './start.ts'

/** The port of the first locale. Each has its own, because browsers store drafts and settings by origin. */
const FIRST_PORT = 4280

/** Starts the editor of a locale. The marked pages are built in some seconds when their sources have changed. */
export async function startLocalEditor(place: Workplace): Promise<Editor> {
  const { project, locale } = place
  const { root, editorCommand } = project
  const { markedSite, cachedFolder } = await renderingOf(project)
  const inputs = [path.relative(root, path.join(import.meta.dirname, '..')), 'package-lock.json']
  const [site, panel] = await Promise.all([
    markedSite(root, ENTRY),
    cachedFolder(root, 'translate/panel', inputs, path.join(import.meta.dirname, 'buildPanel.ts')),
  ])
  const { close, bundles, ...backend } = await createLocalBackend(place)
  const answer = (pathname: string) => site.answer(bundles(), pathname)
  const command = `${editorCommand} ${locale.code}`
  const port = FIRST_PORT + project.locales.findIndex(({ code }) => code === locale.code)
  const editor = await startEditor({ ...site, ...backend, answer, panel, command, port })
  return { ...editor, close: () => editor.close().then(close) }
}
