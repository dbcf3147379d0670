import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENV_FILES } from '../../scripts/lib/envFiles.ts'
import { type Copy, makeCopy } from './copy.ts'
import { allLocales } from '../../src/config/locales.ts'

/** The site of another owner has to pass every check, without changes in tests or other files. */
let copy: Copy

beforeAll(async () => {
  copy = await makeCopy()
  await takeOver(copy)
}, 300_000)
afterAll(() => copy?.remove())

/** Names, addresses, people, clients and colors of the first owner. "Isogloss:" explains the word on a map. */
const firstOwner =
  /isogloss\b(?!:)|ul\. przykładowa|sample avenue|wierzbicka|ellery|corvane|meridex|tessaline|quillon|#?0b4f5c|#?e4572e/i

describe('a site with another owner', { timeout: 1_200_000 }, () => {
  it('passes the checks of types, lint and texts', async () => {
    await copy.run('tsc', '--noEmit')
    await copy.run('biome', 'lint', '--error-on-warnings')
    expect(await copy.run('node', 'scripts/i18n.ts', 'check')).not.toContain('✗')
  })

  it('passes the unit tests with its own .env', async () => {
    // The copy shares packages with the project, whose workbench has the first owner's data.
    await rm(path.join(copy.site, 'tests/unit/scripts/launch.test.ts'))
    await copy.run('env', 'NODE_ENV=test', 'vitest', 'run', '--project', 'unit')
  })

  it('passes the tests of built files', async () => {
    const runAsTest = (...words: readonly string[]) => copy.run('env', `${ENV_FILES}=off`, ...words)
    await runAsTest('node', 'scripts/build.ts')
    const built = ['documents', 'links.test', 'pages', 'structured', 'words'].map((name) => `tests/build/${name}`)
    await runAsTest('vitest', 'run', '--project', 'build', ...built)
  })

  it('has no trace of the first owner in its build', async () => {
    const dist = path.join(copy.site, 'dist')
    const traces: string[] = []
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue
      const [found] = firstOwner.exec(await readFile(path.join(file.parentPath, file.name), 'utf8')) ?? []
      if (found || firstOwner.test(file.name))
        traces.push(`${path.relative(dist, file.parentPath)}/${file.name}: ${found}`)
    }
    expect(traces).toEqual([])
    for (const file of ['index.html', 'favicon.svg']) expect(await copy.read(`dist/${file}`)).toContain('#5b2a86')
  })
})

const kept = ['en', 'pl']
const origin = 'https://www.veridia-medical.eu'

/**
 * Turns a copy of the project into the site of another owner, by the guides docs/your-own.md and deploying.md. Tests, and
 * texts about the first owner's places, stay unchanged.
 */
async function takeOver(copy: Copy): Promise<void> {
  // The spelling check and Biome skip ignored files.
  await copy.run('git', 'init', '--quiet')
  const jobs = [changeBrand, changeFacts, changeLogos, removeLanguages, changeTexts, movePage, setEnvironment]
  for (const job of jobs) await job(copy)
  await copy.run('biome', 'format', '--write', 'src', 'locales')
  await copy.run('node', 'scripts/art.ts')
  await copy.run('node', 'scripts/i18n.ts', 'accept', 'pl', '--edited')
}

async function changeBrand({ edit }: Copy) {
  const sign = '<circle cx="16" cy="16" r="13" stroke="currentColor" stroke-width="2"/>'
  await edit('src/config/brand.ts', (text) =>
    text
      .replace("brand = 'Isogloss'", "brand = 'Veridia Medical Translations'")
      .replace('brandShort: string = brand', "brandShort: string = 'Veridia'")
      .replaceAll(/(sign|tab): '.*'/g, (_, name) => `${name}: '${sign}'`)
      .replace("brand: '#0b4f5c'", "brand: '#5b2a86'")
      .replace("accent: '#e4572e'", "accent: '#1f8a4c'"),
  )
}

