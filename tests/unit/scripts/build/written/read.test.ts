import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { readWritten } from '../../../../../scripts/build/written/read.ts'
import { folderOfTest } from '../../../../fixtures/folder.ts'

let root: string
beforeEach(async () => {
  root = await folderOfTest()
})

const put = async (name: string, text = '') => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), text)
}
const article = (title: string, date = '2028-05-03', more = '') =>
  `---\ntitle: ${title}\ndate: ${date}\nauthor: B\nsummary: C\n${more}---\n`
const simple = (more = '', body = '') => `---\ntitle: A\ndescription: B\n${more}---\n${body}`

it('reads articles of all languages, the newest first, drafts only if asked', async () => {
  expect(await readWritten(root)).toEqual({ written: [], problems: [] })
  await put('locales/en/news/old.md', article('A', '2028-01-01'))
  await put('locales/pl/news/new.md', article('A', '2028-02-01'))
  await put('locales/en/news/.DS_Store')
  await put('locales/en/news/later.md', article('A', '2028-03-01', 'draft: true\n'))
  const names = async (withDrafts: boolean) => (await readWritten(root, { withDrafts })).written.map(({ name }) => name)
  expect(await names(false)).toEqual(['news/new', 'news/old'])
  expect(await names(true)).toEqual(['news/later', 'news/new', 'news/old'])
})

it('reports files that are no articles, names that are invalid addresses, and dead links', async () => {
  await put('public/news/there.jpg')
  const links =
    '[a](/team) [b](/pl/team) [c](/news) [d](/pl/news) [e](/news/one#x) ![f](/news/there.jpg)\n[g](/news/two) ![h](/x.jpg)'
  await put('locales/en/news/one.md', article('A') + links)
  await put('locales/en/news/Two Words.md', article('A'))
  await put('locales/en/news/notes.txt')
  const lost = 'expected the address of a page, an article or a file in public/; found'
  expect((await readWritten(root)).problems.sort()).toEqual([
    'locales/en/news/Two Words.md:1: expected a name of a-z, 0-9 and single hyphens, which is part of the address; found Two Words',
    'locales/en/news/notes.txt:1: expected a file <name>.md; found notes.txt',
    `locales/en/news/one.md:7: ${lost} /pl/news`,
    `locales/en/news/one.md:8: ${lost} /news/two`,
    `locales/en/news/one.md:8: ${lost} /x.jpg`,
  ])
})

it('refuses a simple page at an address that is in use', async () => {
  for (const name of ['cookies', 'team', 'pl', '404', 'news'])
    await put(`locales/en/simple/${name}.md`, simple('', '[a](/cookies)'))
  const taken = 'expected an address that no page, language, notice or redirect has; found'
  expect((await readWritten(root)).problems.sort()).toEqual([
    `locales/en/simple/404.md:1: ${taken} /404`,
    `locales/en/simple/news.md:1: ${taken} /news`,
    `locales/en/simple/pl.md:1: ${taken} /pl`,
    `locales/en/simple/team.md:1: ${taken} /team`,
  ])
})
