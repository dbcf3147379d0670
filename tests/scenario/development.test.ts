import { load } from 'cheerio'
import { execa } from 'execa'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allLocales, defaultLocale } from '../../src/config/locales.ts'
import { viewHref } from '../../src/i18n/href.ts'
import { thorough } from '../e2e/thorough.ts'
import { addressOf } from '../fixtures/address.ts'
import { type Copy, makeCopy } from './copy.ts'

/** Runs "npm run dev" in a copy of the project, and edits a text. */
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

const open = async (address: string, base = server.resolvedUrls?.local[0]) => {
  const response = await fetch(new URL(address, base))
  return { status: response.status, $: load(await response.text()) }
}

it('serves each language with its texts and styles, and an edited text on the next request', async () => {
  for (const { code, tag } of allLocales.slice(0, 2)) {
    const { status, $ } = await open(viewHref(code, 'about'))
    expect({ status, lang: $('html').attr('lang') }).toEqual({ status: 200, lang: tag })
    expect($('main h1').text()).not.toBe('')
    expect($('style[data-vite-dev-id]').length).toBeGreaterThan(0)
    expect($('style[data-vite-dev-id]:empty').length).toBe(0)
  }
  await copy.editJson<{ hero: { title: string } }>(`locales/${defaultLocale}/pages/about.json`, (page) => {
    page.hero.title = 'An edited heading'
  })
  expect((await open('/about')).$('main h1').text()).toBe('An edited heading')
  await copy.edit('src/sections/Hero/Hero.module.css', (css) => css.replace('{', '{ --edited: 1;'))
  await vi.waitFor(async () => expect((await open('/about')).$('style').text()).toContain('--edited: 1'), 10_000)
  expect((await open('/no-such-page')).status).toBe(404)
}, 60_000)

it('shows articles, including drafts, and the faults of one', async () => {
  const file = `locales/${defaultLocale}/news/later.md`
  expect((await open('/news')).status).toBe(404)
  await copy.write(file, '---\ntitle: Not yet\ndate: 2028-05-03\nauthor: B\nsummary: C\ndraft: true\n---\n')
  expect((await open('/news/later')).$('main h1').text()).toBe('Not yet')
  expect((await open('/news')).$('main h2').text()).toBe('Not yet')
  await copy.edit(file, (text) => text.replace('2028', '28'))
  const { status, $ } = await open('/news/later')
  expect({ status, text: $.text() }).toMatchObject({
    status: 500,
    text: expect.stringContaining(`${file}:3: expected date`),
  })
}, 60_000)

it.runIf(thorough)(
  'starts by its command, and again when its configuration is edited',
  async () => {
    const env = { NODE_ENV: 'development', NO_COLOR: '1' }
    const command = execa('node', ['scripts/dev.ts'], { cwd: copy.site, preferLocal: true, reject: false, env })
    let printed = ''
    command.stdout.on('data', (text) => {
      printed += text
    })
    const base = await addressOf(command)
    expect((await open('/about', base)).status).toBe(200)
    await copy.edit('src/config/routes.ts', (text) => `${text}\n// Edited.\n`)
    await vi.waitFor(() => expect(printed).toContain('server restarted.'), 60_000)
    // A restart closes keep-alive connections; a browser would open a new one.
    await vi.waitFor(async () => expect((await open('/about', base)).status).toBe(200), 30_000)
    command.kill('SIGINT')
    expect((await command).exitCode).toBe(0)
  },
  150_000,
)
