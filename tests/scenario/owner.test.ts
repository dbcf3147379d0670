import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENV_FILES } from '../../scripts/lib/envFiles.ts'
import { type Copy, copiedLocales, makeCopyIn } from '../fixtures/scenario/copy.ts'
import { addField, fieldWords } from '../fixtures/scenario/field.ts'
import { addPage } from '../fixtures/scenario/page.ts'
import {
  addArticles,
  addItalian,
  addOffice,
  brandIsTheirs,
  factsAreTheirs,
  logosAreTheirs,
  statementsAreTheirs,
  textsOfFacts,
} from '../fixtures/scenario/veridia.ts'

/**
 * Another owner makes the site theirs by docs/your-own.md and the guides that it names: another company in other places, languages
 * fewer and more, news, a claim more, a page with a section of its own, a field, a moved page. Nothing else is touched, and every
 * check has to hold; those of the build are those that read the site's own facts and pages.
 */
let copy: Copy
/** What the guides have an owner do, one after the other. */
const jobs: readonly ((copy: Copy) => Promise<unknown>)[] = [
  brandIsTheirs,
  factsAreTheirs,
  textsOfFacts,
  logosAreTheirs,
  statementsAreTheirs,
  addOffice,
  addClaim,
  addPage,
  addField,
  movePage,
  ({ run }) => run('biome', 'format', '--write', 'src', 'locales'),
  ({ run }) => run('node', 'scripts/i18n.ts', 'accept', 'pl', '--edited'),
  addItalian,
  addArticles,
  setDomain,
]

beforeAll(async () => {
  const parts = ['.env.example', '.gitattributes', '.gitignore', 'tests', 'biome.jsonc', 'cspell.config.ts']
  copy = await makeCopyIn(copiedLocales.length, [...parts, 'playwright.config.ts', 'vitest.config.ts'])
  await copy.run('git', 'init', '--quiet')
  await copy.run('git', 'add', '--all')
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@build.example']
  await copy.run('git', ...author, 'commit', '--quiet', '--message', 'The site as it was')
  for (const job of jobs) await job(copy)
}, 300_000)
afterAll(() => copy?.remove())

/** docs/adding-a-page.md, "A figure that the company claims". */
async function addClaim({ edit }: Copy) {
  await edit('src/config/claims.ts', (text) => text.replace(/(?=\n\} as const)/, '\n  reviewers: 2,'))
  await edit('src/config/confirmations.ts', (text) =>
    text.replace(/(confirmations: .*? = \{)/, "$1 reviewers: '2028-01-31',"),
  )
}

/** docs/adding-a-page.md, "Moving a page". */
async function movePage({ edit, run }: Copy) {
  await edit('src/config/routes.ts', (text) => text.replace("path: '/offices'", "path: '/our-offices'"))
  await expect(run('node', 'scripts/build.ts')).rejects.toThrow('"/offices" was published: expected a page or a row in')
  await edit('src/config/redirects.ts', (text) =>
    text.replace(/= \[\]$/m, "= [{ from: '/offices', to: '/our-offices', status: 301 }]"),
  )
  await run('node', 'scripts/deploy-config.ts')
}

/** docs/deploying.md, "The environment" and "Below a path". */
async function setDomain({ write, run }: Copy) {
  const variables = {
    VITE_SITE_URL: 'https://www.veridia-medical.eu',
    VITE_BASE_PATH: '/site',
    VITE_CONTACT_FORM_URL: '/api/contact',
    VITE_FREELANCE_FORM_URL: '/api/freelance',
  }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  await write('.env', lines.join(''))
  await run('node', 'scripts/deploy-config.ts')
}

/** Runs a command as npm test does, which reads no .env. */
const runAsTest = (command: string, ...args: readonly string[]) => copy.run('env', `${ENV_FILES}=off`, command, ...args)

