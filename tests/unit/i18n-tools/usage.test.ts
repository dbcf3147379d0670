// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are source code
import { describe, expect, test } from 'vitest'
import { analyseKeys } from '../../../scripts/i18n/usage/analyse.ts'
import { page, sources } from './usageSources.ts'

/** The keys that a page reads, without the namespace of its own; * marks what could not be resolved. */
async function keysIn(body: string, before = '', others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const root = await sources({ 'src/pages/about.tsx': page(body, before), ...others })
  const { reads, dynamic } = await analyseKeys(root)
  const ids = [...reads.map(({ namespace, key }) => `${namespace}:${key}`), ...dynamic.map(({ pattern }) => pattern)]
  return [...new Set(ids)].map((id) => id.replace('pages/about:', '')).sort()
}

describe('accessors', () => {
  test.each([
    ['one message each', "m('a'); text('b', { n: 1 }); label('c'); rich('d')", ['a', 'b', 'c', 'd']],
    ['a spread label', "return <nav {...label('nav')} />", ['nav']],
    ['the shared messages', "return common.m('skip')", ['common:skip']],
    ['another name for an accessor', "const { m: read } = useCommon(); read('skip')", ['common:skip']],
    ['items', "items('why', ['x', 'y'])", ['why.x.text', 'why.x.title', 'why.y.text', 'why.y.title']],
    ['lines', "lines('list', ['x', 'y'])", ['list.x', 'list.y']],
    ['rows', "rows('rows', { x: 'en', y: undefined })", ['rows.x.label', 'rows.x.text', 'rows.y.label', 'rows.y.text']],
    ['cells', "cells('rows', ['x'], ['one', 'two'])", ['rows.x.one', 'rows.x.two']],
    [
      'ids that come back from an accessor',
      "cells('rows', ['x'], ['one']).map((row) => m(`more.${row.id}`))",
      ['more.x', 'rows.x.one'],
    ],
    ['a choice of keys', "m(Math.random() > 0.5 ? 'play' : 'pause')", ['pause', 'play']],
    ['a plain call of i18next', "i18n.t('offer.text', { ns: 'common' })", ['common:offer.text']],
    ['calls that read nothing', "document.querySelector('main'); [1].map(String)", []],
  ])('%s', async (_name, body, keys) => {
    expect(await keysIn(body)).toEqual(keys)
  })
})

describe('keys built from a list in the same file', () => {
  test.each([
    ['a constant list', 'ids.map((id) => m(`a.${id}`))', "const ids = ['x', 'y'] as const", ['a.x', 'a.y']],
    [
      'objects with ids',
      'list.forEach(({ id }) => m(`a.${id}`))',
      "const list = [{ id: 'x' }, { id: 'y' }] as const",
      ['a.x', 'a.y'],
    ],
    [
      'a list that is spread and cut',
      "[...ids, 'z'].slice(1).flatMap((id) => [m(`a.${id}`)])",
      "const ids = ['x'] as const",
      ['a.x', 'a.z'],
    ],
    ['for … of', 'for (const id of ids) m(`a.${id}`)', "const ids = ['x', 'y'] as const", ['a.x', 'a.y']],
    [
      'for … of with entries',
      'for (const [id, page] of Object.entries(map)) m(`a.${id}.${page}`)',
      "const map = { x: 'p', y: 'p' } as const",
      ['a.x.p', 'a.y.p'],
    ],
    [
      'the keys of an object',
      'Object.keys(map).map((id) => m(`a.${id}`))',
      'const map = { x: 1, y: 2 }',
      ['a.x', 'a.y'],
    ],
    [
      'a lookup in an object',
      "items('c', ['x']).map((card) => m(`a.${map[card.id]}`))",
      "const map = { x: 'page', y: 'other' } as const",
      ['a.page', 'c.x.text', 'c.x.title'],
    ],
    [
      'a record by its type',
      "const map: Record<'x' | 'y', string> = load(); Object.keys(map).map((id) => m(`a.${id}`))",
      '',
      ['a.x', 'a.y'],
    ],
    ['a prefix in a constant', "lines(`${prefix}.list`, ['x'])", "const prefix = 'tabs'", ['tabs.list.x']],
    ['a prefix that is added', "m(prefix + '.x')", "const prefix = 'tabs'", ['tabs.x']],
    [
      'a parameter of a literal type',
      'const topic = (id: Id) => m(`a.${id}`); topic("x")',
      "type Id = 'x' | 'y'",
      ['a.x', 'a.y'],
    ],
    [
      'the keys of a bundle',
      'const topic = (id: keyof (typeof en)["tabs"]) => m(`tabs.${id}.label`)',
      '',
      ['tabs.x.label', 'tabs.y.label'],
    ],
    ['a function that finds the key', 'm(keyOf("x"))', 'const keyOf = (id: string) => `a.${id}`', ['a.x']],
    [
      'a test before it',
      "ids.map((id) => (id === 'x' ? null : m(`a.${id}`)))",
      "const ids = ['x', 'y'] as const",
      ['a.y'],
    ],
  ])('%s', async (_name, body, before, keys) => {
    const bundle = { 'locales/en/pages/about.json': '{"tabs": {"x": {"label": "X"}, "y": {"label": "Y"}}}' }
    expect(await keysIn(body, before, bundle)).toEqual(keys)
  })
})

