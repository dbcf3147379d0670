/** npm run dev: Vite's server with hot reload of components and of locale files. */

import { runCommand } from './lib/run.ts'
import { createServer, type InlineConfig, mergeConfig, resolveConfig } from 'vite'
import { filesLoaded, loadMantineAtOnce } from './build/loading.ts'
import { type Place, placeFrom } from './serve/listen.ts'

await runCommand(async () => {
  const server = await createServer(await configured(process.cwd(), placeFrom(process.env, 5173)))
  await server.listen()
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  console.log(`Developing on ${[...local, ...network][0] ?? 'an unknown address'}  (Ctrl+C stops)`)
  // What Node keeps of compiled modules is written at the end of a process that ends itself.
  process.on('SIGINT', () => process.exit())
})

/**
 * The configuration as Vite would resolve it. Vite loads its files under new addresses each time, for which Node has nothing
 * compiled: so they are imported here at first, and by Vite when an edit of one of them restarts the server.
 */
async function configured(root: string, place: Place) {
  // As Vite would: building Mantine's files sets another one.
  process.env['NODE_ENV'] ??= 'development'
  await loadMantineAtOnce(root)
  // Loaded by Node, the configuration depends on the files that it has run, and no edit of another one restarts the server.
  // Vite's notes name each update, and each restart.
  const settings: InlineConfig = { configLoader: 'native', logLevel: 'info', clearScreen: false, server: place }
  const loaded = filesLoaded(root)
  const { default: config } = await import('../vite.config.ts')
  const own = config({ command: 'serve', mode: 'development' })
  const resolved = await resolveConfig({ ...mergeConfig(own, settings), configFile: false }, 'serve')
  resolved.configFileDependencies.push(...loaded)
  Object.assign(resolved, { inlineConfig: settings })
  return resolved
}
