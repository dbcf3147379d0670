import { SourceMap } from 'node:module'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { Development } from './options.ts'

type BrowserErrors = NonNullable<Development['errors']>

/** A place in a stack of the browser: the address of a module, line and column. */
const browserPlace = /https?:\/\/[^/\s]+(\/[^\s:)]+):(\d+):(\d+)/g

/** An error of the server with its source position, for Vite's overlay and console. */
export function withPlace(server: ViteDevServer, thrown: unknown, reporting?: RegExp): Error {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  server.ssrFixStacktrace(error)
  // Vite's own errors, such as syntax errors, have a position.
  return 'loc' in error ? error : Object.assign(error, placeIn(error.stack ?? '', server.config.root, reporting))
}

/** Shows errors reported by pages in Vite's overlay, with their source positions. */
export function showBrowserErrors(server: ViteDevServer, { event, reporting }: BrowserErrors): void {
  server.environments.client.hot.on(event, async ({ message, stack }: { message: string; stack: string }, client) => {
    const mapped = await inSources(server, stack)
    client.send({ type: 'error', err: { message, stack: mapped, ...placeIn(mapped, server.config.root, reporting) } })
  })
}

/** A script at the end of a document that shows problems in Vite's overlay; empty without problems. */
export function overlayScript(problems: readonly string[]): string {
  if (problems.length === 0) return ''
  const err: ErrorPayload['err'] = { message: problems.join('\n'), stack: '' }
  const json = JSON.stringify(err).replaceAll('<', '\\u003c')
  return `<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${json}))</script>`
}

/** The first position of a stack within the project, if possible outside the modules that report errors. */
export function placeIn(stack: string, root: string, reporting?: RegExp): Pick<ErrorPayload['err'], 'id' | 'loc'> {
  const places = [...stack.matchAll(/(\/[^\s:()]+):(\d+):(\d+)/g)]
    .map(([, file = '', line, column]) => ({ file, line: Number(line), column: Number(column) }))
    .filter(({ file }) => file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
  const loc = places.find(({ file }) => !reporting?.test(file)) ?? places[0]
  return loc ? { id: loc.file, loc } : {}
}

/** A browser's stack with source positions instead of URLs. */
async function inSources(server: ViteDevServer, stack: string): Promise<string> {
  const graph = server.environments.client.moduleGraph
  let result = stack
  for (const [found, url = '', line, column] of stack.matchAll(browserPlace)) {
    const module = await graph.getModuleByUrl(url)
    const map = module?.transformResult?.map
    if (!module?.file || !map || !('sources' in map)) continue
    const entry = new SourceMap({ sourceRoot: '', ...map, file: module.file }).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    )
    if ('originalLine' in entry) {
      result = result.replace(found, `${module.file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`)
    }
  }
  return result
}
