import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Page } from '../index.d.ts'
import { assembleDocument, readTemplate } from '../src/document.ts'
import { type LocaleJob, renderAll, renderPage } from '../src/render.ts'

/** A server's bundle that says which thread it is in, and fails where its data says so. */
const serverCode = `
import { isMainThread } from 'node:worker_threads'
export const render = ({ locale, route, data }) => {
  if (data === route) throw new Error('boom ' + locale)
  if (data === 'print ' + route) console.error('Each child should have a key.')
  return {
    head: '<title>' + route + '</title>',
    body: '<main>$& $1 ' + (isMainThread ? 'first thread' : 'other thread') + '</main>',
    tags: '',
    problems: data === 'miss ' + route ? ['no message "a"'] : [],
  }
}
export const localeFiles = async ({ locale }) => new Map([['strings/' + locale + '.json', '{}']])`
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
  await writeFile(path.join(root, 'server.mjs'), serverCode)
  await writeFile(path.join(root, 'index.html'), html)
})
afterAll(() => rm(root, { recursive: true }))

const jobOf = (locale: string, data: unknown = null): LocaleJob => {
  const addresses = ['/about', '/deep/team'].map((name) => (locale === 'en' ? name : `/${locale}${name}`))
  const pages = addresses.map((address) => ({ route: path.basename(address), address }))
  return { locale, data, pages, files: true }
}
const run = (jobs: readonly LocaleJob[], threads = 0, serverFile = path.join(root, 'server.mjs')) =>
  renderAll(
    jobs,
    { root, template: 'index.html', base: '', serverFile, client: root, outDir: path.join(root, 'out') },
    threads,
  )
const read = (name: string) => readFile(path.join(root, 'out', name), 'utf8')

afterEach(() => rm(path.join(root, 'out'), { recursive: true, force: true }))

describe.each([0, 1])('documents of all locales, with %i threads beside the first,', (threads) => {
  it('are complete, whatever characters a text holds, and there are the files of each locale', async () => {
    const files = await run([jobOf('en'), jobOf('pl')], threads)
    expect(
      (await readdir(path.join(root, 'out'), { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort(),
    ).toEqual([
      'about.html',
      'deep/team.html',
      'pl/about.html',
      'pl/deep/team.html',
      'strings/en.json',
      'strings/pl.json',
    ])
    expect(await read('pl/deep/team.html')).toBe(
      `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>team</title></head><body><div id="root"><main>$& $1 ${threads ? 'other' : 'first'} thread</main></div></body></html>`,
    )
    expect(await read('about.html')).toContain('first thread')
    expect(files.get('pl')).toEqual(['strings/pl.json'])
  })

  it('that throw, print or lack something are named all together, in the order of the locales', async () => {
    const jobs = [jobOf('en', 'print about'), jobOf('pl', 'team'), jobOf('de', 'miss about')]
    await expect(run(jobs, threads)).rejects.toThrow(
      [
        'Pages that did not render:',
        '  en /about: printed "Each child should have a key."',
        '  pl /pl/deep/team: boom pl',
        '  de /de/about: no message "a"',
      ].join('\n'),
    )
  })
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
      console.warn(`said of ${route}`)
      return { body: '', tags: '' }
    }
    return renderPage({ render: wait }, template, page, () => '')
  }
  const [about, team] = [render('about'), render('team')]
  waits.about.resolve()
  expect((await about).problems).toEqual(['printed "said of about"'])
  console.warn('said by the server')
  waits.team.resolve()
  expect((await team).problems).toEqual(['printed "said of team"'])
  expect(console.warn).toBe(warn)
  expect(outside.mock.calls).toEqual([['said by the server']])
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
