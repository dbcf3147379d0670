import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { config, configure } from '../../src/config.ts'
import { detectProject } from '../../src/layout/detect.ts'
import { languageOf } from '../../src/layout/findPattern.ts'
import { run } from '../fixtures/exchange/project.ts'
import { makeFolder, type Files } from '../fixtures/folder.ts'

const own = config()
afterAll(() => configure(own))

/** Projects as i18next's users have them: where English and the other language are, and what is in them. */
const projects: Readonly<
  Record<string, { readonly pattern: string; readonly files: Files; readonly id: string; readonly text: string }>
> = {
  'a folder for each language': {
    pattern: 'public/locales/{{language}}/{{namespace}}.json',
    id: 'checkout:cart.title',
    text: 'Seu carrinho',
    files: {
      'public/locales/en/checkout.json': { cart: { title: 'Your cart', item_one: 'One', item_other: 'Many' } },
      'public/locales/en/common.json': { save: 'Save it' },
      'public/locales/pt-BR/checkout.json': {
        cart: { title: 'Seu carrinho', item_one: 'Um', item_many: 'Muitos', item_other: 'Muitos' },
      },
      'public/locales/pt-BR/common.json': { save: 'Salvar' },
      'package.json': { name: 'shop' },
    },
  },
  'languages after namespaces': {
    pattern: 'lang/{{namespace}}.{{language}}.json',
    id: 'errors:lost',
    text: 'Se ha perdido',
    files: {
      'lang/errors.en.json': { lost: 'It is lost' },
      'lang/errors.es_US.json': { lost: 'Se ha perdido' },
    },
  },
  'a source without a code in its name, and languages beside it': {
    pattern: 'lang/{{namespace}}-{{language}}.json',
    id: 'main:toolbar/end',
    text: 'Auflegen',
    files: {
      'lang/main.json': { toolbar: { end: 'Hang up', 'raise.hand': 'Raise it' }, steps: ['First', 'Second'] },
      'lang/main-de.json': { toolbar: { end: 'Auflegen', 'raise.hand': 'Hand heben' }, steps: ['Erstens', 'Zweitens'] },
      'lang/main-zhCN.json': { toolbar: { end: '挂断', 'raise.hand': '举手' }, steps: ['第一', '第二'] },
      'lang/languages-de.json': { de: 'Deutsch' },
    },
  },
  'plural forms and contexts behind signs of its own': {
    pattern: 'lang/{{language}}.json',
    id: 'translation:items',
    text: 'Kilka rzeczy',
    files: {
      'package.json': { type: 'module' },
      'i18next.config.js': `export default { locales: ['en', 'pl'], extract:
        { output: 'lang/{{language}}.json', pluralSeparator: '|', contextSeparator: '~' } }`,
      'lang/en.json': {
        'items|one': 'One thing',
        'items|other': 'Things',
        'friend~male': 'A friend',
        step_one: 'First',
      },
      'lang/pl.json': {
        'items|one': 'Jedna rzecz',
        'items|few': 'Kilka rzeczy',
        'items|many': 'Wiele rzeczy',
        'items|other': 'Rzeczy',
        'friend~male': 'Przyjaciel',
        step_one: 'Po pierwsze',
      },
    },
  },
  'English sentences as keys': {
    pattern: 'locales/{{language}}.json',
    id: 'translation:Not found: try again.',
    text: 'Nicht gefunden: noch einmal.',
    files: {
      // Of four spaces, without a line end: as another tool has written it.
      'locales/en.json': '{\n    "Not found: try again.": "Not found: try again.",\n    "v1.2": "Version 1.2"\n}',
      'locales/de.json':
        '{\n    "Not found: try again.": "Nicht gefunden: noch einmal.",\n    "v1.2": "Version 1.2"\n}',
    },
  },
}

