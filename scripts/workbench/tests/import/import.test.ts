import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, readLocale, run } from '../fixtures/exchange/project.ts'
import { englishPages } from '../fixtures/exchange/exported.ts'

const english = {
  first: 'First',
  group: { one: 'One thing', two: 'Two {{brand}}', ...englishPages },
  last: 'Last',
}

/** Exports, changes the text of the file, imports. */
async function roundTrip(root: string, edit: (text: string) => string, ...options: string[]) {
  const file = path.join(root, 'file.po')
  await run(root, 'export', 'pl', '--format', 'po', '--out', file, '--force')
  await writeFile(file, edit(await readFile(file, 'utf8')))
  return run(root, 'import', file, ...options)
}

/** Fills in what is empty: the id of each entry as its text, with the codes that it needs. */
const fill = (text: string) =>
  text.replace(/msgctxt "([^"]*)"\nmsgid "([^"]*)"\nmsgstr ""/g, (all, id: string, source: string) => {
    return all.replace(/""$/, `"PL ${id} ${(source.match(/\{\{\w+\}\}/g) ?? []).join(' ')}`.trimEnd().concat('"'))
  })

describe('import', { timeout: 30_000 }, () => {
  it('writes new texts where English has them, plural forms in CLDR order, and touches nothing else', async () => {
    const before =
      '{\n    "first": "Pierwszy",\n    "extra":   "stays \\u0105",\n    "group": {"two": "Dwa {{brand}}"}\n}'
    const root = await makeProject({ 'en/common.json': english, 'pl/common.json': before })
    const { error, out } = await roundTrip(root, fill)
    expect(error).toBe('')
    expect(out).toContain('3 new, 0 changed')
    const after = await readLocale(root, 'pl/common.json')
    expect(after).toContain('"first": "Pierwszy",\n')
    expect(after).toContain('"extra":   "stays \\u0105",\n')
    const tree = JSON.parse(after)
    expect(Object.keys(tree)).toEqual(['first', 'extra', 'group', 'last'])
    expect(Object.keys(tree.group)).toEqual(['one', 'two', 'pages_one', 'pages_few', 'pages_many', 'pages_other'])
    expect(tree.group.pages_few).toBe('PL common:group.pages_few {{count}}')
    expect(after.endsWith('}')).toBe(true)
  })
})
