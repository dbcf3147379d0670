import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBuiltSite } from '../../../../scripts/quality/analyze/builtSite.ts'
import { growthTable } from '../../../../scripts/quality/analyze/growth.ts'
import { reportPage } from '../../../../scripts/quality/analyze/page.ts'
import { packageOf, partsOf, withoutHash } from '../../../../scripts/quality/analyze/parts.ts'
import { shareOf } from '../../../../scripts/quality/analyze/shares.ts'
import { weighPage } from '../../../../scripts/quality/analyze/weigh.ts'
import { stats } from '../../../../scripts/vite-plugin-stats/index.ts'
import { localeOf } from '../../../../src/config/locales.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'analyze-test-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
}

const chunk = (file: string, source: string | null, more: object = {}) => ({
  file,
  source,
  imports: [],
  dynamicImports: [],
  css: [],
  modules: [{ id: source ?? `src/${file}.ts`, size: 100 }],
  ...more,
})

/** A site of one page: an entry that loads the application on demand, and that the page and another one. */
async function smallSite() {
  const chunks = [
    chunk('entry.js', 'src/entry-client.ts', { dynamicImports: ['app.js'] }),
    chunk('app.js', 'src/app/hydrate.tsx', { imports: ['lib.js'], dynamicImports: ['home.js', 'about.js'] }),
    chunk('lib.js', null, { modules: [{ id: 'node_modules/@mantine/core/a.mjs', size: 70 }] }),
    chunk('home.js', 'src/pages/home.tsx', { dynamicImports: ['late.js'] }),
    chunk('late.js', 'src/sections/Late.tsx'),
    chunk('about.js', 'src/pages/about.tsx'),
  ]
  await write({
    '.cache/stats/dist.json': JSON.stringify(chunks),
    'dist/index.html':
      '<html data-messages="/messages/en/3f2a"><head><style>a{}</style><script src="/entry.js"></script></head>' +
      '<body><header>H</header><main>M</main><footer>F</footer></body></html>',
    'dist/messages/en/3f2a/common.json': '{}',
    'dist/messages/en/3f2a/pages/home.json': '{"a":1}',
  })
  // Short names make short files: each weighs what its number says.
  const weights = { entry: 1, app: 10, lib: 100, home: 1000, late: 10_000, about: 100_000 }
  for (const [name, weight] of Object.entries(weights)) {
    await write({ [`dist/${name}.js`]: '', [`dist/${name}.js.br`]: 'x'.repeat(weight) })
  }
  return readBuiltSite(root, 'dist')
}

describe('a page without a browser', () => {
  it('weighs what a visit loads, and no script of another page', async () => {
    const weight = weighPage(await smallSite(), localeOf('en'), 'home')
    expect(weight.script).toBe(1)
    expect(weight.awake).toBe(11_111)
    expect(weight.strings).toBe('{}'.length + '{"a":1}'.length)
  })

  it('is made of modules, packages and landmarks', async () => {
    const site = await smallSite()
    expect([...partsOf(site, 'home', 'awake').keys()]).toContain('@mantine/core')
    expect([...partsOf(site, 'home', 'awake').keys()]).not.toContain('src/pages/about.tsx')
    expect(partsOf(site, 'home', 'html').get('home <main>')).toBe('<main>M</main>'.length)
  })

  it('is refused without statistics, or with those of another build', async () => {
    await expect(readBuiltSite(root, 'dist')).rejects.toThrow('no statistics of a build to dist. Run "npm run build"')
    await smallSite()
    await rm(path.join(root, 'dist/lib.js'))
    await expect(readBuiltSite(root, 'dist')).rejects.toThrow('dist/lib.js: named by the statistics, but not there')
  })
})

it('names the module that grew first, and what is new', () => {
  const parts = new Map([
    ['react-dom', 500],
    ['src/ui/Link.tsx', 90],
    ['src/ui/New.tsx', 30],
  ])
  const [head, ...rows] = growthTable(parts, { 'react-dom': 500, 'src/ui/Link.tsx': 20 }).split('\n')
  expect(head).toContain('what grew')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^src\/ui\/Link\.tsx +20 +90 +\+70$/)
  expect(rows[1]).toMatch(/^src\/ui\/New\.tsx +new +30 +\+30$/)
})

it('shows the largest where nothing grew', () => {
  expect(growthTable(new Map([['react-dom', 5]]), { 'react-dom': 5 })).toMatch(/the largest.*react-dom/s)
})

it('names packages and files so that the names outlive a build', () => {
  expect(packageOf('node_modules/@mantine/core/esm/a.mjs')).toBe('@mantine/core')
  expect(packageOf('node_modules/a/node_modules/b/c.js')).toBe('b')
  expect(packageOf('src/ui/Link.tsx')).toBe('src/ui/Link.tsx')
  expect(withoutHash('/assets/home-63xqBeWZ.js')).toBe('assets/home.js')
  expect(withoutHash('/messages/en/3f2a91c0aa/pages/home.json')).toBe('messages/en/pages/home.json')
})

it('writes a report that opens without a network and prints names as text', async () => {
  const page = reportPage([{ file: 'a<b>.js', source: null, sent: 10, parts: [{ name: 'm&n', size: 5, share: 1 }] }])
  expect(page).toContain('a&lt;b&gt;.js')
  expect(page).toContain('m&amp;n')
  expect(page).not.toMatch(/<script|src=|href=|url\(/)
})

it('learns the modules of each script from a build, whose output stays the same', async () => {
  await write({
    'src/main.ts': "import './a.css'\nimport { word } from './word.ts'\ndocument.title = word",
    'src/word.ts': "export const word = 'a word'\nexport const unused = 'x'.repeat(99)",
    'src/a.css': '.a { color: red }',
  })
  const make = (outDir: string, plugins: ReturnType<typeof stats>[]) =>
    build({
      root,
      logLevel: 'silent',
      configFile: false,
      plugins,
      build: { outDir, rolldownOptions: { input: path.join(root, 'src/main.ts') } },
    })
  await make('bare', [])
  await make('dist', [stats()])
  const [main] = shareOf(await readBuiltSite(root, 'dist'))
  expect(main?.source).toBe('src/main.ts')
  expect(main?.parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['src/main.ts', 'src/word.ts']))
  expect(existsSync(path.join(root, 'bare', main?.file ?? ''))).toBe(true)
  expect(await readFile(path.join(root, 'bare', main?.file ?? ''), 'utf8')).toBe(
    await readFile(path.join(root, 'dist', main?.file ?? ''), 'utf8'),
  )
})
