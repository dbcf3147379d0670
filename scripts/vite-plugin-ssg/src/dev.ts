import path from 'node:path'
import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite'
import { readTemplate } from './document.ts'
import type { DevelopmentModule } from './options.ts'
import { overlayScript, showBrowserErrors, withPlace } from './overlay.ts'
import { renderPage } from './render.ts'
import type { Settings } from './settings.ts'

/** Renders documents on request. Vite instead of Node loads the module that renders, so that edits take effect without a restart. */
export function answerDocuments(server: ViteDevServer, settings: Settings, styles: ReadonlyMap<string, string>) {
  const { root, template, render, moduleOf, development: { module: source = render, errors } = {} } = settings
  if (errors) showBrowserErrors(server, errors)
  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    try {
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
      const module = (await server.ssrLoadModule(path.join(root, source))) as DevelopmentModule
      const asked = (await module.pageAt?.(pathname, root)) ?? pageAt(settings, pathname)
      if (!asked) return next()
      const { locale, route, status = 200 } = asked
      const cut = readTemplate(path.join(root, template))
      // Vite transforms only the entry. In a whole document, it would duplicate each style.
      const script = `<script type="module" async src="/${cut.entry}"></script>`
      const devHead = async (modules: readonly string[], sheets: readonly string[] = []) =>
        (await styleElements(server, styles, modules, sheets)) + (await server.transformIndexHtml(pathname, script))
      const data = await module.dataOf?.(root, locale)
      const page = { locale, route, address: pathname, data, client: null, devHead }
      const own = await devHead([render, moduleOf?.(route) ?? render])
      const { html, problems } = await renderPage(module, cut, page, () => own)
      for (const problem of problems) server.config.logger.error(`${pathname}: ${problem}`)
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html + overlayScript(problems))
    } catch (error) {
      // Vite answers with its overlay.
      next(withPlace(server, error, errors?.reporting))
    }
  }
  return () => {
    server.middlewares.use(answer)
  }
}

function pageAt({ locales, routes, address }: Settings, pathname: string) {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  const pages = locales.flatMap((locale) => routes.map((route) => ({ locale, route, status: 200 })))
  return pages.find(({ locale, route }) => address(locale, route) === trimmed)
}

/**
 * The styles of some modules and of all that they import, then some sheets, for a page that is not hydrated yet. Vite finds
 * the elements by their attribute, and replaces them when a style is edited.
 */
async function styleElements(
  server: ViteDevServer,
  styles: ReadonlyMap<string, string>,
  sources: readonly string[],
  sheets: readonly string[],
): Promise<string> {
  const { root } = server.config
  const { ssr } = server.environments
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) visit(imported)
  }
  for (const source of sources) ssr.moduleGraph.getModulesByFile(path.join(root, source))?.forEach(visit)
  const imported = [...seen].filter(({ url }) => url.endsWith('.css'))
  const all = [...imported, ...sheets.map((name) => ({ id: path.join(root, name), url: `/${name}` }))]
  const elements = all.map(async ({ id, url }) => {
    // Compiles new and edited modules.
    await ssr.transformRequest(url)
    return `<style data-vite-dev-id="${id}">${styles.get(id ?? '') ?? ''}</style>`
  })
  return (await Promise.all(elements)).join('')
}
