import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENV_FILES } from '../../scripts/lib/envFiles.ts'
import { type Copy, copiedLocales, makeCopyIn } from '../fixtures/scenario/copy.ts'
import { addField } from '../fixtures/scenario/field.ts'
import { addPage } from '../fixtures/scenario/page.ts'
import {
  addArticles,
  addItalian,
  addOffice,
  addPhotographs,
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
/** The files that each job took by hand. Texts, which are in locales/, are apart. */
const touched = new Map<string, { readonly files: string[]; readonly texts: string[] }>()

beforeAll(async () => {
  const parts = ['.env.example', '.gitattributes', '.gitignore', 'tests', 'biome.jsonc', 'cspell.config.ts']
  copy = await makeCopyIn(copiedLocales.length + 2, [...parts, 'playwright.config.ts', 'vitest.config.ts'])
  await copy.run('git', 'init', '--quiet')
  await commit('The site as it was')
  await job('two languages dropped', ({ run }) => drop(run, 'de', 'fr'))
  await job('brand', brandIsTheirs)
  await job('facts and maps', factsAreTheirs)
  await job('texts of the facts', textsOfFacts)
  await job('logos of clients', logosAreTheirs)
  await job('three photographs', addPhotographs)
  await job('what texts say of the owner', statementsAreTheirs)
  await job('an office', addOffice)
  await job('a claim', addClaim)
  await job('a page with a section', addPage)
  await job('a field', addField)
  await job('a moved page', movePage)
  await job('translations', async ({ run }) => {
    await run('biome', 'format', '--write', 'src', 'locales')
    await run('node', 'scripts/i18n.ts', 'accept', 'pl', '--edited')
  })
  await job('Italian', addItalian)
  await job('two articles', addArticles)
  await job('the domain and a base path', setDomain)
}, 300_000)
afterAll(() => copy?.remove())

async function commit(subject: string) {
  await copy.run('git', 'add', '--all')
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@build.example']
  await copy.run('git', ...author, 'commit', '--quiet', '--message', subject)
}

/** Does a job, and notes the files that it takes by hand. */
async function job(name: string, work: (copy: Copy) => Promise<unknown>) {
  const files = new Set<string>()
  const noting =
    <Rest extends unknown[]>(change: (file: string, ...rest: Rest) => Promise<void>) =>
    (file: string, ...rest: Rest) => {
      files.add(file)
      return change(file, ...rest)
    }
  await work({ ...copy, write: noting(copy.write), edit: noting(copy.edit), editJson: noting(copy.editJson) })
  const isText = (file: string) => file.startsWith('locales/')
  touched.set(name, {
    files: [...files].filter((file) => !isText(file)),
    texts: [...files].filter(isText),
  })
}

/** docs/adding-a-page.md, "A figure that the company claims". */
async function addClaim({ edit }: Copy) {
  await edit('src/config/claims.ts', (text) => text.replace(/(?=\n\} as const)/, '\n  reviewers: 2,'))
  await edit('src/config/confirmations.ts', (text) =>
    text.replace(/(confirmations: .*? = \{)/, "$1 reviewers: '2028-01-31',"),
  )
}

async function drop(run: Copy['run'], ...codes: readonly string[]) {
  for (const code of codes) await run('node', 'scripts/i18n.ts', 'drop', code)
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
  it('took as few files by hand as the guides say', () => {
    const counts = [...touched].map(([name, { files, texts }]) => `${name}: ${files.length} + ${texts.length} of texts`)
    console.info(`Files touched\n${counts.join('\n')}`)
    expect(touched.get('brand')).toEqual({ files: ['src/config/brand.ts'], texts: [] })
    expect(touched.get('an office')).toEqual({ files: ['src/config/site.ts'], texts: [] })
    // One of them in both languages.
    expect(touched.get('two articles')).toEqual({
      files: [],
      texts: ['locales/en/news/osaka.md', 'locales/pl/news/osaka.md', 'locales/en/news/violet.md'],
    })
    expect(touched.get('a moved page')).toEqual({
      files: ['src/config/routes.ts', 'src/config/redirects.ts'],
      texts: [],
    })
  })

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
    // By its facts, in each language.
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
