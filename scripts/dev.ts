/** npm run dev: Vite's server with hot reload of components and of locale files. */

import { createServer, type InlineConfig, mergeConfig, resolveConfig } from 'vite'
import { filesLoaded, loadBundledMantine } from './build/loading.ts'
import { runCommand } from './lib/run.ts'
import { type Place, placeFrom } from './serve/listen.ts'

await runCommand(async () => {
  const server = await createServer(await configured(process.cwd(), placeFrom(process.env, 5173)))
  await server.listen()
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`Developing on ${[...local, ...network][0] ?? 'an unknown address'}  (Ctrl+C stops)`)
  // Node writes its compile cache only at a regular exit.
  process.on('SIGINT', () => process.exit())
})

/**
 * Resolves the configuration as Vite would. Vite imports its files under new addresses each time, for which Node's compile cache
 * has nothing, so they are imported here first. Vite imports them when an edit restarts the server.
 */
async function configured(root: string, place: Place) {
  // Vite's default. Bundling Mantine would set another.
  process.env['NODE_ENV'] ??= 'development'
  await loadBundledMantine(root)
  // With Node as the loader, the configuration depends on the loaded files only: edits of others restart no server.
  const settings: InlineConfig = { configLoader: 'native', logLevel: 'info', clearScreen: false, server: place }
  const loaded = filesLoaded(root)
  const { default: config } = await import('../vite.config.ts')
  const own = config({ command: 'serve', mode: 'development' })
  const resolved = await resolveConfig({ ...mergeConfig(own, settings), configFile: false }, 'serve')
  resolved.configFileDependencies.push(...loaded)
  Object.assign(resolved, { inlineConfig: settings })
  return resolved
}
