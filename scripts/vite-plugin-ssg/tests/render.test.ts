import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assembleDocument, readTemplate } from '../src/document.ts'
import type { Page, RenderModule } from '../src/options.ts'
import { renderAll, renderPage } from '../src/render.ts'
import { fileOf, select, settingsOf } from '../src/settings.ts'

/** Fails, prints or misses a message for the routes in its data. */
const server: RenderModule = {
  render: ({ locale, route, data }) => {
    if (data === route) throw new Error(`boom ${locale}`)
    if (data === `print ${route}`) console.error('Each child should have a key.')
    return {
      head: `<title>${route}</title>`,
      body: '<main>$& $1</main>',
      tags: '',
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

/** Renders two pages in some locales, each with its data; the files by name. */
async function run(dataOf: Readonly<Record<string, string>>) {
  const locales = Object.keys(dataOf)
  const settings = settingsOf(root, { routes: ['about', 'team'], locales, render: '' })
  const content = { dataOf: (locale: string) => dataOf[locale] }
  const made = new Map<string, string>()
  const write = (files: ReadonlyMap<string, string>) => {
    for (const [name, text] of files) made.set(name, text)
  }
  await renderAll({ settings, content, locales, server, client: root, write })
  return made
}

it('writes complete documents, whatever characters a text holds, and the files of each locale', async () => {
  const made = await run({ en: '', pl: '' })
  expect([...made.keys()].sort()).toEqual([
    'about.html',
    'pl/about.html',
    'pl/team.html',
    'strings/en.json',
    'strings/pl.json',
    'team.html',
  ])
  expect(made.get('pl/team.html')).toBe(
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>team</title></head><body><div id="root"><main>$& $1</main></div></body></html>',
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

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

it('gives renders that overlap their own warnings, and leaves the console to all others', async () => {
  const outside = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { warn } = console
  const waits = { about: deferred(), team: deferred() }
  const template = readTemplate(path.join(root, 'index.html'))
  const render = (route: keyof typeof waits) => {
    const page: Page = { locale: 'en', route, address: `/${route}`, data: null, client: null }
    const wait = async () => {
      await waits[route].promise
      console.warn(`printed by ${route}`)
      return { body: '', tags: '' }
    }
    return renderPage({ render: wait }, template, page, () => '')
  }
  const [about, team] = [render('about'), render('team')]
  waits.about.resolve()
  expect((await about).problems).toEqual(['printed "printed by about"'])
  console.warn('printed by the server')
  waits.team.resolve()
  expect((await team).problems).toEqual(['printed "printed by team"'])
  expect(console.warn).toBe(warn)
  expect(outside.mock.calls).toEqual([['printed by the server']])
  outside.mockClear()
})

describe('a template', () => {
  it('is cut at its marks, and names the entry, which is not in a document', () => {
    const template = readTemplate(path.join(root, 'index.html'))
    expect(template.entry).toBe('src/main.ts')
    const parts = { attributes: 'lang="pl"', head: '[head]', tags: '[tags]', body: '[body]', end: '[end]' }
    expect(assembleDocument(template, parts)).toMatch(
      /\[head\]\[tags\]<\/head><body><div id="root">\[body\]<\/div>\[end\]<\/body><\/html>$/,
    )
  })

  it('without its marks is refused with the file and the mark', async () => {
    const file = path.join(root, 'bare.html')
    await writeFile(file, '<html></html>')
    expect(() => readTemplate(file)).toThrow('bare.html: expected "<!--head-->" exactly once, found 0.')
  })
})

const locales = ['en', 'pl']

it('takes the locales of a list once each, in the order of the table', () => {
  expect(select('pl, en,pl', locales)).toEqual(['en', 'pl'])
  for (const list of ['xx', 'pl,xx', 'PL', ''])
    expect(() => select(list, locales)).toThrow(
      `Locales "${list}": expected codes with commas between (en, pl), found `,
    )
})

it('has the first locale at the root, and flat files, which hosts serve without a redirect', () => {
  const { address } = settingsOf('/', { locales, routes: ['home', 'about'], render: 'src/render.ts' })
  const files = locales.flatMap((locale) => ['home', 'about', '404'].map((route) => fileOf(address(locale, route))))
  expect(files).toEqual(['index.html', 'about.html', '404.html', 'pl.html', 'pl/about.html', 'pl/404.html'])
})
