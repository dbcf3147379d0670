import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBrowser } from 'i18next-workbench/lib/chromium.ts'
import packaged from '../../scripts/workbench/package.json' with { type: 'json' }
import { thorough } from '../e2e/thorough.ts'
import { addressOf } from '../fixtures/address.ts'

type Files = Readonly<Record<string, string>>

/** The folder of i18next projects as strangers have them, with the packed workbench, and what that depends on, installed above. */
let parent: string
/** One of them. */
let folder: string
const name = 'i18next-workbench'
const german = 'public/locales/de/shop.json'
const files: Files = {
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
  parent = await mkdtemp(path.join(tmpdir(), 'workbench-package-'))
  folder = path.join(parent, 'shop')
  const modules = path.join(parent, 'node_modules')
  await mkdir(path.join(modules, name), { recursive: true })
  await execa('npm', ['run', 'build', '-w', name])
  const { stdout } = await execa('npm', ['pack', '-w', name, '--json', '--pack-destination', parent])
  const [tarball = ''] = stdout.match(/i18next-workbench-[\d.]+\.tgz/) ?? []
  await execa('tar', ['xzf', tarball, '-C', path.join(modules, name), '--strip-components=1'], { cwd: parent })
  for (const dependency of [...Object.keys(packaged.dependencies), ...ofPages]) {
    await mkdir(path.dirname(path.join(modules, dependency)), { recursive: true })
    await symlink(path.resolve('node_modules', dependency), path.join(modules, dependency), 'dir')
  }
  await write(folder, files)
}, 120_000)
afterAll(() => rm(parent, { recursive: true }))

async function write(root: string, all: Files): Promise<void> {
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
}

const startIn = (cwd: string, ...args: string[]) =>
  execa('node', [path.join(parent, 'node_modules', name, packaged.bin[name]), ...args], {
    cwd,
    preferLocal: true,
    localDir: path.resolve('.'),
  })
const start = (...args: string[]) => startIn(folder, ...args)
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

it.runIf(thorough)(
  'is an editor with each text among its neighbours, which saves into the file',
  async () => {
    await inEditor(folder, async (page) => {
      await page.getByRole('row', { name: /steps\.1 Pay Bezahlen/ }).click()
      await page.getByRole('textbox', { name: /steps\.1/ }).fill('Zahlen')
      await save(page)
      await soon(() => read(german)).toContain('"steps": ["Ausw\\u00e4hlen", "Zahlen"],')
    })
  },
  60_000,
)

/** Does something in the editor of German in a project. */
async function inEditor(cwd: string, work: (page: Page) => Promise<void>): Promise<void> {
  const editor = startIn(cwd, 'edit', 'de', '--no-open', '--port', '4391')
  const ended = editor.catch(() => {})
  const address = await addressOf(editor)
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await work(page)
  } finally {
    await browser.close()
    editor.kill()
    await ended
  }
}

/** Saves the text that is worked on; git does not know who works here. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await page.getByRole('combobox', { name: 'Your name' }).fill('A. Nowak')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
}

/** What a project with pages has installed besides. */
const ofPages = ['@vitejs/plugin-react', 'i18next', 'react', 'react-dom', 'react-i18next', 'vite']

const english = `{
  "greeting": "Welcome to <b>our shop</b>",
  "find": "Find something",
  "items|one": "{{count}} item",
  "items|other": "{{count}} items",
  "steps": ["Choose", "Pay"]
}
`
const germanOf = (one: string) => `{
  "greeting": "Willkommen in <b>unserem Laden</b>",
  "find": "Etwas finden",
  "items|one": "${one}",
  "items|other": "{{count}} Artikel",
  "steps": ["Auswählen", "Bezahlen"]
}
`

