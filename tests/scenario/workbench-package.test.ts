import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import packaged from '../../scripts/workbench/package.json' with { type: 'json' }

/** An i18next project as strangers have it, with the packed workbench installed, and beside it what that depends on. */
let folder: string
const name = 'i18next-workbench'
const german = 'public/locales/de/shop.json'
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }\n',
  'i18next.config.ts': `import { defineConfig } from 'i18next-cli'
const output: string = './public/locales/{{language}}/{{namespace}}.json'
export default defineConfig({ locales: ['en', 'de'], extract: { input: ['src'], output, defaultNS: 'shop' } })
`,
  // As other tools have written it: four spaces, escapes, no line end. Lists and values that are no texts.
  'public/locales/en/shop.json':
    '{\n    "buy": "Buy it",\n    "steps": ["Choose", "Pay"],\n    "items_one": "{{count}} item",\n    "items_other": "{{count}} items",\n    "most": 3,\n    "later": ""\n}',
  [german]:
    '{\n    "buy": "Kaufen",\n    "steps": ["Ausw\\u00e4hlen", "Bezahlen"],\n    "items_one": "{{count}} Artikel",\n    "items_other": "{{count}} Artikel",\n    "most": 3,\n    "later": ""\n}',
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workbench-package-'))
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, name), { recursive: true })
  await execa('npm', ['run', 'build', '-w', name])
  const { stdout } = await execa('npm', ['pack', '-w', name, '--json', '--pack-destination', folder])
  const [tarball = ''] = stdout.match(/i18next-workbench-[\d.]+\.tgz/) ?? []
  await execa('tar', ['xzf', tarball, '-C', path.join(modules, name), '--strip-components=1'], { cwd: folder })
  for (const dependency of Object.keys(packaged.dependencies)) {
    await mkdir(path.dirname(path.join(modules, dependency)), { recursive: true })
    await symlink(path.resolve('node_modules', dependency), path.join(modules, dependency), 'dir')
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
}, 120_000)
afterAll(() => rm(folder, { recursive: true }))

const start = (...args: string[]) =>
  execa('node', [path.join('node_modules', name, packaged.bin[name]), ...args], {
    cwd: folder,
    preferLocal: true,
    localDir: path.resolve('.'),
  })
const run = async (...args: string[]) => (await start(...args)).stdout
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

it('says what it takes the project for', async () => {
  const out = await run()
  expect(out).toMatch(
    /^Messages +public\/locales\/\{\{language\}\}\/\{\{namespace\}\}\.json \(i18next\.config\.ts\)\nSource +en\n/,
  )
  // What is in public/ is on the web: not who has translated what.
  expect(out).toMatch(/^Records +\.workbench\/$/m)
  expect((await start()).stderr).toBe('')
}, 60_000)

it('takes texts as they are into its records, checks them, and gives them away and takes them back unchanged', async () => {
  expect(await run('check')).toContain('de: 5 messages, 0 fall back to English; no problem')
  await run('accept', 'de', '--edited')
  expect(await run('status')).toMatch(/^de Deutsch +(\d+) +0 +0 +0 +0 +\1 +0 +100 %/m)
  await run('export', 'de', '--format', 'xliff', '--only', 'unreviewed', '--out', 'de.xlf')
  await run('import', 'de.xlf')
  expect(await read(german)).toBe(files[german])
  await writeFile(path.join(folder, 'de.xlf'), (await read('de.xlf')).replace('>Kaufen<', '>Jetzt kaufen<'))
  await run('import', 'de.xlf')
  expect(await read(german)).toBe(files[german]?.replace('Kaufen', 'Jetzt kaufen'))
}, 60_000)

it('is an editor with each text among its neighbours, which saves into the file', async () => {
  const editor = start('edit', 'de', '--no-open', '--port', '4391')
  editor.catch(() => {})
  const said = new Promise<string>((resolve) => {
    editor.stdout.on('data', (chunk) => {
      const [address] = /http:\S+/.exec(String(chunk)) ?? []
      if (address) resolve(address)
    })
  })
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(await said)
    await page.getByRole('row', { name: /steps\.1 Pay Bezahlen/ }).click()
    await page.getByRole('textbox', { name: /steps\.1/ }).fill('Zahlen')
    await page.keyboard.press('Control+Enter')
    // Git does not know who works here.
    await page.getByRole('combobox', { name: 'Your name' }).fill('A. Nowak')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => read(german)).toContain('"steps": ["Ausw\\u00e4hlen", "Zahlen"],')
  } finally {
    await browser.close()
    editor.kill()
  }
}, 60_000)

it('says in one line what is wrong with a project', async () => {
  await writeFile(path.join(folder, 'workbench.config.ts'), "export default { source: 'fr' }\n")
  await expect(run('status')).rejects.toMatchObject({
    stderr: expect.stringContaining('expected the messages of the source locale, "fr", found no such file.'),
    exitCode: 1,
  })
}, 60_000)
