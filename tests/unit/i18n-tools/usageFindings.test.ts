// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are source code
import { expect, test } from 'vitest'
import { readProject } from '../../../scripts/i18n/project.ts'
import { usageFindings } from '../../../scripts/i18n/usage/findings.ts'
import { page, sources } from './usageSources.ts'

async function findingsIn(body: string, bundle: unknown, common: unknown = {}) {
  const root = await sources({
    'src/pages/about.tsx': page(body),
    'locales/en/pages/about.json': JSON.stringify(bundle, null, 2),
    'locales/en/common.json': JSON.stringify(common),
  })
  const findings = await usageFindings(await readProject(root), root)
  return findings.map(({ rule, file, line, key }) => `${rule} ${file}:${line} ${key}`)
}

test('a message that no source reads', async () => {
  const bundle = { hero: { title: 'About', old: 'Was there' } }
  expect(await findingsIn("m('hero.title')", bundle)).toEqual([
    'key-unused locales/en/pages/about.json:4 pages/about:hero.old',
  ])
})

test('a read of a message that is not there', async () => {
  expect(await findingsIn("m('hero.title'); lines('list', ['x', 'y'])", { list: { x: 'X' } })).toEqual([
    'key-absent src/pages/about.tsx:9 pages/about:hero.title',
    'key-absent src/pages/about.tsx:9 pages/about:list.y',
  ])
})

test('a read from a namespace that no page has', async () => {
  expect(await findingsIn("useMessages('pages/abuot').m('x')", {})).toEqual([
    'key-absent src/pages/about.tsx:9 pages/abuot:x',
  ])
})

test('a bundle that cannot be read is for its reader to report', async () => {
  expect(await findingsIn("useMessages('pages/team').m('x')", {})).toEqual([])
})

test('a key built from a variable is a finding, and may be any message of its shape', async () => {
  const bundle = { a: { x: { b: 'B' } }, z: 'Z' }
  expect(await findingsIn('const f = (id: string) => m(`a.${id}.b`)', bundle)).toEqual([
    'key-dynamic src/pages/about.tsx:9 pages/about:a.*.b',
    'key-unused locales/en/pages/about.json:7 pages/about:z',
  ])
})

test('plural forms are one message', async () => {
  const bundle = { page_one: '{{count}} page', page_other: '{{count}} pages', last_one: 'The last one' }
  expect(await findingsIn("m('page', { count: 2 })", bundle)).toEqual([
    'key-unused locales/en/pages/about.json:4 pages/about:last_one',
  ])
})

test('a message that another one takes in is used', async () => {
  const bundle = { a: 'See $t(b) and $t(common:c)', b: 'B' }
  expect(await findingsIn("m('a')", bundle, { c: 'C' })).toEqual([])
})

test('a message that the source asks for before it reads it may be absent', async () => {
  expect(await findingsIn("i18n.exists('meta.description') ? m('meta.description') : null", {})).toEqual([])
})

test('the sources and the bundles of this repository fit together', async () => {
  const findings = await usageFindings(await readProject(), process.cwd())
  expect(findings.map(({ rule, file, line, key }) => `${rule} ${file}:${line} ${key}`)).toEqual([])
})
