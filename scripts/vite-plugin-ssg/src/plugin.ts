import path from 'node:path'
// Types alone: a build without code to bundle does not load Vite.
import type { Plugin, ResolvedConfig } from 'vite'
import type { SsgOptions } from '../index.d.ts'
import { serverFile } from './code.ts'
import { readTemplate } from './document.ts'
import { select, settingsOf } from './settings.ts'
import { asideFolder } from './swap.ts'

/**
 * Of file names, the same in both builds: the documents name what the browser build wrote. Letters would spell what ad
 * blockers look for ("…Ga.js"), sooner or later.
 */
const hashCharacters = 'hex'

export function ssg(options: SsgOptions, { locales }: { readonly locales?: string | undefined } = {}): Plugin[] {
  let config: ResolvedConfig
  /** The style sheets that were compiled for modules of the development server, by their ids. */
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
            outDir: path.join(asideFolder(root), 'client'),
            manifest: true,
            rolldownOptions: {
              input: [readTemplate(path.join(root, options.template ?? 'index.html')).entry],
              output: { hashCharacters },
            },
          },
        },
        ssr: {
          // Of a linked package, Vite would make another one.
          resolve: { external: ['vite-plugin-ssg'] },
          build: {
            outDir: path.join(asideFolder(root), 'server'),
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
    // Vite's own template handling is not used: the document is ours to assemble.
    buildApp: {
      order: 'pre',
      handler: async (builder) => {
        const { makeSite } = await import('./build.ts')
        const { root, build } = config
        // Without a cache: whoever calls Vite may have given it more to do.
        await makeSite(settingsOf(root, options), {
          root,
          dist: path.resolve(root, build.outDir),
          builder: async () => builder,
          cached: false,
          locales: select(locales, options.locales),
        })
      },
    },
    hotUpdate({ type, file, modules, server }) {
      const { client, ssr } = server.environments
      if (this.environment !== client || type === 'delete') return
      const { texts } = options.development ?? {}
      if (texts?.files.test(path.relative(config.root, file).split(path.sep).join('/'))) {
        // An update without modules takes Vite's overlay away.
        client.hot.send({ type: 'update', updates: [] })
        client.hot.send(texts.event)
      } else if (modules.length === 0 && ssr.moduleGraph.getModulesByFile(file)) {
        // Only the server reads it: a page shows it by loading its document anew.
        client.hot.send({ type: 'full-reload' })
      }
    },
  }
  const developing: Plugin = {
    name: 'vite-plugin-ssg:dev',
    apply: 'serve',
    configureServer: async (server) => {
      const { answerDocuments } = await import('./dev.ts')
      return answerDocuments(server, settingsOf(server.config.root, options), styles)
    },
    transform: {
      filter: { id: /\.css$/ },
      // Vite has compiled the sheet, and hands on but the names of its classes.
      handler(code, id) {
        if (this.environment.name === 'ssr') styles.set(id, code)
      },
    },
  }
  return [main, developing]
}
