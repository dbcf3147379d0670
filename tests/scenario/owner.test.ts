import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLocale } from '../../src/config/locales.ts'
import { type Copy, copiedLocales, makeCopy } from '../fixtures/scenario/copy.ts'
import { addField } from '../fixtures/scenario/field.ts'
import { addPage } from '../fixtures/scenario/page.ts'

/**
 * An owner makes the site their own: another company, a claim more, a page with a section of its own, a field, a moved page. Nothing
 * else is touched, and every check has to hold; those of the build are those that read the site's own facts and pages.
 */
let copy: Copy

beforeAll(async () => {
  copy = await makeCopy(
    '.env.example',
    '.gitignore',
    'tests',
    'biome.jsonc',
    'cspell.config.ts',
    'playwright.config.ts',
    'vitest.config.ts',
  )
  await rename(copy)
  await copy.edit('src/config/claims.ts', (text) => text.replace(/(?=\n\} as const)/, '\n  reviewers: 2,'))
  await addPage(copy)
  await addField(copy)
  await movePage(copy)
  await copy.run('biome', 'format', '--write', 'src', 'locales')
  for (const { code } of copiedLocales) {
    if (code !== defaultLocale) await copy.run('node', 'scripts/i18n.ts', 'accept', code, '--edited')
  }
}, 120_000)
afterAll(() => copy?.remove())

/** docs/adding-a-page.md, "Moving a page". */
async function movePage({ edit, run }: Copy) {
  await edit('src/config/routes.ts', (text) => text.replace("path: '/offices'", "path: '/our-offices'"))
  await expect(run('node', 'scripts/build.ts')).rejects.toThrow('"/offices" was published: expected a page or a row in')
  await edit('src/config/redirects.ts', (text) =>
    text.replace(/= \[\]$/m, "= [{ from: '/offices', to: '/our-offices', status: 301 }]"),
  )
  await run('node', 'scripts/deploy-config.ts')
}

/** Another brand in other colors, other people and addresses, two clients. Names are told apart by their places in the file. */
async function rename({ edit }: Copy) {
  await edit('src/config/brand.ts', (text) =>
    text
      .replaceAll(/ \/\/ SAMPLE$/gm, '')
      .replace(/(export const brand = )'.*?'/, "$1'Acme'")
      .replace(/(brandIsInvented: boolean = )\w+/, '$1false')
      .replace("brand: '#0b4f5c'", "brand: '#5b2a86'")
      .replace("accent: '#e4572e'", "accent: '#2e9e5b'"),
  )
  await edit('src/config/site.ts', (text) =>
    text
      .replaceAll(/ \/\/ SAMPLE$/gm, '')
      .replaceAll(/(Invented: boolean = )\w+/g, '$1false')
      .replace(/(copyrightYear = )\d+/, '$12031')
      .replaceAll(/legalName: '.*?'/g, (_, at) => `legalName: 'Acme ${at}'`)
      .replaceAll(/\bname: '.*?'(?=,\n\s*credentials)/g, (_, at) => `name: 'Person ${at}'`)
      .replaceAll(/address: \[.*?\]/g, "address: ['Long Street 7', '1010 Wien']")
      .replaceAll(/email: '.*?'/g, "email: 'office@acme.test'")
      .replace(
        /(export const clients\b.*?= \[).*?\]/s,
        "$1{ name: 'Omega', logo: 'ostra.svg' }, { name: 'Sigma', logo: 'quillon.svg' }]",
      ),
  )
}

describe('a site with another owner, a page, a section, a field and a claim more, and a moved page', {
  timeout: 180_000,
}, () => {
  it('passes the checks of code, types, texts and spelling', async () => {
    await copy.run('biome', 'format')
    await Promise.all([
      copy.run('biome', 'lint', '--error-on-warnings', 'src/pages/case-studies.tsx', 'src/sections/Testimonials'),
      copy.run('tsc', '--noEmit'),
    ])
    const texts = await Promise.all([
      copy.run('node', 'scripts/i18n.ts', 'check'),
      copy.run('cspell', 'lint', '--quiet'),
    ])
    expect(texts.join()).not.toContain('✗')
  })

  it('is built, and held to what every page is held to', async () => {
    await copy.run('node', 'scripts/build.ts')
    for (const file of ['index.html', 'favicon.svg']) {
      expect(await copy.read(`dist/${file}`)).toContain('#5b2a86')
      expect(await copy.read(`dist/${file}`)).not.toMatch(/#0b4f5c|#e4572e/)
    }
    expect(await copy.read('dist/_redirects')).toContain('/offices /our-offices 301\n')
    const build = ['documents', 'links.test', 'pages', 'words'].map((name) => `tests/build/${name}`)
    const unit = ['tests/unit/config', 'tests/unit/seo', 'tests/unit/scripts/hosting', 'interpolateClaims']
    await copy.run('vitest', 'run', '--project', 'build', '--project', 'unit', ...build, ...unit)
  })
})
