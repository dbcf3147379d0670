import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { config, type Locale } from '../config.ts'
import { isObject } from '../lib/json/values.ts'
import type { Site, Upgrade } from '../server/handler.ts'

/** The workbench's own code, of which some is served to browsers. */
const sources = path.join(import.meta.dirname, '..')

/**
 * The pages of a project, served by its own Vite as the project's developers see them, but marked and in one language. Starts
 * Vite on a project of which the configuration has the plugin of i18next-workbench/vite; null for another one. Throws
 * what the configuration throws, and an error for options of the plugin that are none.
 */
export async function servePages(root: string, locale: Locale) {
  const names = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((extension) => `vite.config.${extension}`)
  if (!names.some((name) => existsSync(path.join(root, name)))) return null
  const { createServer, resolveConfig, searchForWorkspaceRoot } = await import('vite')
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'serve')
  const plugin = plugins.find(({ name }) => name === 'i18next-workbench')
  if (!plugin) return null
  // Vite only listens to what it emits: the editor decides which connections get there.
  const connections = createHttpServer()
  const vite = await createServer({
    root,
    cacheDir: path.join(root, config().cache, 'vite'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [editing(locale)],
    optimizeDeps: { include: ['i18next'] },
    server: {
      middlewareMode: true,
      cors: false,
      ws: { server: connections },
      fs: { allow: [searchForWorkspaceRoot(root), sources] },
    },
  })
  return {
    site: ((request, response) =>
      vite.middlewares(request, response, () => response.writeHead(404).end())) satisfies Site,
    /** Takes the connections by which Vite tells pages of changes. */
    upgrade: ((...connection) => void connections.emit('upgrade', ...connection)) satisfies Upgrade,
    /** Where pages are looked at first. */
    addresses: addressesOf(plugin.api, vite, locale),
    close: () => vite.close(),
  }
}

function addressesOf(options: unknown, { config: { base } }: ViteDevServer, { code }: Locale): string[] {
  const { pages = ['/'], ...others } = isObject(options) ? options : {}
  const isAddress = (page: unknown): page is string => typeof page === 'string' && page.startsWith('/')
  const [other] = Object.keys(others)
  if (other !== undefined || !Array.isArray(pages) || !pages.every(isAddress)) {
    const found = other === undefined ? JSON.stringify(pages) : `"${other}"`
    throw new Error(`vite.config: i18next() expected { pages: ['/', '/about'] }, addresses of pages, found ${found}.`)
  }
  return pages.map((page) => path.posix.join(base, page.replaceAll('{{language}}', code)))
}

/** Brings the workbench's script into every document, before the project's. */
function editing({ code, tag }: Locale): Plugin {
  const { parse, keySeparator, pluralSeparator } = config().layout
  const SETTINGS = '\0workbench:settings'
  const modules = new Map([
    ['workbench:application', path.join(sources, 'embed/browser/application.ts')],
    ['workbench:settings', SETTINGS],
  ])
  let root = ''
  let base = '/'
  return {
    name: 'i18next-workbench:editing',
    enforce: 'pre',
    configResolved: (resolved) => {
      root = resolved.root
      base = resolved.base
    },
    resolveId: (source) => modules.get(source),
    load: (id) => {
      if (id !== SETTINGS) return null
      return `export const settings = ${JSON.stringify({ language: { code, tag }, keySeparator, pluralSeparator })}`
    },
    transformIndexHtml: () => {
      const src = path.posix.join(base, '@fs', path.join(sources, 'frame/entry.ts').replaceAll('\\', '/'))
      return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }]
    },
    // The panel tells the page of changed messages. Without it, the whole page would be loaded anew.
    hotUpdate: ({ file }) => (parse(path.posix.relative(root, file)) ? [] : undefined),
  }
}
