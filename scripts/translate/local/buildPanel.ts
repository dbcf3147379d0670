import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { keptFolder } from '../../lib/keptFolder.ts'
import { PREFIX } from '../wire.ts'

const sources = ['scripts/translate', 'scripts/i18n', 'scripts/lib', 'src/theme', 'src/config', 'package-lock.json']

/** The folder with the built panel. Built in some seconds when its sources have changed, else taken from .cache/translate. */
export async function buildPanel(root: string): Promise<string> {
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