describe('keys built from what other modules declare', () => {
  const routes = {
    'src/config/routes.ts': `
      export const routes = [{ id: 'home', menu: 'a' }, { id: 'team', menu: 'b' }] as const
      export type PageId = (typeof routes)[number]['id']
      export type PageIn<G extends string> = Extract<(typeof routes)[number], { readonly menu: G }>['id']
      export interface Entry { readonly page: PageId; readonly find: (name: string) => PageId | undefined }
      export const all: readonly { readonly id: PageId }[] = routes
      export function usePage(): PageId { return useContext(Context) }`,
    'src/config/index.ts': "export { routes as table } from './routes.ts'\nexport * from './routes.ts'",
  }
  test.each([
    ['a list', "import { routes } from '../config/routes.ts'", 'routes.map(({ id }) => m(`a.${id}`))'],
    ['a list that is passed on', "import { table } from '../config/index.ts'", 'table.map(({ id }) => m(`a.${id}`))'],
    ['an annotated list', "import { all } from '../config/index.ts'", 'all.map((row) => m(`a.${row.id}`))'],
    [
      'the type of a parameter',
      "import type { PageId } from '../config/routes.ts'",
      'const f = (id: PageId) => m(`a.${id}`)',
    ],
    [
      'the type of a prop',
      "import type { Entry } from '../config/routes.ts'",
      'function F({ page = "home" }: Entry) { const { m } = useMessages("pages/about"); return m(`a.${page}`) }',
    ],
    [
      'what a function returns',
      "import { usePage } from '../config/routes.ts'",
      'const page = usePage(); return m(`a.${page}`)',
    ],
    [
      'what a method returns',
      "import type { Entry } from '../config/routes.ts'",
      'const f = (entry: Entry) => { const found = entry.find("x"); return found && m(`a.${found}`) }',
    ],
  ])('%s', async (_name, before, body) => {
    expect(await keysIn(body, before, routes)).toEqual(['a.home', 'a.team'])
  })

  test.each([
    [
      'an option that is a function',
      'const make = (options: { name: (id: PageId) => string }) => options',
      'make({ name: (id) => m(`a.${id}`) })',
    ],
    [
      'a method of an option',
      'interface Options { name(id: PageId): string }; function make(options: Options) {}',
      'make({ name: (id) => m(`a.${id}`) })',
    ],
    ['a callback', 'function each(call: (id: PageId) => void) {}', 'each((id) => m(`a.${id}`))'],
    [
      'a prop that is a function',
      'function List(props: { render: (id: PageId) => string }) {}',
      'return <List render={(id) => m(`a.${id}`)} />',
    ],
    ['an annotated function', 'type Name = (id: PageId) => string', 'const name: Name = (id) => m(`a.${id}`)'],
  ])('the parameter of %s', async (_name, before, body) => {
    const imports = "import type { PageId } from '../config/routes.ts'"
    expect(await keysIn(body, `${imports}\n${before}`, routes)).toEqual(['a.home', 'a.team'])
  })

  test('a type with arguments', async () => {
    const before = "import type { PageIn } from '../config/routes.ts'"
    expect(await keysIn("const f = (id: PageIn<'b'>) => m(`a.${id}`)", before, routes)).toEqual(['a.team'])
  })

  test('a namespace built from a list', async () => {
    const before = "import { usePage } from '../config/routes.ts'"
    const body = "useMessages(`pages/${usePage()}`).text('meta.title')"
    expect(await keysIn(body, before, routes)).toEqual(['pages/home:meta.title', 'pages/team:meta.title'])
  })
})

describe('keys that no finite list covers', () => {
  test.each([
    ['a parameter that is any text', 'const f = (id: string) => m(`a.${id}.b`)', '', 'a.*.b'],
    ['a list that may grow', 'ids.map((id) => m(`a.${id}`))', "const ids = ['x']", 'a.*'],
    ['a variable that may change', 'm(key)', "let key = 'x'", '*'],
    ['what comes from outside', 'm(`a.${location.hash}`)', '', 'a.*'],
    ['any message of a bundle', 'const f = (key: KeyOf<typeof en>) => m(key)', '', '*'],
    ['ids of a package', "lines('a', ids)", "import { ids } from 'somewhere'", 'a.*'],
    ['a function without an end', 'm(loop("x"))', 'const loop = (id: string) => loop(id)', '*'],
  ])('%s', async (_name, body, before, pattern) => {
    expect(await keysIn(body, before)).toEqual([pattern])
  })

  test('a finding says where it is and what could not be resolved', async () => {
    const root = await sources({ 'src/pages/about.tsx': page('const f = (id: string) =>\n m(`a.${id}.b`)') })
    const { dynamic } = await analyseKeys(root)
    expect(dynamic).toEqual([
      {
        file: 'src/pages/about.tsx',
        line: 10,
        pattern: 'pages/about:a.*.b',
        source: '`a.${id}.b`',
        unresolved: 'string',
      },
    ])
  })
})
