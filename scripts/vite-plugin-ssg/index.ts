import path from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import { MESSAGES_EVENT } from '../../src/config/protocol.ts'
import { viewIds } from '../../src/config/routes.ts'
import { developing } from './dev/plugin.ts'
import { licenseFile } from './licenses.ts'
import { analyticsSource, hydration, pageSource, siteEntry } from './manifest.ts'
import { selectLocales } from './selection.ts'
import { asideFolder } from './swap.ts'

/** Of Mantine's index, only the modules that are used are read. */
const experimental = { lazyBarrel: true }

/**
 * Of file names, the same in both builds: the documents name what the browser build wrote. Letters would spell what ad
 * blockers look for ("…Ga.js"), sooner or later.
 */
const hashCharacters = 'hex'

export interface SsgOptions {
  readonly env: SiteEnv
  /** Whether files get compressed variants beside them; tests and pseudo-locales go without. */
  readonly compress: boolean
  /** Codes of the locales whose documents, strings and pictures are made, with commas between; all public ones if unset. */
  readonly locales?: string | undefined
}

/**
 * Static generation as a Vite plugin: `vite build` makes the client, makes a server bundle of the same pages, renders
 * every route in every public locale to a complete HTML file, and only then swaps the result with dist/.
 * `vite dev` renders the same documents on request. Record: docs/decisions/static-generation.md.
 */
export function ssg({ env, compress, locales }: SsgOptions): Plugin[] {
  let config: ResolvedConfig
  /** The ids of the modules that the application is made of, once a build has read them. */
  const application = new Set<string>()
  const measuring = env.measurementId === null ? [] : [analyticsSource]
  const main: Plugin = {
    name: 'isogloss:ssg',
    config: ({ root = process.cwd() }, { command }) => ({
      define: {
        // A constant, so that a build without analytics carries nothing of it.
        __ANALYTICS__: env.measurementId !== null,
        __SITE_ENV__: JSON.stringify(env),
      },
      appType: 'custom',
      // Each icon is a module of its own that needs no bundling; the scan does not see them (#icons/).
      optimizeDeps: { exclude: ['@tabler/icons-react'] },
      // One configuration for all environments, read once.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            outDir: path.join(asideFolder(root), 'client'),
            manifest: true,
            license: { fileName: licenseFile },
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: [siteEntry, ...hydration, ...measuring, ...viewIds.map(pageSource)],
              // The entry script imports what the document names: no code does.
              preserveEntrySignatures: 'strict',
              experimental,
              // A name that two chunks share is no reason for a third one.
              optimization: { inlineConst: true },
              output: {
                hashCharacters,
                // In one file, which pages would divide into a dozen.
                codeSplitting: { groups: [{ name: 'application', test: (id) => application.has(id) }] },
              },
            },
          },
        },
        ssr: {
          // A few files load faster than the 700 modules of Mantine's index. All else stays as Node loads it. The development
          // server, which loads them once, would have to transform them all.
          resolve: { noExternal: command === 'build' ? [/^@mantine\//, /^@tabler\//] : [] },
          build: {
            outDir: path.join(asideFolder(root), 'server'),
            ssr: true,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx', experimental, output: { hashCharacters } },
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
        const { buildSite } = await import('./build.ts')
        const { buildKeys } = await import('./cache/keys.ts')
        const { root, build } = config
        // Without a cache: whoever calls Vite may have given it more to do.
        await buildSite({
          root,
          dist: path.resolve(root, build.outDir),
          env,
          keys: await buildKeys(root),
          compress,
          locales: selectLocales(locales),
          builder: async () => builder,
          cached: false,
        })
      },
    },
    buildEnd() {
      if (this.environment.name !== 'client') return
      const reachedFrom = (sources: readonly string[]) => {
        const found = new Set<string>()
        const visit = (id: string) => {
          if (found.has(id)) return
          found.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported)
        }
        for (const source of sources) visit(normalizePath(path.join(config.root, source)))
        return found
      }
      // What comes without the application must not bring it along.
      const early = reachedFrom([siteEntry, ...measuring])
      for (const id of reachedFrom(hydration.slice(0, 1))) if (!early.has(id)) application.add(id)
    },
    hotUpdate({ type, file, modules, server }) {
      const { client, ssr } = server.environments
      if (this.environment !== client || type === 'delete') return
      const name = normalizePath(path.relative(config.root, file))
      if (name === 'src/config/claims.ts' || /^locales\/.*\.json$/.test(name)) {
        // An update without modules takes Vite's overlay away.
        client.hot.send({ type: 'update', updates: [] })
        client.hot.send(MESSAGES_EVENT)
      } else if (modules.length === 0 && ssr.moduleGraph.getModulesByFile(file)) {
        // Only the server reads it: a page shows it by loading its document anew.
        client.hot.send({ type: 'full-reload' })
      }
    },
  }
  return [main, developing(env)]
}
