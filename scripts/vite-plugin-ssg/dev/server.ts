import path from 'node:path'
import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { SiteEnv } from '../../../src/config/env.ts'
import type { LocaleCode } from '../../../src/config/locales.ts'
import { openStore } from '../../receiver/node/database.ts'
import { startUpkeep } from '../../receiver/upkeep.ts'
import { overlayScript, showBrowserErrors, withPlace } from './overlay.ts'
import type { DevState } from './plugin.ts'

type Documents = typeof import('./documents.ts')
type Posts = typeof import('./posts.ts')
type Handler = Connect.NextHandleFunction
type Answer<Module> = (made: Module, pathname: string, ...rest: Parameters<Handler>) => Promise<void>

/** As index.html has it. */
const ENTRY_TAG = '<script type="module" async src="/src/entry-client.ts"></script>'

/**
 * While developing: documents and messages are made on request. What makes them is loaded through Vite instead of by
 * Node, so that an edit of a page, a text, a claim or an owner's fact takes effect without a restart.
 */
export function devServer(server: ViteDevServer, { siteUrl }: SiteEnv, { styles, watched }: DevState): () => void {
  const { root } = server.config
  const store = openStore(path.join(root, 'data/submissions.db'))
  const upkeep = startUpkeep(store)
  server.httpServer?.on('close', () => {
    upkeep.stop()
    store.close()
  })
  showBrowserErrors(server)

  const answering =
    <Module>(file: string, answer: Answer<Module>): Handler =>
    async (request, response, next) => {
      try {
        const loaded = (await server.ssrLoadModule(path.join(import.meta.dirname, file))) as Module
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        await answer(loaded, pathname, request, response, next)
      } catch (error) {
        // Vite answers with its overlay.
        next(withPlace(server, error))
      }
    }

  const answerMessages = answering<Documents>('documents.ts', async ({ messagesAt }, pathname, _, response) => {
    const text = await messagesAt(root, pathname)
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text ?? '{}')
  })
  const answerPost = answering<Posts>('posts.ts', async (posts, _, request, response, next) => {
    const errorPage = (locale: LocaleCode) => posts.notSentDocument(root, locale)
    const receiver = posts.createReceiver({ store, siteUrl, errorPage })
    if (!posts.listenerOf(receiver)(request, response)) next()
  })
  const answerDocument = answering<Documents>('documents.ts', async ({ documentAt }, pathname, _, response) => {
    // Vite sees only what it is to add scripts to: of a whole document, it would make each style once more.
    const { status, locale, html, problems } = await documentAt(root, pathname, async (...files) => {
      const elements = await styleElements(server, styles, ...files)
      return elements + (await server.transformIndexHtml(pathname, ENTRY_TAG))
    })
    if (!watched.has(locale)) {
      watched.add(locale)
      server.watcher.add(path.join(root, 'locales', locale))
    }
    for (const problem of problems) server.config.logger.error(`${pathname}: ${problem}`)
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html + overlayScript(problems))
  })

  server.middlewares.use((request, response, next) => {
    const { originalUrl = '' } = request
    if (originalUrl.startsWith('/messages/')) answerMessages(request, response, next)
    else if (originalUrl.startsWith('/api/')) answerPost(request, response, next)
    else next()
  })
  return () => server.middlewares.use(answerDocument)
}

/**
 * The styles of some modules and of all that they import, then some sheets: a page has them before it is hydrated. Vite
 * finds the elements by their attribute, and replaces them when a style is edited.
 */
async function styleElements(
  server: ViteDevServer,
  styles: ReadonlyMap<string, string>,
  sources: readonly string[],
  languageSheets: readonly string[],
): Promise<string> {
  const { ssr } = server.environments
  const graph = ssr.moduleGraph
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) visit(imported)
  }
  for (const source of sources) graph.getModulesByFile(path.join(server.config.root, source))?.forEach(visit)
  const imported = [...seen].filter(({ url }) => url.endsWith('.css'))
  const sheets = [
    ...imported,
    ...languageSheets.map((name) => ({ id: path.join(server.config.root, name), url: `/${name}` })),
  ]
  const elements = sheets.map(async ({ id, url }) => {
    // Compiles what is not compiled yet, or was edited.
    await ssr.transformRequest(url)
    return `<style data-vite-dev-id="${id}">${styles.get(id ?? '') ?? ''}</style>`
  })
  return (await Promise.all(elements)).join('')
}
