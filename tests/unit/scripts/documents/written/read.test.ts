import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { parseLocaleFile } from 'i18next-workbench/model/localeFile.ts'
import { readWritten } from '../../../../../scripts/documents/written/read.ts'
import { folderOfTest } from '../../../../fixtures/folder.ts'

let root: string
beforeEach(async () => {
  root = await folderOfTest()
})

const write = async (name: string, date = '2028-05-03', body = '', more = '') => {
  const file = path.join(root, 'locales', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `---\ntitle: A\ndate: ${date}\nauthor: B\nsummary: C\n${more}---\n${body}`)
}

it('finds none where no language has a folder', async () => {
  expect(await readWritten(root)).toEqual({ written: [], problems: [] })
})

it('reads those of all languages, the newest first, drafts only if asked', async () => {
  await write('en/news/old.md', '2028-01-01')
  await write('pl/news/new.md', '2028-02-01')
  await write('en/news/.DS_Store')
  await write('en/news/later.md', '2028-03-01', '', 'draft: true\n')
  const names = async (withDrafts: boolean) => (await readWritten(root, { withDrafts })).written.map(({ name }) => name)
  expect(await names(false)).toEqual(['news/new', 'news/old'])
  expect(await names(true)).toEqual(['news/later', 'news/new', 'news/old'])
})

it('lists simple pages by their places in menus, then by name; a file without a text is none yet', async () => {
  await mkdir(path.join(root, 'locales/en/simple'), { recursive: true })
  const put = (name: string, text: string) => writeFile(path.join(root, 'locales/en/simple', `${name}.md`), text)
  const page = (menu: string) => `---\ntitle: A\ndescription: B\nmenu: ${menu}\n---\n`
  await put('a', page('footer'))
  await put('b', page('footer 10'))
  await put('c', page('about 2'))
  await put('empty', '\n')
  const { written, problems } = await readWritten(root)
  expect(written.map(({ name }) => name)).toEqual(['simple/c', 'simple/b', 'simple/a'])
  expect(problems).toEqual([])
})

it('reads the text that visitors get in place of one under work, and no article that never was finished', async () => {
  for (const name of ['held', 'new', 'whole']) await write(`en/news/${name}.md`)
  const text = '---\ntitle: Before\ndate: 2028-05-03\nauthor: B\nsummary: C\n---\n'
  const fileOf = (name: string, text: string) =>
    parseLocaleFile({ text, file: `locales/en/news/${name}.md`, namespace: `news/${name}`, mayBeBlank: true }, [])
  const files = [fileOf('held', text), fileOf('new', '')].flatMap((file) =>
    file ? [[file.namespace, file] as const] : [],
  )
  const { written } = await readWritten(root, { texts: new Map([['en', new Map(files)]]) })
  expect(written.map(({ name, title }) => [name, title])).toEqual([
    ['news/held', 'Before'],
    ['news/whole', 'A'],
  ])
})

it('names files that are no articles, names that are no addresses, and addresses that lead nowhere', async () => {
  await mkdir(path.join(root, 'public/news'), { recursive: true })
  await writeFile(path.join(root, 'public/news/there.jpg'), '')
  const body =
    '[a](/team) [b](/pl/team) [c](/news) [d](/pl/news) [e](/news/one#x) ![f](/news/there.jpg)\n[g](/news/two) ![h](/x.jpg)'
  await write('en/news/one.md', undefined, body)
  await write('en/news/Two Words.md')
  await write('en/news/notes.txt')
  const { problems } = await readWritten(root)
  const lost = 'expected the address of a page, an article or a file in public/; found'
  expect(problems.sort()).toEqual([
    'locales/en/news/Two Words.md:1: expected a name of a-z, 0-9 and single hyphens, which is part of the address; found Two Words',
    'locales/en/news/notes.txt:1: expected a file <name>.md; found notes.txt',
    `locales/en/news/one.md:7: ${lost} /pl/news`,
    `locales/en/news/one.md:8: ${lost} /news/two`,
    `locales/en/news/one.md:8: ${lost} /x.jpg`,
  ])
})

it('refuses a simple page at an address that something else has', async () => {
  const put = async (name: string) => {
    const file = path.join(root, 'locales/en/simple', `${name}.md`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, '---\ntitle: A\ndescription: B\n---\n[a](/cookies) [b](/pl/cookies)')
  }
  for (const name of ['cookies', 'team', 'pl', '404', 'news']) await put(name)
  const { problems } = await readWritten(root)
  const taken = 'expected an address that nothing else has or had; found'
  expect(problems.filter((line) => !line.includes('/pl/cookies')).sort()).toEqual([
    `locales/en/simple/404.md:1: ${taken} /404 in src/config/routes.ts`,
    `locales/en/simple/news.md:1: ${taken} /news in src/i18n/written.ts`,
    `locales/en/simple/pl.md:1: ${taken} /pl in src/config/locales.json`,
    `locales/en/simple/team.md:1: ${taken} /team in src/config/routes.ts`,
  ])
  expect(problems.filter((line) => line.includes('/pl/cookies'))).toHaveLength(5)
})
