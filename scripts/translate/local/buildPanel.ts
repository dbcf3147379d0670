import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { hashOfBuild } from '../../lib/hashOfBuild.ts'
import { PREFIX } from '../wire.ts'

const sources = ['scripts/translate', 'scripts/i18n', 'scripts/lib', 'src/theme', 'src/config', 'package-lock.json']

/** The folder with the built panel. Built in some seconds when its sources have changed, else taken from .cache/translate. */
export async function buildPanel(root: string): Promise<string> {
  const parent = path.join(root, '.cache/translate')
  const folder = path.join(parent, `panel-${(await hashOfBuild(root, sources)).slice(0, 16)}`)
  if (existsSync(folder)) return folder
  const aside = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: path.join(root, 'scripts/translate/panel'),
    base: `${PREFIX}/`,
    plugins: [react()],
    logLevel: 'warn',
    build: {
      outDir: aside,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 5000,
    },
  })
  const before = (await readdir(parent)).filter((name) => /^panel-[0-9a-f]+$/.test(name))
  await Promise.all(before.map((name) => rm(path.join(parent, name), { recursive: true, force: true })))
  await rename(aside, folder)
  return folder
}
