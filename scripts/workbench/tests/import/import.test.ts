import { readFile, rename, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeProject, readJson, readLocale, run, today } from '../fixtures/exchange/project.ts'
import { englishPages, exportFile, recordLine, recordOf, translated } from '../fixtures/exchange/exported.ts'

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

  it('records what it wrote, with its origin, and keeps the records of the rest', async () => {
    const kept = recordLine('First', 'Pierwszy', 'machine 2026-01-02 A. Nowak')
    const root = await makeProject({
      'en/common.json': { first: 'First', last: 'Last' },
      'pl/common.json': { first: 'Pierwszy' },
      '.workbench/pl.record.json': { common: { first: kept } },
    })
    await roundTrip(root, fill, '--origin', 'imported')
    const last = recordLine('Last', 'PL common:last', `imported ${today}`)
    expect(await readJson(root, '.workbench/pl.record.json')).toEqual({ common: { first: kept, last } })
  })

  it('passes over what is not translated with --partial alone', async () => {
    const root = await makeProject({ 'en/common.json': { first: 'First', last: 'Last' } })
    const half = (text: string) => text.replace('msgid "Last"\nmsgstr ""', 'msgid "Last"\nmsgstr "Ostatni"')
    expect((await roundTrip(root, half)).error).toContain('common:first: expected a translation')
    const { out } = await roundTrip(root, half, '--partial')
    expect(out).toContain('1 text without a translation passed over.')
    expect(await readJson(root, 'pl/common.json')).toEqual({ last: 'Ostatni' })
  })

  it.each(['pl', '.workbench/pl.record.json'])('writes through no link: locales/%s', async (name) => {
    const root = await makeProject({
      'en/common.json': { first: 'First' },
      'pl/common.json': { first: 'Pierwszy' },
      '.workbench/pl.record.json': {},
    })
    const elsewhere = path.join(root, `elsewhere-${path.basename(name)}`)
    await rename(path.join(root, 'locales', name), elsewhere)
    await symlink(elsewhere, path.join(root, 'locales', name))
    const content = (await stat(elsewhere)).isFile() ? elsewhere : path.join(elsewhere, 'common.json')
    const before = await readFile(content, 'utf8')
    const { error, code } = await roundTrip(
      root,
      (text) => text.replace(/(msgid "First"\nmsgstr) ".*"/, '$1 "Nowy"'),
      '--theirs',
    )
    expect({ error, code }).toEqual({ error: expect.stringContaining('found a link to another place'), code: 1 })
    expect(await readFile(content, 'utf8')).toBe(before)
  })
})

it('a reviewed text that is changed counts as reviewed again only when a reviewer is named', async () => {
  const reviewed = translated({ first: 'First' }, { first: 'Pierwszy' }, 'human 2026-01-02 A. Nowak')
  const { root, change, take } = await exportFile('xliff', reviewed)
  await change((text) => text.replace('Pierwszy', 'Jako pierwszy'))
  await take()
  expect(await recordOf(root, 'first')).toBe(recordLine('First', 'Jako pierwszy', `human ${today}`))
})
