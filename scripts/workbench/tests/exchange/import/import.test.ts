import { expect, it } from 'vitest'
import { englishPages, exportFile } from '../../fixtures/exchange/exported.ts'
import { readLocale } from '../../fixtures/exchange/project.ts'

/** Fills each empty entry with its id and the required codes. */
const fill = (text: string) =>
  text.replace(/msgctxt "([^"]*)"\nmsgid "([^"]*)"\nmsgstr ""/g, (all, id: string, source: string) => {
    return all.replace(/""$/, `"PL ${id} ${(source.match(/\{\{\w+\}\}/g) ?? []).join(' ')}`.trimEnd().concat('"'))
  })

it('writes new texts in the order of English, plural forms in CLDR order, and nothing else', async () => {
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
