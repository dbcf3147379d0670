import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allInHead } from '../../../../scripts/vite-plugin-ssg/assets.ts'
import { loadServer } from '../../../../scripts/vite-plugin-ssg/render/render.ts'
import { renderAll, threadsFor } from '../../../../scripts/vite-plugin-ssg/render/renderAll.ts'
import { publicLocales } from '../../../../src/config/locales.ts'
import { viewIds } from '../../../../src/config/routes.ts'

/** A server bundle that says which thread it is in, and fails where it is told to. */
const serverCode = `
import { isMainThread } from 'node:worker_threads'
export const viewNamespaces = async (view) => ['pages/' + view]
export const renderView = async ({ locale, view }) => {
  if (process.env.THREADS_TEST === view) throw new Error('boom ' + locale)
  return { head: '<title>t</title>', body: isMainThread ? 'first thread' : 'other thread', used: new Map(), missing: [] }
}`
const manifest = Object.fromEntries(
  [
    'src/entry-client.ts',
    'src/app/hydrate.tsx',
    'src/app/reactDom.ts',
    'src/theme/print.css',
    ...viewIds.map((view) => `src/pages/${view}.tsx`),
  ].map((source) => [source, { file: 'assets/a.css' }]),
)
let folder: string
let serverFile: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threads-'))
  serverFile = path.join(folder, 'server.mjs')
  await mkdir(path.join(folder, '.vite'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/a.css'), '')
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(serverFile, serverCode)
})
afterAll(() => rm(folder, { recursive: true }))

const run = async (outDir: string, server = serverFile) =>
  renderAll({
    locales: publicLocales,
    texts: { bundles: new Map(), publication: {} },
    tools: {
      server: await loadServer(serverFile),
      assets: allInHead('<script type="module" src="/assets/a.css"></script>'),
      template: { head: '', afterHead: '', afterBody: '' },
    },
    outDir,
    threads: { serverFile: server, site: folder, template: 'index.html' },
    threadCount: 1,
  })

describe('rendering in several threads', () => {
  it('writes every document of every locale, each locale in one thread', async () => {
    const outDir = path.join(folder, 'out')
    await run(outDir)
    const files = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'))
    expect(files).toHaveLength(publicLocales.length * viewIds.length)
    const first = await readFile(path.join(outDir, 'about.html'), 'utf8')
    const second = await readFile(path.join(outDir, 'pl/about.html'), 'utf8')
    expect(first).toContain('first thread')
    expect(second).toContain('other thread')
  })

  it('names the failures of all threads together, in the order of the locales', async () => {
    process.env['THREADS_TEST'] = 'about'
    try {
      await expect(run(path.join(folder, 'failing'))).rejects.toThrow(
        'Pages that did not render:\n  en /about: boom en\n  pl /pl/about: boom pl',
      )
    } finally {
      delete process.env['THREADS_TEST']
    }
  })

  it('names the locale of a thread that does not start', async () => {
    await expect(run(path.join(folder, 'broken'), path.join(folder, 'none.mjs'))).rejects.toThrow(
      /^Pages that did not render:\n {2}pl: Cannot find module/,
    )
  })
})

describe('the number of threads beside the first', () => {
  it('grows with the locales and the cores, and is none for a small site', () => {
    expect(threadsFor(2, 8)).toBe(0)
    expect(threadsFor(48, 1)).toBe(0)
    expect(threadsFor(48, 2)).toBe(1)
    expect(threadsFor(100, 64)).toBe(3)
  })
})
