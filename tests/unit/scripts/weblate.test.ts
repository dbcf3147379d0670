import { globSync, readFileSync } from 'node:fs'
import { execa } from 'execa'
import { beforeAll, expect, it } from 'vitest'
import { allLocales } from '../../../src/config/locales.ts'
import { ensureDebian } from '../../../scripts/workbench/tests/fixtures/debian.ts'

const python = '/usr/bin/python3'
const guide = readFileSync('docs/weblate.md', 'utf8')
const component: Record<string, string> = JSON.parse(/```json\n(.*?)```/s.exec(guide)?.[1] ?? '{}')
const files = globSync('locales/*/**/*.json').filter((file) => !file.includes('/.workbench/'))

/** What Weblate's storage makes of files: the names of those that are not as before, or the text of the one that it edits. */
const written = async (kind: string, names: readonly string[], edit = '') =>
  (
    await execa(python, ['tests/fixtures/weblate.py', kind, ...names], {
      env: { EDIT: edit },
      stripFinalNewline: false,
    })
  ).stdout

beforeAll(async () => {
  await ensureDebian([python, '-c', 'import translate.storage.jsonl10n'], 'python3-translate')
}, 600_000)

it('Weblate finds every file of every language by the guide’s mask and regular expression', () => {
  const [, discovery = ''] = /regular expression\s+`(.+?)`/.exec(guide) ?? []
  const expression = new RegExp(`^${discovery.replaceAll('?P<', '?<')}$`)
  const found = files.map((file) => expression.exec(file)?.groups ?? {})
  expect(new Set(found.map(({ language }) => language))).toEqual(new Set(allLocales.map(({ code }) => code)))
  expect(new Set(found.map(({ component }) => component)).size).toBe(files.length / allLocales.length)
  for (const { code } of allLocales) {
    expect(code).toMatch(new RegExp(component['language_regex'] ?? '$.'))
    expect(files).toContain(component['filemask']?.replace('*', code))
  }
})

it('Weblate’s storage for nested JSON leaves every file as it is, and that for i18next all but Polish plurals', async () => {
  expect(component['file_format']).toBe('json-nested')
  expect(await written('JsonNestedFile', files)).toBe('')
  const others = files.filter((file) => !file.startsWith('locales/pl/'))
  expect(await written('I18NextV4File', others)).toBe('')
})

it('Weblate’s edit of a text changes its line alone', async () => {
  const file = 'locales/de/common.json'
  const before = readFileSync(file, 'utf8').split('\n')
  const [line = '', key = ''] = before.flatMap((each) => /^ {2}"(\w+)": "[^{}<>]+",$/.exec(each) ?? []).slice(0, 2)
  const after = (await written('JsonNestedFile', [file], `.${key}=Ein anderer Text`)).split('\n')
  expect(after).toEqual(before.map((each) => (each === line ? `  "${key}": "Ein anderer Text",` : each)))
})
