import { expect, it } from 'vitest'
import { parsePage } from '../../../../../scripts/documents/written/parse.ts'

const fields = { title: 'A desk in Tokyo', date: '2028-05-03', author: 'A. Nowak', summary: 'In short.' }
const article = (body: string, front: Readonly<Record<string, string>> = fields) =>
  parsePage(
    `---\n${Object.entries(front)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('')}---\n\n${body}`,
    'news',
  )
const faultsOf = (body: string, front?: Readonly<Record<string, string>>) =>
  article(body, front).faults.map(({ line, expected, found }) => `${line}: ${expected}; ${found}`)
const htmlOf = (body: string) => article(body).content?.html.trim()

it('reads front matter, also of lines that end as on Windows', () => {
  const { title, summary, date, author } = fields
  const facts = { date, author, picture: null }
  const content = { title, summary, article: facts, menu: null, place: null, draft: false, html: '<p>Text</p>' }
  expect(article('Text')).toEqual({ content, addresses: [], faults: [] })
  const windows = '\uFEFF---\ntitle: A\ndate: 2028-05-03\nauthor: B\nsummary: C\ndraft: true\n---\nText'.replaceAll(
    '\n',
    '\r\n',
  )
  expect(parsePage(windows, 'news')).toMatchObject({
    content: { title: 'A', draft: true, html: '<p>Text</p>' },
    faults: [],
  })
})

it('reads a simple page, which may be in a menu', () => {
  const text = (more: string) => `---\ntitle: Cookies\ndescription: Which we set.\n${more}---\nNone.`
  const facts = { title: 'Cookies', summary: 'Which we set.', article: null, draft: false }
  const content = { ...facts, menu: null, place: null, html: '<p>None.</p>' }
  expect(parsePage(text(''), 'simple')).toEqual({ content, addresses: [], faults: [] })
  expect(parsePage(text('menu: footer\n'), 'simple').content).toMatchObject({ menu: 'footer', place: null })
  expect(parsePage(text('menu: about 3\n'), 'simple').content).toMatchObject({ menu: 'about', place: 3 })
  expect(parsePage(text('menu: head\nauthor: B\n'), 'simple').faults).toEqual([
    {
      line: 4,
      expected: expect.stringMatching(/^menu: one of footer, about, services, ai, solutions,/),
      found: '"head"',
    },
    { line: 5, expected: 'one of the fields title, description, menu, draft', found: 'author' },
  ])
})

it('names each mistake in the front matter with its line', () => {
  const { title, ...rest } = fields
  expect(faultsOf('', rest)).toEqual(['1: title: a text; no such field'])
  expect(faultsOf('', { ...fields, date: '3 May 2028' })).toEqual(['3: date: a day such as 2028-06-30; "3 May 2028"'])
  expect(faultsOf('', { ...fields, date: '2027-02-29' })).toHaveLength(1)
  expect(faultsOf('', { ...fields, tilte: 'x' })).toEqual([
    '6: one of the fields title, date, author, summary, picture, draft; tilte',
  ])
  expect(faultsOf('', { ...fields, summary: '', draft: 'maybe', picture: 'tokyo.jpg' })).toEqual([
    '5: summary: a text; null',
    '6: draft: true or false; "maybe"',
    '7: picture: the address of a file in public/, such as /news/opening.jpg; "tokyo.jpg"',
  ])
  expect(faultsOf('', { ...fields, title: 'A: B' })).toEqual([expect.stringMatching(/^2: YAML; .*mapping/)])
  expect(parsePage('# No front matter\n', 'news')).toEqual({
    content: null,
    addresses: [],
    faults: [{ line: 1, expected: 'front matter between two lines of ---', found: '"# No front matter"' }],
  })
})

it('begins headings at h2, whichever the file begins with', () => {
  expect(htmlOf('# A\n\n## B')).toBe('<h2>A</h2>\n<h3>B</h3>')
  expect(htmlOf('### A\n\n#### B')).toBe('<h2>A</h2>\n<h3>B</h3>')
})

it('lets no HTML through, and says where there is some', () => {
  const body = 'One <b>two</b>\n\n<script>alert(1)</script>\n\n<!-- A note. -->'
  expect(htmlOf(body)).toBe('<p>One two</p>')
  expect(faultsOf(body)).toEqual([
    '8: Markdown without HTML; <b>',
    '8: Markdown without HTML; </b>',
    '10: Markdown without HTML; <script>alert(1)</script>',
  ])
})

it('takes links and images of known kinds alone, and gives away what is in the site', () => {
  const body = '[a](/team#x) [b](https://a.example) [c](mailto:a@b.example) ![d](/news/d.jpg) [e][1]\n\n[1]: /about'
  expect(faultsOf(body)).toEqual([])
  expect(article(body, { ...fields, picture: '/news/p.jpg' }).addresses).toEqual([
    { line: 6, url: '/news/p.jpg' },
    { line: 9, url: '/team#x' },
    { line: 9, url: '/news/d.jpg' },
    { line: 11, url: '/about' },
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

it('puts a base path before paths of the site, wherever they stand', () => {
  const front = { ...fields, picture: '/a.jpg' }
  const text = `---\n${Object.entries(front)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n[a](/about) ![b](/b.jpg) [c](https://example.com/) [d][d]\n\n[d]: /pl/about\n`
  const { content, addresses } = parsePage(text, 'news', '/site')
  expect(content?.article?.picture).toBe('/site/a.jpg')
  expect([...(content?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    '/site/about',
    '/site/b.jpg',
    'https://example.com/',
    '/site/pl/about',
  ])
  expect(addresses.map(({ url }) => url)).toEqual(['/a.jpg', '/about', '/b.jpg', '/pl/about'])
})
