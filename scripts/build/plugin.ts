import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { type SsgOptions, ssg } from 'vite-plugin-ssg'
import type { SiteEnv } from '../../src/config/env.ts'
import { builtLocales, type LocaleCode } from '../../src/config/locales.ts'
import { ERROR_EVENT, MESSAGES_EVENT } from '../../src/config/protocol.ts'
import { type ViewId, viewIds } from '../../src/config/routes.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { writtenLinks } from '../../src/i18n/written.ts'
import { licenseFile } from './licenses.ts'
import type { PageData } from './render.ts'
import { analyticsSource, hydration, offerSource, pageSource } from './sources.ts'
import { readWritten } from './written/read.ts'

/** Reads only the modules in use of Mantine's index. */
const experimental = { lazyBarrel: true }

/**
 * One chunk for the code that pages share, instead of a dozen. It excludes the entry script and components with styles, whose
 * sheets would be in all documents.
 */
const application = {
  name: 'application',
  test: /\/(?:node_modules|src\/(?:app|i18n|layout|theme))\//,
  minShareCount: 8,
}

/** The site: its documents, the bundling of its code, and the answers of the development server. `locales` limits a build. */
export function site(env: SiteEnv, locales: string | undefined): (Plugin | Plugin[])[] {
  return [ssg(options(env), { locales }), bundling(env), developing(env)]
}

/** The options of vite-plugin-ssg for this site. */
const options = (env: SiteEnv): SsgOptions<PageData, LocaleCode, ViewId> => ({
  routes: viewIds,
  locales: builtLocales.map(({ code }) => code),
  base: env.basePath,
  address: viewHref,
  render: 'scripts/build/render.ts',
  moduleOf: pageSource,
  files: async (build) => (await import('./content.ts')).siteContent(env, build),
  development: {
    module: 'scripts/build/development.ts',
    texts: { files: /^(src\/config\/claims\.ts|locales\/.*\.json)$/, event: MESSAGES_EVENT },
    // The modules that read messages and report errors.
    errors: { event: ERROR_EVENT, reporting: /\/src\/(app|i18n)\// },
  },
})

function bundling(env: SiteEnv): Plugin {
  const measuring = env.measurementId === null ? [] : [analyticsSource]
  return {
    name: 'isogloss:site',
    config: async ({ root = process.cwd(), base = '/' }, { command }) => ({
      define: {
        __BASE_PATH__: JSON.stringify(base.slice(0, -1)),
        // A constant, so that a build without analytics has none of its code.
        __ANALYTICS__: env.measurementId !== null,
        // Menu entries of written pages, or false if there are none. Rendering a page reports its errors.
        __WRITTEN__: JSON.stringify(
          writtenLinks((await readWritten(root, { withDrafts: command === 'serve' })).written),
        ),
        __SITE_ENV__: JSON.stringify({ ...env, basePath: undefined }),
      },
      // Each icon is a module that needs no bundling, and the scan does not see them (#icons/).
      optimizeDeps: { exclude: ['@tabler/icons-react'] },
      environments: {
        client: {
          build: {
            license: { fileName: licenseFile },
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: [...hydration, offerSource, ...measuring, ...viewIds.map(pageSource)],
              // No code imports these entries: the entry script reads their addresses from the document.
              preserveEntrySignatures: 'strict',
              experimental,
              // Otherwise a constant that two chunks share becomes a third chunk.
              optimization: { inlineConst: true },
              output: {
                codeSplitting: { groups: [application] },
              },
            },
          },
        },
        ssr: {
          // A few files load faster than the 700 modules of Mantine's index. Node loads other packages. The development server
          // would have to transform all modules.
          resolve: { noExternal: command === 'build' ? [/^@mantine\//, /^@tabler\//] : [] },
          build: { rolldownOptions: { experimental } },
        },
      },
    }),
  }
}

/** Answers requests for messages and posts of forms. */
function developing(env: SiteEnv): Plugin {
  return {
    name: 'isogloss:site-dev',
    apply: 'serve',
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
    },
  }
}

/** Answers below /messages/ and /api/. */
async function answers(server: ViteDevServer, { siteUrl }: SiteEnv): Promise<Connect.NextHandleFunction> {
  const { openStore } = await import('../serve/receiver/node/database.ts')
  const { root } = server.config
  const store = openStore(path.join(root, 'data/submissions.db'))
  server.httpServer?.on('close', () => store.close())
  return async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (!/^\/(messages|api)\//.test(pathname)) return next()
    try {
      const module = await server.ssrLoadModule(path.join(import.meta.dirname, 'development.ts'))
      const { createReceiver, currentMessages, listenerOf } = module as typeof import('./development.ts')
      if (pathname.startsWith('/messages/')) {
        const text = await currentMessages(root, pathname)
        response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(text ?? '{}')
        return
      }
      // A rejected post of a page without scripts is answered by its reason.
      const errorPage = () => Promise.reject(new Error('The page "not sent" is not built.'))
      if (!listenerOf(createReceiver({ store, siteUrl, errorPage }))(request, response)) next()
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      // Vite answers with its overlay.
      next(error)
    }
  }
}
