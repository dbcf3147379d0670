import { expect, it } from 'vitest'
import { parsePage } from '../../../../scripts/build/written/parse.ts'
import { readWritten } from '../../../../scripts/build/written/read.ts'
import { makeFolder } from '../../../../scripts/workbench/tests/fixtures/folder.ts'

type Front = Readonly<Record<string, string>>

const fields = { title: 'A desk in Tokyo', date: '2028-05-03', author: 'A. Nowak', summary: 'In short.' }
const fileOf = (body: string, front: Front = fields) =>
  `---\n${Object.entries(front)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${body}`
const article = (body: string, front?: Front) => parsePage(fileOf(body, front), 'news')
const faultsOf = (body: string, front?: Front) =>
  article(body, front).faults.map(({ line, expected, found }) => `${line}: ${expected}; ${found}`)
const htmlOf = (body: string) => article(body).content?.html.trim()

it('reads front matter, also with CRLF line ends', () => {
  const { title, summary, date, author } = fields
  const content = { title, summary, article: { date, author, picture: null }, menu: null, draft: false }
  expect(article('Text')).toEqual({ content: { ...content, html: '<p>Text</p>' }, addresses: [], faults: [] })
  const windows = `\uFEFF${fileOf('Text', { ...fields, draft: 'true' })}`.replaceAll('\n', '\r\n')
  expect(parsePage(windows, 'news')).toMatchObject({ content: { title, draft: true, html: '<p>Text</p>' }, faults: [] })
})

it('refuses a menu that a simple page cannot be in, and the fields of an article', () => {
  const front = { title: 'Cookies', description: 'Which we set.', menu: 'head', author: 'B' }
  expect(parsePage(fileOf('None.', front), 'simple').faults).toMatchObject([
    { line: 4, expected: expect.stringMatching(/^menu: one of footer, about/), found: '"head"' },
    { line: 5, expected: 'one of the fields title, description, menu, draft', found: 'author' },
  ])
})

const { title: _title, ...untitled } = fields

it.each<[string, Front, readonly (string | RegExp)[]]>([
  ['without a title', untitled, ['1: title: a text; no such field']],
  ['with a day that was not', { ...fields, date: '2027-02-29' }, [/^3: date: a day/]],
  [
    'with three mistakes',
    { ...fields, summary: '', draft: 'maybe', picture: 'tokyo.jpg' },
    ['5: summary: a text; null', '6: draft: true or false; "maybe"', /^7: picture: the address of .*; "tokyo.jpg"$/],
  ],
  ['that is not YAML', { ...fields, title: 'A: B' }, [/^2: YAML; .*mapping/]],
])('front matter %s is named with its line', (_, front, faults) => {
  expect(faultsOf('', front)).toEqual(faults.map((fault) => expect.stringMatching(fault)))
})

it('refuses HTML apart from comments, and names its line', () => {
  const body = 'One <b>two</b>\n\n<script>alert(1)</script>\n\n<!-- A note. -->'
  expect(htmlOf('One\n<!-- A\nnote. -->')).toBe('<p>One</p>')
  const found = ['8: <b>', '8: </b>', '10: <script>alert(1)</script>']
  expect(faultsOf(body)).toEqual(found.map((line) => line.replace(': ', ': Markdown without HTML; ')))
})

it('accepts only known kinds of links and images, and returns those within the site', () => {
  const body = '[a](/team#x) [b](https://a.example) [c](mailto:a@b.example) ![d](/news/d.jpg) [e][1]\n\n[1]: /about'
  expect(faultsOf(body)).toEqual([])
  const { addresses } = article(body, { ...fields, picture: '/news/p.jpg' })
  expect(addresses.map(({ line, url }) => `${line} ${url}`)).toEqual([
    ...['6 /news/p.jpg', '9 /team#x', '9 /news/d.jpg', '11 /about'],
  ])
  const link = 'a link to https://…, mailto:…, tel:…, #… or a path of this site'
  expect(faultsOf('[a](javascript:alert(1))\n\n[b](//a.example)\n\n[c]: data:text/html,x')).toEqual([
    `8: ${link}; javascript:alert(1)`,
    `10: ${link}; //a.example`,
    `12: ${link}; data:text/html,x`,
  ])
  expect(faultsOf('![](/a.jpg)\n![a](https://a.example/a.jpg)')).toEqual([
    '8: what is to be seen, ![here](…); ![](/a.jpg)',
    '9: an image in public/, such as /news/opening.jpg; https://a.example/a.jpg',
  ])
})

it('adds the base path to all paths of the site', () => {
  const body = '[a](/about) ![b](/b.jpg) [c](https://example.com/) [d][d]\n\n[d]: /pl/about\n'
  const { content, addresses } = parsePage(fileOf(body, { ...fields, picture: '/a.jpg' }), 'news', '/site')
  expect(content?.article?.picture).toBe('/site/a.jpg')
  const written = [...(content?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)
  expect(written).toEqual(['/site/about', '/site/b.jpg', 'https://example.com/', '/site/pl/about'])
  expect(addresses.map(({ url }) => url)).toEqual(['/a.jpg', '/about', '/b.jpg', '/pl/about'])
})

it('reports files that are no articles, names that are invalid addresses, and dead links', async () => {
  const root = await makeFolder({
    'public/news/there.jpg': '',
    'locales/en/news/one.md': fileOf(
      '[a](/team) [b](/pl/team) [c](/news) [d](/pl/news) [e](/news/one#x) ![f](/news/there.jpg)\n[g](/news/two) ![h](/x.jpg)',
    ),
    'locales/en/news/Two Words.md': fileOf(''),
    'locales/en/news/notes.txt': '',
  })
  const lost = 'expected the address of a page, an article or a file in public/; found'
  expect((await readWritten(root)).problems.sort()).toEqual([
    'locales/en/news/Two Words.md:1: expected a name of a-z, 0-9 and single hyphens, which is part of the address; found Two Words',
    'locales/en/news/notes.txt:1: expected a file <name>.md; found notes.txt',
    `locales/en/news/one.md:8: ${lost} /pl/news`,
    `locales/en/news/one.md:9: ${lost} /news/two`,
    `locales/en/news/one.md:9: ${lost} /x.jpg`,
  ])
})

it('refuses a simple page at an address that is in use', async () => {
  const simple = fileOf('[a](/cookies)', { title: 'A', description: 'B' })
  const names = ['cookies', 'team', 'pl', '404', 'news']
  const root = await makeFolder(Object.fromEntries(names.map((name) => [`locales/en/simple/${name}.md`, simple])))
  const taken = 'expected an address that no page, language, notice or redirect has; found'
  expect((await readWritten(root)).problems.sort()).toEqual([
    `locales/en/simple/404.md:1: ${taken} /404`,
    `locales/en/simple/news.md:1: ${taken} /news`,
    `locales/en/simple/pl.md:1: ${taken} /pl`,
    `locales/en/simple/team.md:1: ${taken} /team`,
  ])
})
