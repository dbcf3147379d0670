import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** An empty folder with the packed generator, and the packages that its manual names linked, as a stranger installs them. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssg-package-'))
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, 'vite-plugin-ssg'), { recursive: true })
  const { stdout } = await execa('npm', ['pack', '-w', 'vite-plugin-ssg', '--json', '--pack-destination', folder])
  const [tarball = ''] = stdout.match(/vite-plugin-ssg-[\d.]+\.tgz/) ?? []
  await execa('tar', ['xzf', tarball, '-C', path.join(modules, 'vite-plugin-ssg'), '--strip-components=1'], {
    cwd: folder,
  })
  for (const name of ['vite', 'react', 'react-dom', '@vitejs', 'tinypool']) {
    await symlink(path.resolve('node_modules', name), path.join(modules, name), 'dir')
  }
  await mkdir(path.join(folder, 'src'))
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  await write('package.json', '{ "type": "module" }')
  await write('src/App.jsx', 'export const App = ({ locale, route }) => <h1>{[route, "in", locale].join(" ")}</h1>')
  const manual = await readFile('scripts/vite-plugin-ssg/README.md', 'utf8')
  for (const [, block = '', name = ''] of manual.matchAll(/^```\w+\n((?:\/\/|<!--) ([\w./]+)\b[\s\S]*?)^```/gm)) {
    await write(name, block.replace(/^<!--.*-->\n/, ''))
  }
  await write(
    'ssg.options.js',
    "export const options = { locales: ['en', 'pl'], routes: ['home', 'about'], render: 'src/render.jsx' }",
  )
  const [, script = ''] = /^```js\n(import \{ createBuilder[\s\S]*?)^```/m.exec(manual) ?? []
  await write('build.js', script)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

const run = (command: string, ...args: string[]) =>
  execa(command, args, { cwd: folder, env: { NODE_ENV: 'production' }, preferLocal: true, localDir: path.resolve('.') })
const read = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8')

it('builds, from its packed tarball in an empty folder, the site of its manual', async () => {
  await run('vite', 'build')
  const names = (await readdir(path.join(folder, 'dist'), { recursive: true })).map((name) =>
    name.replace(/-\w+\./, '-#.'),
  )
  expect(names.sort()).toEqual([
    'about.html',
    'assets',
    'assets/main-#.js',
    'index.html',
    'pl',
    'pl.html',
    'pl/about.html',
    'robots.txt',
  ])
  expect(await read('pl/about.html')).toMatch(
    /^<!doctype html><html lang="pl"><head><meta charset="utf-8" \/><title>about<\/title><script type="module" async src="\/assets\/main-[0-9a-f]+\.js"><\/script><\/head><body><div id="root"><h1>about in pl<\/h1><\/div><\/body><\/html>$/,
  )
}, 60_000)

it('makes what has changed, and nothing else, by the script of its manual', async () => {
  await run('node', 'build.js')
  expect((await run('node', 'build.js')).stdout).toMatch(/documents +0 +4\n/)
  await writeFile(
    path.join(folder, 'src/render.jsx'),
    (await readFile(path.join(folder, 'src/render.jsx'), 'utf8')).replace('</title>', '!</title>'),
  )
  expect((await run('node', 'build.js')).stdout).toMatch(/documents +4 +0 +code or settings changed\n/)
  expect(await read('about.html')).toContain('<title>about!</title>')
}, 60_000)

it('answers while developing with the same document', async () => {
  const script = `
    import { createServer } from 'vite'
    const server = await createServer({ logLevel: 'silent', server: { port: 0 } })
    await server.listen()
    const base = server.resolvedUrls.local[0]
    const [page, none] = await Promise.all([fetch(base + 'pl/about'), fetch(base + 'none')])
    console.log(page.status, none.status, await page.text())
    await server.close()`
  await writeFile(path.join(folder, 'develop.js'), script)
  const { stdout } = await execa('node', ['develop.js'], {
    cwd: folder,
    preferLocal: true,
    localDir: path.resolve('.'),
  })
  expect(stdout).toMatch(/^200 404 <!doctype html><html lang="pl">.*<h1>about in pl<\/h1>/s)
}, 60_000)
