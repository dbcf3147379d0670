import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as entry from '../index.js'
import * as sources from '../src/index.ts'
import { sourceKeys } from '../src/keys.ts'
import { fileOf, select, settingsOf } from '../src/settings.ts'

const locales = ['en', 'pl']

it('the package exports what its sources do, of the types that are declared', () => {
  expect(Object.keys(sources satisfies typeof entry).sort()).toEqual(Object.keys(entry).sort())
})

it('takes the locales of a list once each, in the order of the table', () => {
  expect(select('pl, en,pl', locales)).toEqual(['en', 'pl'])
  for (const list of ['xx', 'pl,xx', 'PL', ''])
    expect(() => select(list, locales)).toThrow(
      `--locales "${list}": expected codes of public locales with commas between (en, pl), found `,
    )
})

it('has the first locale at the root, and flat files, which hosts serve without a redirect', () => {
  const { address } = settingsOf('/', { locales, routes: ['home', 'about'], render: 'src/render.ts' })
  const files = locales.flatMap((locale) => ['home', 'about', '404'].map((route) => fileOf(address(locale, route))))
  expect(files).toEqual(['index.html', 'about.html', '404.html', 'pl.html', 'pl/about.html', 'pl/404.html'])
})

it('tells builds with .env files from those that read none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keys = (readsEnvFiles: boolean) => sourceKeys(folder, { tools: [], sources: [], readsEnvFiles })
  await writeFile(path.join(folder, '.env.example'), 'VITE_SITE_URL=\n')
  const before = await keys(false)
  expect(await keys(true)).toEqual(before)
  await writeFile(path.join(folder, '.env'), 'VITE_SITE_URL=https://www.example.com\n')
  expect(await keys(false)).toEqual(before)
  expect((await keys(true)).code).not.toBe(before.code)
})
