import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allInHead } from '../../../../scripts/vite-plugin-ssg/assets.ts'
import { assembleDocument, readTemplate } from '../../../../scripts/vite-plugin-ssg/document.ts'
import { fileOf, renderOne, type ServerBundle } from '../../../../scripts/vite-plugin-ssg/render/render.ts'
import { renderAll } from '../../../../scripts/vite-plugin-ssg/render/renderAll.ts'
import { localeOf, publicLocales } from '../../../../src/config/locales.ts'
import { CODE, MESSAGES } from '../../../../src/config/protocol.ts'
import type { ViewId } from '../../../../src/config/routes.ts'

const template = { head: '<meta>', afterHead: '</head><body>', afterBody: '</body></html>' }
let outDir: string
beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'render-'))
})
afterAll(() => rm(outDir, { recursive: true }))

const page = { head: '<title>t</title>', body: '<main>$& $1 $$</main>', used: new Map(), missing: [] as string[] }
const texts = { bundles: new Map(), publication: {} }
const tools = (renderView: ServerBundle['renderView']) => ({
  server: { renderView, viewNamespaces: async (view: ViewId) => [`pages/${view}`] },
  assets: allInHead(''),
  template,
})
const run = (renderView: ServerBundle['renderView'], locales = publicLocales) =>
  renderAll({ locales, tools: tools(renderView), texts, outDir })

describe('renderAll', () => {
  it('writes a complete document for every view and public locale, whatever characters a text holds', async () => {
    await run(async () => page)
    const html = await readFile(path.join(outDir, 'pl/solutions/healthcare.html'), 'utf8')
    const [start = ''] = /^<!doctype html><html lang="pl" dir="ltr" [^>]*>/.exec(html) ?? []
    expect(start).toMatch(new RegExp(`${CODE}="(/src/\\S+ ){2}/src/pages/solutions-healthcare\\.tsx"`))
    const file = (name: string) => `/messages/hashed/pl/${name}-[0-9a-f]{8}\\.json`
    expect(start).toMatch(new RegExp(`${MESSAGES}="${file('common')} ${file('solutions-healthcare')}"`))
    expect(html).toContain('<main>$& $1 $$</main>')
    await expect(readFile(path.join(outDir, 'pl/404.html'), 'utf8')).resolves.toContain('<title>t</title>')
  })

  it('names every view that throws, prints or misses a key, all together', async () => {
    const absent = 'the message "pages/team:hero.title" is in no locale file'
    const failing = run(async ({ locale, view }) => {
      if (locale === 'pl' && view === 'home') throw new Error('boom')
      if (locale === 'en' && view === 'about') console.error('Each child in a list should have a unique "key" prop.')
      return { ...page, missing: view === 'team' ? [absent] : [] }
    })
    await expect(failing).rejects.toThrow(
      [
        'Pages that did not render:',
        '  en /about: printed "Each child in a list should have a unique "key" prop."',
        `  en /team: ${absent}`,
        '  pl /pl: boom',
        `  pl /pl/team: ${absent}`,
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

describe('renders that overlap, as requests do while developing,', () => {
  it('each have their own warnings, and leave the console to all others, meanwhile and afterwards', async () => {
    const outside = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { warn } = console
    const waits = { about: deferred(), team: deferred() }
    const render = (view: keyof typeof waits) =>
      renderOne(localeOf('en'), view, {
        texts,
        ...tools(async () => {
          await waits[view].promise
          console.warn('said of %s', view)
          return page
        }),
      })
    const about = render('about')
    const team = render('team')
    waits.about.resolve()
    expect((await about).problems).toEqual(['printed "said of %s about"'])
    console.warn('said by the server')
    waits.team.resolve()
    expect((await team).problems).toEqual(['printed "said of %s team"'])
    expect(console.warn).toBe(warn)
    expect(outside.mock.calls).toEqual([['said by the server']])
    outside.mockClear()
  })
})

describe('files', () => {
  it('are flat, so that hosts serve them without a redirect', () => {
    expect(fileOf(localeOf('en'), 'home')).toBe('index.html')
    expect(fileOf(localeOf('en'), 'not-found')).toBe('404.html')
    expect(fileOf(localeOf('pl'), 'home')).toBe('pl.html')
    expect(fileOf(localeOf('pl'), 'about')).toBe('pl/about.html')
    expect(fileOf(localeOf('pl'), 'not-found')).toBe('pl/404.html')
  })
})

describe('the template', () => {
  it('is the project’s index.html, cut at its marks', async () => {
    const real = await readTemplate('index.html')
    const html = assembleDocument(real, {
      locale: localeOf('pl'),
      code: ['c'],
      messages: ['m'],
      preloads: '',
      head: '[head]',
      body: '[body]',
      end: '[end]',
    })
    expect(html).toMatch(
      /\[head\].*<\/head><body><div id="root">\[body\]<\/div>\[end\]<script type="speculationrules">.*<\/script><\/body><\/html>$/,
    )
    expect(html).not.toContain('/src/')
  })

  it('without its marks is refused with the file and the mark', async () => {
    await expect(readTemplate('package.json')).rejects.toThrow(
      'package.json: expected "<!--head-->" exactly once, found 0.',
    )
  })
})
