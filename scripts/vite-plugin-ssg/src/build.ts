import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { styleText } from 'node:util'
import type { ViteBuilder } from 'vite'
import type { RenderModule } from './options.ts'
import { renderAll } from './render.ts'
import type { Settings } from './settings.ts'
import { createStagingDir, stagingFolder, swapIn } from './swap.ts'
import { task } from './task.ts'

/** The name of the server's bundle within its folder. */
export const serverFile = 'entry-server.js'

/** Loads the bundle of the `render` module. A query in its URL would load a second copy next to the one that its chunks import. */
export async function loadServer<Module = RenderModule>(file: string): Promise<Module> {
  return await import(/* @vite-ignore */ pathToFileURL(file).href)
}

interface Run {
  readonly builder: ViteBuilder
  /** The folder of the site. */
  readonly dist: string
  /** The locales whose documents are built. */
  readonly locales: readonly string[]
}

/** Builds into a staging folder, then swaps it with the last site, which a failed build leaves unchanged. */
export async function buildSite(settings: Settings, { builder, dist, locales }: Run): Promise<void> {
  const { root } = settings
  const staging = stagingFolder(root)
  const folder = path.join(staging, 'site')
  const release = await createStagingDir(staging, dist)
  const bundle = async (name: 'client' | 'ssr') => {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`The configuration lacks the environment "${name}".`)
    await builder.build(environment)
  }
  let bundled: Promise<void> | undefined
  const server = async <Module = RenderModule>() => {
    bundled ??= task('Bundle the server code', () => bundle('ssr'))
    await bundled
    return loadServer<Module>(path.join(staging, 'server', serverFile))
  }
  const write = (files: ReadonlyMap<string, string | Uint8Array>) => {
    for (const [address, content] of files) writeInto(folder, address, content)
  }
  try {
    const content = (await settings.files?.({ root, locales, task, server })) ?? {}
    const module = await server()
    await task('Bundle the browser code', () => bundle('client'))
    await task('Render pages and their strings', async (note) => {
      const count = await renderAll({ settings, content, locales, server: module, client: folder, write })
      note(`${count} documents, ${locales.length} locales`)
    })
    for (const { name, run } of content.steps ?? []) await task(name, (note) => run({ folder, write, note }))
    await rm(path.join(folder, '.vite'), { recursive: true })
    await task('Swap with the previous site', () => swapIn(folder, dist))
    for (const line of content.warnings ?? []) console.warn(styleText('yellow', `! ${line}`))
  } finally {
    await release()
  }
}

/** Writes synchronously: handing a small file to another thread costs more than writing it. */
function writeInto(folder: string, address: string, content: string | Uint8Array): void {
  const file = path.join(folder, address)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
