import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTemplate } from '../src/document.ts'
import type { Page, RenderModule } from '../src/options.ts'
import { renderAll, renderPage } from '../src/render.ts'
import { select, settingsOf } from '../src/settings.ts'

/** Fails, prints or misses a message for the routes in its data. */
const server: RenderModule = {
  render: ({ locale, route, data }) => {
    if (data === route) throw new Error(`boom ${locale}`)
    if (data === `print ${route}`) console.error('Each child should have a key.')
    return {
      head: `<title>${route}</title>`,
      body: '<main>$& $1</main>',
      tags: '<script></script>',
      end: '<i></i>',
      problems: data === `miss ${route}` ? ['no message "a"'] : [],
    }
  },
  localeFiles: async ({ locale }) => new Map([[`strings/${locale}.json`, '{}']]),
}
const html = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <!--head-->
    <script type="module" src="/src/main.ts"></script>
  </head>
  <body>
    <div id="root"><!--body--></div>
  </body>
</html>`

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'render-'))
  await writeFile(path.join(root, 'index.html'), html)
})
afterAll(() => rm(root, { recursive: true }))

/** Renders three pages in some locales, each with its data; the files by name. */
async function run(dataOf: Readonly<Record<string, string>>) {
  const locales = Object.keys(dataOf)
  const settings = settingsOf(root, { routes: ['home', 'about', 'team'], locales, render: '' })
  const content = { dataOf: (locale: string) => dataOf[locale] }
  const made = new Map<string, string>()
  const write = (files: ReadonlyMap<string, string>) => {
    for (const [name, text] of files) made.set(name, text)
  }
  await renderAll({ settings, content, locales, server, client: root, write })
  return made
}

it('writes complete documents in flat files, whatever characters a text holds, and the files of each locale', async () => {
  const made = await run({ en: '', pl: '' })
  expect([...made.keys()].sort()).toEqual([
    'about.html',
    'index.html',
    'pl.html',
    'pl/about.html',
    'pl/team.html',
    'strings/en.json',
    'strings/pl.json',
    'team.html',
  ])
  expect(made.get('pl/team.html')).toBe(
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>team</title><script></script></head><body><div id="root"><main>$& $1</main></div><i></i></body></html>',
  )
})

it('names all documents that throw, print or lack something, in the order of the locales', async () => {
  await expect(run({ en: 'print about', pl: 'team', de: 'miss about' })).rejects.toThrow(
    [
      'Pages that did not render:',
      '  en /about: printed "Each child should have a key."',
      '  pl /pl/team: boom pl',
      '  de /de/about: no message "a"',
    ].join('\n'),
  )
})

it('gives renders that overlap their own warnings, and leaves the console as it was', async () => {
  const { warn } = console
  const template = readTemplate(path.join(root, 'index.html'))
  const problemsOf = async (route: string) => {
    const page: Page = { locale: 'en', route, address: `/${route}`, data: null, client: null }
    const render = async () => {
      await setImmediate()
      console.warn(`printed by ${route}`)
      return { body: '', tags: '' }
    }
    return (await renderPage({ render }, template, page, () => '')).problems
  }
  const problems = await Promise.all(['about', 'team'].map(problemsOf))
  expect(problems).toEqual([['printed "printed by about"'], ['printed "printed by team"']])
  expect(console.warn).toBe(warn)
})

it('refuses a template without its marks, with the file and the mark', async () => {
  const file = path.join(root, 'bare.html')
  await writeFile(file, '<html></html>')
  expect(() => readTemplate(file)).toThrow('bare.html: expected "<!--head-->" exactly once, found 0.')
})

it('takes the locales of a list once each, in the order of the table', () => {
  const locales = ['en', 'pl']
  expect(select('pl, en,pl', locales)).toEqual(['en', 'pl'])
  for (const list of ['xx', 'pl,xx', 'PL', ''])
    expect(() => select(list, locales)).toThrow(
      `Locales "${list}": expected codes with commas between (en, pl), found `,
    )
})