/** A project with Vite and React in which one line is new. `i18n` is how its texts get into the browser. */
const withPages = (messages: string, i18n: string): Files => ({
  'package.json': '{ "type": "module" }\n',
  'workbench.config.js': "export default { pluralSeparator: '|' }\n",
  [`${messages}/en/shop.json`]: english,
  [`${messages}/de/shop.json`]: germanOf('{{count}} Artikel'),
  'index.html':
    '<!doctype html><title>Shop</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>\n',
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { i18next } from 'i18next-workbench/vite'
export default {
  plugins: [
    react(),
    i18next(),
  ],
}
`,
  'src/i18n.ts': i18n,
  'src/main.tsx': `import { Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Trans, useTranslation } from 'react-i18next'
import './i18n'

function Shop() {
  const { t } = useTranslation()
  const [count, setCount] = useState(1)
  const [isOrder, setOrder] = useState(false)
  const go = (event) => (event.preventDefault(), history.pushState(null, '', '/order'), setOrder(true))
  if (isOrder) return <ol>{t('steps', { returnObjects: true }).map((step) => <li key={step}>{step}</li>)}</ol>
  return (
    <main>
      <h1><Trans i18nKey="greeting" components={{ b: <strong /> }} /></h1>
      <input placeholder={t('find')} />
      <p>{t('items', { count })}</p>
      <button onClick={() => setCount(count + 1)}>+</button>
      <a href="/order" onClick={go}>Order</a>
    </main>
  )
}
createRoot(document.querySelector('#root')).render(<Suspense><Shop /></Suspense>)
`,
})

const options = "lng: 'en', fallbackLng: 'en', ns: ['shop'], defaultNS: 'shop', pluralSeparator: '|'"
const asked = withPages(
  'public/locales',
  `import i18n from 'i18next'
import { initReactI18next } from 'react-i18next'
const load = async (language, namespace) => (await fetch('/locales/' + language + '/' + namespace + '.json')).json()
const read = (language, namespace, done) => void load(language, namespace).then((all) => done(null, all), done)
i18n.use(initReactI18next).use({ type: 'backend', read }).init({ ${options} })
`,
)
const bundled = withPages(
  'src/locales',
  `import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './locales/en/shop.json'
import de from './locales/de/shop.json'
createInstance().use(initReactI18next).init({ resources: { en: { shop: en }, de: { shop: de } }, ${options} })
`,
)

/** What becomes so on a busy machine. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { interval: 500, timeout: 30_000 })

it.runIf(thorough).each([
  ['are asked for by the browser', asked, 'public/locales/de/shop.json'],
  ['are in its scripts', bundled, 'src/locales/de/shop.json'],
])(
  'edits a project on its pages of which the texts %s',
  async (title, all, saved) => {
    const root = path.join(parent, title.replaceAll(' ', '-'))
    await write(root, all)
    await inEditor(root, async (page) => {
      const shown = page.frameLocator('iframe')
      const one = page.getByRole('textbox', { name: /form “one”/ })
      // Vite loads a page anew when it has met further dependencies: a click before that is lost.
      const choose = async () => {
        await shown.getByText('1 Artikel').click({ position: { x: 8, y: 8 } })
        return one.count()
      }
      await soon(choose).toBe(1)
      await one.fill('{{count}} Stück')
      await soon(() => shown.getByRole('paragraph').textContent()).toBe('1 Stück')
      await save(page)
      await soon(() => readFile(path.join(root, saved), 'utf8')).toBe(germanOf('{{count}} Stück'))
      await soon(() => shown.getByRole('paragraph').textContent()).toBe('1 Stück')
      const list = page.getByRole('listbox', { name: 'Texts of this page' })
      await soon(() => list.getByRole('option').allTextContents()).toHaveLength(3)
      await shown.getByRole('strong').click()
      await soon(() => page.getByRole('heading', { level: 2 }).textContent()).toContain('greeting')
      // A page that is met on the way has the texts that it shows.
      await page.getByText('Browse', { exact: true }).click()
      await shown.getByRole('button').click()
      await soon(() => shown.getByRole('paragraph').textContent()).toBe('2 Artikel')
      await shown.getByRole('link').click()
      await soon(() => page.getByRole('combobox', { name: 'Page' }).inputValue()).toBe('/order (2)')
      await soon(() => list.getByRole('option').allTextContents()).toHaveLength(2)
      await page.reload()
      await soon(() => shown.getByRole('paragraph').textContent()).toBe('1 Stück')
    })
  },
  90_000,
)

it.runIf(thorough)(
  'leaves what is built of a project as it is without the plugin',
  async () => {
    const root = path.join(parent, 'built')
    await write(root, bundled)
    const built = async (out: string) => {
      await execa('vite', ['build', '--outDir', out], { cwd: root, preferLocal: true, localDir: path.resolve('.') })
      // The names of scripts come of what is in them.
      const names = await readdir(path.join(root, out), { recursive: true })
      return [names.sort(), await readFile(path.join(root, out, 'index.html'), 'utf8')]
    }
    const before = await built('with')
    const config = bundled['vite.config.ts'] ?? ''
    await writeFile(path.join(root, 'vite.config.ts'), config.replace(/^.*i18next.*\n/gm, ''))
    expect(await built('without')).toEqual(before)
  },
  60_000,
)

it('says in one line what is wrong with a project', async () => {
  await writeFile(path.join(folder, 'workbench.config.ts'), "export default { source: 'fr' }\n")
  await expect(run('status')).rejects.toMatchObject({
    stderr: expect.stringContaining('expected the messages of the source locale, "fr", found no such file.'),
    exitCode: 1,
  })
}, 60_000)
