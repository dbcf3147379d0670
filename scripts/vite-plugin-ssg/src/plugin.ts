import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { buildSite, serverFile } from './build.ts'
import { answerDocuments } from './dev.ts'
import { readTemplate } from './document.ts'
import type { SsgOptions } from './options.ts'
import { select, settingsOf } from './settings.ts'
import { stagingFolder } from './swap.ts'

/** The same in both builds, because documents name files of the browser build. Hex, since letters could match ad blockers ("…Ga.js"). */
const hashCharacters = 'hex'

/**
 * Static generation as a Vite plugin: `vite build` builds the whole site, or the documents of some locales ("de,fr"); `vite dev`
 * renders the same documents on request.
 */
export function ssg(options: SsgOptions, { locales }: { readonly locales?: string | undefined } = {}): Plugin[] {
  let config: ResolvedConfig
  /** The compiled style sheets of the development server, by their ids. */
  const styles = new Map<string, string>()
  const main: Plugin = {
    name: 'vite-plugin-ssg',
    config: ({ root = process.cwd(), base = `${options.base ?? ''}/` }) => ({
      appType: 'custom',
      base,
      // One configuration for all environments, read once.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            outDir: path.join(stagingFolder(root), 'site'),
            manifest: true,
            rolldownOptions: {
              input: [readTemplate(path.join(root, options.template ?? 'index.html')).entry],
              output: { hashCharacters },
            },
          },
        },
        ssr: {
          // Vite would bundle a linked package.
          resolve: { external: ['vite-plugin-ssg'] },
          build: {
            outDir: path.join(stagingFolder(root), 'server'),
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { [path.basename(serverFile, '.js')]: options.render },
              output: { hashCharacters },
            },
          },
        },
      },
    }),
    configResolved(resolved) {
      config = resolved
    },
    buildApp: {
      order: 'pre',
      handler: async (builder) => {
        const { root, build } = config
        await buildSite(settingsOf(root, options), {
          builder,
          dist: path.resolve(root, build.outDir),
          locales: select(locales, options.locales),
        })
      },
    },
    hotUpdate({ type, file, modules, server }) {
      const { client, ssr } = server.environments
      if (this.environment !== client || type === 'delete') return
      const { texts } = options.development ?? {}
      if (texts?.files.test(path.relative(config.root, file).split(path.sep).join('/'))) {
        // An update without modules closes Vite's overlay.
        client.hot.send({ type: 'update', updates: [] })
        client.hot.send(texts.event)
      } else if (modules.length === 0 && ssr.moduleGraph.getModulesByFile(file)) {
        // Only the server reads it, so pages have to reload.
        client.hot.send({ type: 'full-reload' })
      }
    },
  }
  const developing: Plugin = {
    name: 'vite-plugin-ssg:dev',
    apply: 'serve',
    configureServer: (server) => answerDocuments(server, settingsOf(server.config.root, options), styles),
    transform: {
      filter: { id: /\.css$/ },
      // Stores compiled sheets, since Vite exports only their class names.
      handler(code, id) {
        if (this.environment.name === 'ssr') styles.set(id, code)
      },
    },
  }
  return [main, developing]
}
