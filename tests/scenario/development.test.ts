import { load } from 'cheerio'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { type Copy, copiedLocales, makeCopy } from '../fixtures/scenario/copy.ts'

/** npm run dev, over a copy of the project in which a text is edited. */
let copy: Copy
let server: ViteDevServer

beforeAll(async () => {
  copy = await makeCopy()
  server = await createServer({ root: copy.site, configFile: `${copy.site}/vite.config.ts`, server: { port: 0 } })
  await server.listen()
}, 60_000)
afterAll(async () => {
  await server?.close()
  await copy?.remove()
})

const open = async (address: string) => {
  const response = await fetch(new URL(address, server.resolvedUrls?.local[0]))
  return { status: response.status, $: load(await response.text()) }
}

it('serves each language with its words and styles, and an edited text at the next request', async () => {
  for (const { code, tag } of copiedLocales) {
    const { status, $ } = await open(viewHref(code, 'about'))
    expect({ status, lang: $('html').attr('lang') }).toEqual({ status: 200, lang: tag })
    expect($('main h1').text()).not.toBe('')
    expect($('style[data-vite-dev-id]').length).toBeGreaterThan(0)
  }
  await copy.editJson<{ hero: { title: string } }>(`locales/${defaultLocale}/pages/about.json`, (page) => {
    page.hero.title = 'An edited heading'
  })
  expect((await open('/about')).$('main h1').text()).toBe('An edited heading')
  expect((await open('/no-such-page')).status).toBe(404)
}, 60_000)
