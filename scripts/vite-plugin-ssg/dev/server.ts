import path from 'node:path'
import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { SiteEnv } from '../../../src/config/env.ts'
import { openStore } from '../../forms/node/database.ts'
import { keepUp } from '../../forms/node/upkeep.ts'
import { overlayScript, showBrowserErrors, withPlace } from './overlay.ts'

type Documents = typeof import('./documents.ts')
type Handler = Connect.NextHandleFunction
type Answer = (documents: Documents, pathname: string, ...rest: Parameters<Handler>) => Promise<void>

/**
 * While developing: documents and messages are made on request. What makes them is loaded through Vite instead of by
 * Node, so that an edit of a page, a text, a claim or an owner's fact takes effect without a restart.
 */
export function devServer(server: ViteDevServer, { siteUrl }: SiteEnv): () => void {
  const { root } = server.config
  const store = openStore(path.join(root, 'data/submissions.db'))
  const upkeep = keepUp(store)
  server.httpServer?.on('close', () => {
    upkeep.stop()
    store.close()
  })
  showBrowserErrors(server)

  const answering =
    (answer: Answer): Handler =>
    async (request, response, next) => {
      try {
        const documents = (await server.ssrLoadModule(path.join(import.meta.dirname, 'documents.ts'))) as Documents
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        await answer(documents, pathname, request, response, next)
      } catch (error) {
        // Vite answers with its overlay.
        next(withPlace(server, error))
      }
    }

  const answerMessages = answering(async ({ messagesAt }, pathname, _, response) => {
    const text = await messagesAt(root, pathname)
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text ?? '{}')
  })
  const answerPost = answering(async ({ createReceiver, listenerOf, notSentDocument }, _, request, response, next) => {
    const receiver = createReceiver({ store, siteUrl, errorPage: (locale) => notSentDocument(root, locale) })
    if (!listenerOf(receiver)(request, response)) next()
  })
  const answerDocument = answering(async ({ documentAt }, pathname, _, response) => {
    const { status, html, problems } = await documentAt(root, pathname, (...files) => stylesOf(server, ...files))
    for (const problem of problems) server.config.logger.error(`${pathname}: ${problem}`)
    const document = await server.transformIndexHtml(pathname, html)
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(document + overlayScript(problems))
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
async function stylesOf(
  server: ViteDevServer,
  sources: readonly string[],
  languageSheets: readonly string[],
): Promise<string> {
  const graph = server.environments.ssr.moduleGraph
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
    const { default: css } = await server.ssrLoadModule(`${url}?inline`)
    return `<style data-vite-dev-id="${id}">${css}</style>`
  })
  return (await Promise.all(elements)).join('')
}
