import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { families } from '../../scripts/lib/brandFonts.ts'
import { scopedName } from '../../scripts/build/css/index.ts'
import { CONSENT_BANNER, CONSENT_EVENT, CONSENT_KEY } from '../../src/config/protocol.ts'
import { dist } from './site.ts'

const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const styles = scopedName('', 'src/layout/ConsentBanner.module.css').replace(/^_+/, '_')

it.each<[string, RegExp]>([
  // Marks are private-use characters. The XML parser's code names their range.
  ['mark or code of the editor', /(?!\uE000-\uFFFD)[\uE000-\uF8FF]|\\uf8f[0-2]|foundPlaces|notesOf|keepMarks/i],
  [
    'trace of consent or page views, without a measurement id',
    new RegExp([CONSENT_BANNER, CONSENT_KEY, CONSENT_EVENT, 'googletagmanager', 'dataLayer', styles].join('|')),
  ],
])('has no %s', (_, trace) => {
  const texts = names.filter((name) => /\.(html|js|json|css)$/.test(name))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((name) => trace.test(readFileSync(path.join(dist, name), 'utf8')))).toEqual([])
})

/** Generic rules of EasyList, EasyPrivacy and Fanboy that can match a site's own files. */
const blockerRules: readonly RegExp[] = [
  /[/_.-](ads?|adv|advert\w*|adserver|sponsor\w*)[/_.-]/i,
  /[/_.-](google-?)?analytics?[/_.-]/i,
  /gtag|google[-_]?tag|gtm\.js|ga\.js/i,
  /[/_.-](cookie|consent|gdpr|cmp|privacy-?choice)\w*[-_./]/i,
  /\/cookie|\/consent/i,
  /[-_/]banners?[-_./]/i,
  /[/_.-](track(er|ing)?|pixel|beacon|metrics?|telemetry|stats?|measurement|pageviews?)[/_.-]/i,
  /[/_.-](social|share|sharing|like|follow|newsletter|popup)[/_.-]/i,
]

it('has no file with a name that ad blockers look for', () => {
  const loaded = names.filter((name) => /^(assets|messages)\//.test(name))
  expect(loaded.length).toBeGreaterThan(200)
  expect(loaded.filter((name) => blockerRules.some((rule) => rule.test(`/${name}`)))).toEqual([])
})

it('lists the licence of every bundled package with its version, and no development tool', () => {
  const text = readFileSync(path.join(dist, 'licenses.txt'), 'utf8')
  const some = ['react', 'react-dom', 'i18next', '@mantine/core', 'embla-carousel', families.heading.package]
  for (const name of some) {
    const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(text).toContain(`\n## ${name} - ${version} (`)
  }
  expect(text).not.toMatch(/^## (vite|vitest|playwright) /m)
})

it('keeps hashed files in assets/', () => {
  const files = names.filter((name) => name.startsWith('assets/') && /\.\w+$/.test(name))
  // A folder may have the hash of its files in its name.
  const loose = files.filter((name) => !name.split(path.sep).some((part) => /-[\w-]{8,}(\.\w+){0,2}$/.test(part)))
  expect(loose).toEqual([])
})
