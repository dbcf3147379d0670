import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { SiteEnv } from '../../src/config/env.ts'
import { defaultLocale, isLocaleCode, type LocaleCode } from '../../src/config/locales.ts'
import { viewIds } from '../../src/config/routes.ts'
import { viewAt } from '../../src/i18n/href.ts'
import { type WrittenLinks, writtenLinks } from '../../src/i18n/written.ts'
import { licenseFile } from './licenses.ts'
import { analyticsSource, hydration, pageSource } from './sources.ts'
import { readWritten } from './written/read.ts'

/** Of Mantine's index, only the modules that are used are read. */
const experimental = { lazyBarrel: true }

/**
 * One file for the code that pages share, which they would divide into a dozen. The entry script has nothing of it, and neither
 * have components with styles: their sheets would come along into the heads of all documents.
 */
const application = {
  name: 'application',
  test: /\/(?:node_modules|src\/(?:app|i18n|layout|theme))\//,
  minShareCount: 8,
}

/** What Vite has to know of this site beside vite-plugin-ssg: how its code is bundled, and what answers beside documents while developing. */
export function site(env: SiteEnv): Plugin[] {
  return [bundling(env), developing(env)]
}

function bundling(env: SiteEnv): Plugin {
  const measuring = env.measurementId === null ? [] : [analyticsSource]
  return {
    name: 'isogloss:site',
    config: async ({ root = process.cwd(), base = '/' }, { command }) => ({
      define: {
        __BASE_PATH__: JSON.stringify(base.slice(0, -1)),
        // A constant, so that a build without analytics carries nothing of it.
        __ANALYTICS__: env.measurementId !== null,
        __WRITTEN__: JSON.stringify(await linksToWritten(root, command === 'serve')),
        __SITE_ENV__: JSON.stringify({ ...env, basePath: undefined }),
      },
      // Each icon is a module of its own that needs no bundling; the scan does not see them (#icons/).
      optimizeDeps: { exclude: ['@tabler/icons-react'] },
      environments: {
        client: {
          build: {
            license: { fileName: licenseFile },
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: [...hydration, ...measuring, ...viewIds.map(pageSource)],
              // The entry script imports what the document names: no code does.
              preserveEntrySignatures: 'strict',
              experimental,
              // A name that two chunks share is no reason for a third one.
              optimization: { inlineConst: true },
              output: {
                codeSplitting: { groups: [application] },
              },
            },
          },
        },
        ssr: {
          // A few files load faster than the 700 modules of Mantine's index. All else stays as Node loads it. The development
          // server, which loads them once, would have to transform them all.
          resolve: { noExternal: command === 'build' ? [/^@mantine\//, /^@tabler\//] : [] },
          build: { rolldownOptions: { experimental } },
        },
      },
    }),
  }
}

/** What menus know of written pages; false where there is none. What is wrong with one is told where it is rendered. */
async function linksToWritten(root: string, withDrafts: boolean): Promise<WrittenLinks | false> {
  const { written } = await readWritten(root, { withDrafts })
  return writtenLinks(written)
}

/** Messages and posts are answered on request as documents are. */
function developing(env: SiteEnv): Plugin {
  /** The locales whose texts are watched. */
  const watched = new Set<LocaleCode>([defaultLocale])
  const isUnwatched = (name: string) => {
    const [folder, code = ''] = name.split(path.sep)
    return folder === 'locales' && isLocaleCode(code) && !watched.has(code)
  }
  return {
    name: 'isogloss:site-dev',
    apply: 'serve',
    config: ({ root = process.cwd() }) => ({
      // Those of a page that is shown are watched: to watch two dozen locales takes a tenth of the time to the first page.
      server: { watch: { ignored: [(file) => isUnwatched(path.relative(root, file))] } },
    }),
    configureServer: async (server) => {
      server.watcher.on('all', (_, file) => {
        if (/^locales.[^/\\]+.(news|simple).[^/\\]+\.md$/.test(path.relative(server.config.root, file)))
          server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use('/favicon.svg', async (_, response) => {
        const { faviconSvg } = await import('../previews/sign.ts')
        response.setHeader('Content-Type', 'image/svg+xml').end(faviconSvg())
      })
      server.middlewares.use(await answers(server, env))
      server.middlewares.use((request, _, next) => {
        const { locale } = viewAt(request.url?.replace(/\?.*/, '') ?? '/')
        if (!watched.has(locale)) {
          watched.add(locale)
          server.watcher.add(path.join(server.config.root, 'locales', locale))
        }
        next()
      })
    },
  }
}

/** Answers below /messages/ and /api/. */
async function answers(server: ViteDevServer, { siteUrl }: SiteEnv): Promise<Connect.NextHandleFunction> {
  const { openStore } = await import('../serve/receiver/node/database.ts')
  const { startUpkeep } = await import('../serve/receiver/upkeep.ts')
  const { root } = server.config
  const store = openStore(path.join(root, 'data/submissions.db'))
  const upkeep = startUpkeep(store, null)
  server.httpServer?.on('close', () => {
    upkeep.stop()
    store.close()
  })
  return async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (!/^\/(messages|api)\//.test(pathname)) return next()
    try {
      const module = await server.ssrLoadModule(path.join(import.meta.dirname, 'development.ts'))
      const { createReceiver, listenerOf, messagesAt, notSentDocument } = module as typeof import('./development.ts')
      if (pathname.startsWith('/messages/')) {
        const text = await messagesAt(root, pathname)
        response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text ?? '{}')
        return
      }
      const errorPage = (locale: LocaleCode) => notSentDocument(root, locale)
      if (!listenerOf(createReceiver({ store, siteUrl, errorPage }))(request, response)) next()
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      // Vite answers with its overlay.
      next(error)
    }
  }
}