/** Every file but what the workbench keeps. */
async function contents(root: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const messages = names.filter((name) => !/(^|\/)\.(workbench|cache)\//.test(name))
  return new Map(
    await Promise.all(messages.map(async (name) => [name, await readFile(path.join(root, name), 'utf8')] as const)),
  )
}

describe.each(Object.entries(projects))('a project with %s', (_name, { pattern, files, id, text }) => {
  it('is found, read, checked, searched, exported and imported, and stays as it was', { timeout: 30_000 }, async () => {
    const root = await makeFolder(files)
    const before = await contents(root)
    const found = await detectProject(root)
    expect(found.pattern).toBe(pattern)
    configure(found.config)
    const [code = ''] = found.config.locales.map((locale) => locale.code).filter((one) => one !== 'en')
    expect((await run(root, 'status')).out).toContain(code)
    expect(await run(root, 'check')).toMatchObject({ error: '' })
    expect(await run(root, 'accept', code, '--edited', '--partial')).toMatchObject({ error: '' })
    expect(await run(root, 'check')).toMatchObject({ error: '' })
    for (const format of ['csv', 'xliff']) {
      const file = path.join(root, `${format}.out`)
      expect(await run(root, 'export', code, '--format', format, '--out', file)).toMatchObject({ error: '', code: 0 })
      expect(await readFile(file, 'utf8')).toContain(id.slice(id.indexOf(':') + 1))
      expect(await run(root, 'import', file)).toMatchObject({ error: '', code: 0 })
    }
    expect(await contents(root)).toEqual(before)
    const csv = path.join(root, 'csv.out')
    await writeFile(csv, (await readFile(csv, 'utf8')).replace(text, `${text} Ok`))
    expect(await run(root, 'import', csv)).toMatchObject({ error: '', code: 0 })
    const changed = [...before].map(([name, was]) => [name, was.replace(`"${text}"`, `"${text} Ok"`)] as const)
    expect(await contents(root)).toEqual(new Map(changed))
  })
})

it.each([
  ['export default { source: 7 }', 'workbench.config.js: expected for "source" the code of a locale, found 7.'],
  ['export default { files: "locales/*.json" }', 'expected for "files" a path to JSON files with {{language}}'],
  ['export default { source: "fr" }', 'locales/fr.json: expected the messages of the source locale, "fr"'],
  ['export default { files: "texts/{{language}}.json" }', 'expected files texts/{{language}}.json, found none.'],
])('a configuration that is wrong says what is expected: %s', async (text, message) => {
  const files = { 'locales/en.json': { a: 'A' }, 'locales/de.json': { a: 'A' }, 'workbench.config.js': text }
  await expect(detectProject(await makeFolder({ ...files, 'package.json': { type: 'module' } }))).rejects.toThrow(
    message,
  )
})

it('takes what the configuration says before what it finds', async () => {
  const config = `export default {
    files: 'texts/{{language}}.json', source: 'german', records: 'kept', name: 'Shop', namespace: 'shop',
    locales: [{ code: 'german', tag: 'de' }, 'fr'] }`
  const files = { 'texts/german.json': { a: 'Hallo' }, 'texts/fr.json': { a: 'Bonjour' }, 'texts/index.json': [] }
  const root = await makeFolder({ ...files, 'workbench.config.js': config, 'package.json': { type: 'module' } })
  configure((await detectProject(root)).config)
  expect(await run(root, 'accept', 'fr', '--edited')).toMatchObject({ error: '' })
  expect(await readdir(path.join(root, 'kept'))).toEqual(['fr.record.json'])
})

it('a project without messages is told what was looked for', async () => {
  const root = await makeFolder({ 'package.json': {}, 'src/api/data.json': {} })
  await expect(detectProject(root)).rejects.toThrow('expected files of messages such as locales/en/common.json')
})

it.each([
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['x', null],
])('%s in a name of a file is the language %s', (name, tag) => {
  expect(languageOf(name)).toBe(tag)
})
