import path from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { parseEnv } from '../../src/config/env.ts'
import { type LocaleCode, localeOf } from '../../src/config/locales.ts'
import { viewAt } from '../../src/i18n/href.ts'
import { createReceiver } from '../forms/receiver.ts'
import { openStore } from '../forms/store.ts'
import { readBundles } from '../i18n/model/bundles.ts'
import { assembleDocument, readTemplate } from './document.ts'
import { BuildFailure } from './errors.ts'
import { localeTexts, messageFiles } from './messages.ts'
import { renderOne, type ServerBundle } from './render/render.ts'

const ENTRY_TAGS =
  '<link rel="stylesheet" href="/src/theme/tokens.css"><script type="module" async src="/src/entry-client.ts"></script>'

/** While developing: documents are rendered on request from the current sources, strings read from locales/ each time. */
export function devServer(server: ViteDevServer): () => void {
  const store = openStore(path.join(server.config.root, 'data/submissions.db'))
  const { siteUrl } = parseEnv(server.config.env)
  const receive = createReceiver({ store, siteUrl, errorPage: (locale) => errorDocument(server, locale) })
  server.httpServer?.on('close', () => store.close())
  server.middlewares.use((request, response, next) => {
    if (!receive(request, response)) next()
  })
  server.middlewares.use('/messages', (request, response, next) => {
    answerMessages(server, request.originalUrl ?? '', response).catch(next)
  })
  return () => {
    server.middlewares.use((request, response, next) => {
      answerDocument(server, request.originalUrl ?? '/', response).catch(next)
    })
  }
}

type Response = Parameters<Connect.NextHandleFunction>[1]

async function read(server: ViteDevServer) {
  const { bundles, problems } = await readBundles(path.join(server.config.root, 'locales'))
  if (problems.length > 0)
    throw new BuildFailure(
      'Locale files:',
      problems.map((problem) => problem.message),
    )
  const bundle = (await server.ssrLoadModule('/src/entry-server.tsx')) as unknown as ServerBundle
  // While developing, every page is shown with what it has.
  return { texts: { bundles, publication: {} }, bundle }
}

/** The hash in the address is not looked at: a page that has been open since before an edit asks for the current text. */
async function answerMessages(server: ViteDevServer, url: string, response: Response) {
  const { texts, bundle } = await read(server)
  const { locale } = viewAt(url.replace('/messages', ''))
  const code = url.startsWith('/messages/en/') ? 'en' : locale
  const files = await messageFiles(texts, code, bundle.viewNamespaces)
  const wanted = url.split('?')[0]?.replace(/^\/messages\/[^/]+\/(?:[0-9a-f]{10}\/)?/, '')
  const found = [...files].find(([address]) => address.endsWith(`/${wanted}`))
  response.statusCode = found ? 200 : 404
  response.setHeader('Content-Type', 'application/json')
  response.end(found?.[1] ?? '{}')
}

/** The answer to a post that was not accepted, rendered like any document but without the application. */
async function errorDocument(server: ViteDevServer, code: LocaleCode): Promise<string> {
  const { texts, bundle } = await read(server)
  const template = await readTemplate(path.join(server.config.root, 'index.html'))
  const options = { server: bundle, texts, assets: { tagsFor: () => '' }, template }
  const { html, problems } = await renderOne(localeOf(code), 'not-sent', options)
  if (html === null) throw new BuildFailure('The answer did not render:', problems)
  return html
}

async function answerDocument(server: ViteDevServer, url: string, response: Response) {
  const { texts, bundle } = await read(server)
  const { locale: code, view } = viewAt(new URL(url, 'http://localhost').pathname)
  const locale = localeOf(code)
  const template = await readTemplate(path.join(server.config.root, 'index.html'))
  const assets = { tagsFor: () => ENTRY_TAGS }
  const { html, problems } = await renderOne(locale, view, { server: bundle, texts, assets, template })
  for (const problem of problems) server.config.logger.error(`${code} ${url}: ${problem}`)
  const failed = assembleDocument(template, {
    locale,
    messages: localeTexts(texts, code).folder,
    head: ENTRY_TAGS,
    body: '',
  })
  response.statusCode = view === 'not-found' ? 404 : 200
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(url, html ?? failed))
}
