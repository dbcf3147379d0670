import path from 'node:path'
import type { Locale } from '../../../src/config/locales.ts'
import { markedBuild } from '../../i18n/places/markedBuild.ts'
import { findUses } from '../../i18n/places/uses.ts'
import { type Editor, startEditor } from '../server/start.ts'
import { buildPanel } from './buildPanel.ts'
import { createLocalBackend } from './localBackend.ts'
import { siteOf } from './site.ts'

/** The module whose page answers the panel. */
const ENTRY = 'scripts/translate/frame/entry.ts'

export interface LocalEditorOptions {
  readonly locale: Locale
  /** The folder of the project's code. */
  readonly root: string
  /** The folder that has locales/, if it is another. */
  readonly texts?: string
  readonly port?: number | undefined
}

/** Starts the editor of a locale: what is shown is built in some seconds when its sources have changed. */
export async function startLocalEditor({ locale, root, texts = root, port }: LocalEditorOptions): Promise<Editor> {
  const [build, panel] = await Promise.all([markedBuild(root, ENTRY), buildPanel(root)])
  const backend = await createLocalBackend({
    root: texts,
    locale,
    findUses: (bundles, known) => findUses(build, bundles, locale, known),
  })
  const editor = await startEditor({
    site: siteOf(build, backend.bundles),
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
