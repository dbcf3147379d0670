import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { editFile } from '../fixtures/exchange/editFile.ts'
import { englishPages, exportFile, translated } from '../fixtures/exchange/exported.ts'
import { emptyEnglish, inLocales, readLocale } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'

/** Fills in what is empty: the id of each entry as its text, with the codes that it needs. */
const fill = (text: string) =>
  text.replace(/msgctxt "([^"]*)"\nmsgid "([^"]*)"\nmsgstr ""/g, (all, id: string, source: string) => {
    return all.replace(/""$/, `"PL ${id} ${(source.match(/\{\{\w+\}\}/g) ?? []).join(' ')}`.trimEnd().concat('"'))
  })

it('writes new texts where English has them, plural forms in CLDR order, and touches nothing else', async () => {
  const group = { one: 'One thing', two: 'Two {{brand}}', ...englishPages }
  const { root, change, take } = await exportFile('po', {
    'en/common.json': { first: 'First', group, last: 'Last' },
    'pl/common.json':
      '{\n    "first": "Pierwszy",\n    "extra":   "stays \\u0105",\n    "group": {"two": "Dwa {{brand}}"}\n}',
  })
  await change(fill)
  expect(await take()).toMatchObject({ error: '', out: expect.stringContaining('3 new, 0 changed') })
  const after = await readLocale(root, 'pl/common.json')
  expect(after).toContain('"first": "Pierwszy",\n')
  expect(after).toContain('"extra":   "stays \\u0105",\n')
  const tree = JSON.parse(after)
  expect(Object.keys(tree)).toEqual(['first', 'extra', 'group', 'last'])
  expect(Object.keys(tree.group)).toEqual(['one', 'two', 'pages_one', 'pages_few', 'pages_many', 'pages_other'])
  expect(tree.group.pages_few).toBe('PL common:group.pages_few {{count}}')
  expect(after.endsWith('}')).toBe(true)
})

const skip = ['Skip to the content', 'Przejdź do treści'] as const
/** A project in which some keys have one text. */
const withKeys = (...keys: readonly string[]) => {
  const texts = (common: string, other: string) => ({
    ...Object.fromEntries(keys.map((key) => [key, common])),
    skip: other,
  })
  const files = translated(texts('Close', skip[0]), texts('Zamknij', skip[1]), 'human (D. Maj) 2026-01-02 B. Lis')
  return inLocales({ ...emptyEnglish, ...files })
}

it('does not take the text of a message that is gone for another one that reads the same', {
  timeout: 60_000,
}, async () => {
  const project = await makeRepository()
  await project.commit('Begin', withKeys('close', 'shut'))
  const file = path.join(project.folder, '.git/file.csv')
  await project.i18n('export', 'pl', '--key', 'common:shut', '--format', 'csv', '--out', file)
  await writeFile(file, editFile('csv', await readFile(file, 'utf8'), 'common:shut', { target: 'Zwiń' }))
  await project.write(withKeys('close'))
  const imported = () => project.i18n('import', file)
  expect((await imported()).said).toContain('messages that English no longer has: common:shut.')
  await project.commit('Remove a message')
  expect((await imported()).said).toContain('messages that English no longer has: common:shut.')
  expect(await project.json('locales/pl/common.json')).toMatchObject({ close: 'Zamknij' })
  await project.git('reset', '--hard', '--quiet', 'HEAD^')
  await project.write(withKeys('close', 'fold'))
  expect((await imported()).said).toContain('common:fold (was reviewed by B. Lis; was common:shut)')
})