const office = `  {
    id: 'lyon',
    legalName: 'Veridia Lyon',
    address: ['12 rue Mercière', '69002 Lyon'],
    suiteOnRequest: false,
    lang: 'fr',
    city: 'Lyon',
    country: 'FR',
    phone: '+33 4 99 12 34 56',
    isMobile: false,
    email: 'lyon@veridia-medical.eu',
    registration: [],
    zone: 'Europe/Paris',
    deskHours: { from: 9, to: 17, zone: 'Europe/Paris' },
  },
`

async function changeFacts({ edit }: Copy) {
  const rows = {
    offices: office,
    leaders:
      "{ id: 'ceo', name: 'Claire Moreau', credentials: 'PharmD', monogram: 'CM', responsibilities: ['direction'] },\n",
    certificates: "{ id: 'iso17100', body: 'Bureau Norme', number: 'BN-17100-88', validUntil: '2031-06-30' },\n",
    clients: "{ name: 'Omega', logo: 'omega.svg' },\n",
  }
  for (const [name, row] of Object.entries(rows)) {
    const list = new RegExp(`(export const ${name}\\b.*?= \\[\\n).*?(?=^\\]$)`, 'ms')
    await edit('src/config/site.ts', (text) => text.replace(list, (_, start) => start + row))
  }
  await edit('src/config/cityMaps.ts', (text) => text.replace(/(const cityMaps: .*? = \[).*\]/s, '$1]'))
}

async function changeLogos({ site, write }: Copy) {
  await rm(path.join(site, 'src/assets/clients'), { recursive: true })
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="60" cy="20" r="16"/></svg>\n'
  await write('src/assets/clients/omega.svg', logo)
}

async function removeLanguages({ site, editJson }: Copy) {
  const others = allLocales.map(({ code }) => code).filter((code) => !kept.includes(code))
  await editJson<Record<string, unknown>>('src/config/locales.json', (rows) => {
    for (const code of others) delete rows[code]
  })
  const beside = await readdir(path.join(site, 'locales/.workbench'), { recursive: true })
  const files = beside.filter((name) => others.some((code) => path.basename(name).startsWith(`${code}.`)))
  for (const name of [...others, ...files.map((file) => `.workbench/${file}`)])
    await rm(path.join(site, 'locales', name), { recursive: true })
}

type Items = Record<string, object>

/** Texts of the facts that replace those of the first owner. Offices need none. */
async function changeTexts({ editJson }: Copy) {
  for (const code of kept) {
    const role = code === 'pl' ? 'Dyrektor zarządzający' : 'Managing director'
    const bio = code === 'pl' ? 'Planuje tłumaczenia dokumentów.' : 'Plans the translation of documents.'
    const responsibilities = { direction: role }
    await editJson<{ leaders: { items: Items } }>(`locales/${code}/pages/team.json`, ({ leaders }) => {
      leaders.items = { ceo: { role, bio, responsibilitiesTitle: role, responsibilities } }
    })
    await editJson<{ certificates: { items: Items } }>(`locales/${code}/pages/about.json`, ({ certificates }) => {
      for (const id of ['iso9001', 'iso18587']) delete certificates.items[id]
    })
    await editJson<{ offices: { items?: Items } }>(`locales/${code}/pages/offices.json`, ({ offices }) => {
      delete offices.items
    })
    await editJson<{ office: { names?: Items } }>(`locales/${code}/common.json`, ({ office }) => {
      delete office.names
    })
  }
}

async function movePage({ edit }: Copy) {
  await edit('src/config/routes.ts', (text) => text.replace("path: '/freelance'", "path: '/join-us'"))
  const rows = "[{ from: '/freelance', to: '/join-us', status: 301 }, { from: '/ja/*', to: '/*', status: 301 }]"
  await edit('src/config/redirects.ts', (text) => text.replace(/= \[\]/, `= ${rows}`))
}

const setEnvironment = ({ write }: Copy) =>
  write('.env', `VITE_SITE_URL=${origin}\nVITE_CONTACT_FORM_URL=/api/contact\nVITE_GA_MEASUREMENT_ID=G-TEST123456\n`)