/** What would tell of the first owner: names, places, people, clients, addresses, colors, drawings. */
const firstOwner =
  /isogloss|warsaw|warszaw|cheyenne|wyoming|ul\. przykładowa|sample avenue|wierzbicka|ellery|corvane|meridex|tessaline|northbay|halden|verimed|lumenor|pelagia|quillon|#?0b4f5c|#?e4572e|wisła|crow creek|jerozolimskie/i

describe('a site with another owner', { timeout: 300_000 }, () => {
  it('passes the checks of code, types, texts and spelling', async () => {
    await copy.run('biome', 'format')
    await Promise.all([
      copy.run('biome', 'lint', '--error-on-warnings', 'src/config', 'src/pages', 'src/sections/Testimonials'),
      copy.run('tsc', '--noEmit'),
    ])
    const texts = await Promise.all([
      copy.run('node', 'scripts/i18n.ts', 'check'),
      copy.run('cspell', 'lint', '--quiet'),
    ])
    expect(texts.join()).not.toContain('✗')
    expect(texts.join()).toContain('The office "osaka" has no text of its own')
  })

  it('is held to what every page is held to', async () => {
    await runAsTest('node', 'scripts/build.ts')
    const build = ['access', 'documents', 'links.test', 'pages', 'structured', 'words'].map(
      (name) => `tests/build/${name}`,
    )
    const unit = ['tests/unit/config', 'tests/unit/seo', 'tests/unit/scripts/hosting', 'interpolateClaims']
    await runAsTest('vitest', 'run', '--project', 'build', '--project', 'unit', ...build, ...unit)
  })

  it('is built below its path, without a trace of the first owner', async () => {
    await copy.run('node', 'scripts/build.ts')
    for (const file of ['index.html', 'favicon.svg']) expect(await copy.read(`dist/${file}`)).toContain('#5b2a86')
    expect(await copy.read('dist/_redirects')).toContain('/site/offices /site/our-offices 301\n')
    for (const file of ['index.html', 'it.html', 'our-offices.html', 'news/osaka.html']) {
      const addresses = [...(await copy.read(`dist/${file}`)).matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)]
      const isOutside = (address = '') => !/^\/site(?:[/#]|$)/.test(address)
      expect(addresses.map(([, address]) => address).filter(isOutside)).toEqual([])
    }
    // The field, on the form and in what the privacy page says of it; and the office by its facts; in each language.
    for (const [folder, code] of [
      ['dist', 'en'],
      ['dist/pl', 'pl'],
    ] as const) {
      const { label } = fieldWords(code)
      for (const name of ['contacts', 'privacy']) expect(await copy.read(`${folder}/${name}.html`)).toContain(label)
    }
    expect(await copy.read('dist/our-offices.html')).toContain('Osaka, Japan')
    expect(await copy.read('dist/pl/our-offices.html')).toContain('Osaka, Japonia')
    const dist = path.join(copy.site, 'dist')
    const traces: string[] = []
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const [found] = firstOwner.exec(await readFile(path.join(file.parentPath, file.name), 'utf8')) ?? []
      if (found || firstOwner.test(file.name))
        traces.push(`${path.relative(dist, file.parentPath)}/${file.name}: ${found}`)
    }
    expect(traces).toEqual([])
  })

  it('has nothing left to do before its launch but what waits for translators', async () => {
    const printed = await copy.run('node', 'scripts/check-launch.ts', '--json').catch(({ all }: { all: string }) => all)
    const items: { kind: string; file: string; text: string }[] = JSON.parse(printed)
    const isWaiting = ({ kind, text }: (typeof items)[number]) =>
      kind === 'review' || (kind === 'locale' && text.startsWith('Italiano'))
    expect(items.filter((item) => !isWaiting(item))).toEqual([])
    await copy.run('node', 'scripts/i18n.ts', 'publish', 'it', '--undo')
    const people = ['--translator', 'E. Maj', '--reviewer', 'A. Nowak']
    await copy.run('node', 'scripts/i18n.ts', 'accept', 'pl', '*', '--stale', ...people)
    // With nothing left it ends well.
    await copy.run('node', 'scripts/check-launch.ts')
  })
})
