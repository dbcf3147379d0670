import { readFile, rename, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/model/units.ts'
import { hashOfLocales, makeProject, readJson, readLocale, run, today } from '../fixtures/exchange/project.ts'

const english = {
  first: 'First',
  group: { one: 'One thing', two: 'Two {{brand}}', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
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

  it('fills blank entries in place, so that the difference is those lines', async () => {
    const before =
      '{\n  "first": "",\n  "group": {\n    "one": "Jedna rzecz",\n    "two": ""\n  },\n  "last": "Ostatni"\n}\n'
    const texts = { first: 'First', group: { one: 'One thing', two: 'Two {{brand}}' }, last: 'Last' }
    const root = await makeProject({ 'en/common.json': texts, 'pl/common.json': before })
    await roundTrip(root, fill)
    expect(await readLocale(root, 'pl/common.json')).toBe(
      before
        .replace('"first": ""', '"first": "PL common:first"')
        .replace('"two": ""', '"two": "PL common:group.two {{brand}}"'),
    )
  })

  it('makes a missing file in the order of English', async () => {
    const root = await makeProject({ 'en/pages/about.json': english })
    await roundTrip(root, fill)
    const made = await readLocale(root, 'pl/pages/about.json')
    expect(made).toBe(`${JSON.stringify(JSON.parse(made), null, 2)}\n`)
    expect(Object.keys(JSON.parse(made))).toEqual(['first', 'group', 'last'])
  })

  it('records what it wrote, with its origin, and keeps the records of the rest', async () => {
    const kept = `${hashOf(['First'])} ${hashOf(['Pierwszy'])} machine 2026-01-02 A. Nowak`
    const root = await makeProject({
      'en/common.json': { first: 'First', last: 'Last' },
      'pl/common.json': { first: 'Pierwszy' },
      '.workbench/pl.record.json': { common: { first: kept } },
    })
    await roundTrip(root, fill, '--origin', 'imported')
    const last = `${hashOf(['Last'])} ${hashOf(['PL common:last'])} imported ${today}`
    expect(await readJson(root, '.workbench/pl.record.json')).toEqual({ common: { first: kept, last } })
  })

  it('takes a stale text as right again when the file no longer calls it fuzzy', async () => {
    const stale = { common: { first: `00000000 ${hashOf(['Pierwszy'])} human 2026-01-02 A. Nowak` } }
    const root = await makeProject({
      'en/common.json': { first: 'First' },
      'pl/common.json': { first: 'Pierwszy' },
      '.workbench/pl.record.json': stale,
    })
    const before = await hashOfLocales(root)
    expect((await roundTrip(root, (text) => text)).out).toContain('Nothing to write.')
    expect(await hashOfLocales(root)).toBe(before)
    expect((await roundTrip(root, (text) => text.replace('#, fuzzy\n', ''))).out).toContain('1 confirmed')
    const record = `${hashOf(['First'])} ${hashOf(['Pierwszy'])} human ${today}`
    expect(await readJson(root, '.workbench/pl.record.json')).toEqual({ common: { first: record } })
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

  it('writes nothing with --dry-run', async () => {
    const root = await makeProject({ 'en/common.json': { first: 'First' } })
    const before = await hashOfLocales(root)
    const { out } = await roundTrip(root, fill, '--dry-run')
    expect(out).toContain('Would write')
    expect(await hashOfLocales(root)).toBe(before)
  })
})

describe('the states of XLIFF', { timeout: 30_000 }, () => {
  const texts = { 'en/common.json': { first: 'First' }, 'pl/common.json': { first: 'Pierwszy' } }
  const recorded = async (root: string) => (await readJson(root, '.workbench/pl.record.json')).common.first

  it.each([
    ['xliff', 'state="initial" subState="isogloss:unrecorded"', 'state="final"'],
    ['xliff12', 'state="needs-l10n"', 'state="signed-off"'],
  ])('%s: a text that is reviewed gets its reviewer', async (format, from, to) => {
    const root = await makeProject(texts)
    const file = path.join(root, 'file.xlf')
    await run(root, 'export', 'pl', '--format', format, '--out', file)
    const text = await readFile(file, 'utf8')
    expect(text).toContain(from)
    await writeFile(file, text.replace(from, to))
    const { out } = await run(root, 'import', file, '--origin', 'imported', '--reviewer', 'A. Nowak')
    expect(out).toContain('1 reviewed')
    expect(await recorded(root)).toBe(`${hashOf(['First'])} ${hashOf(['Pierwszy'])} imported ${today} A. Nowak`)
  })

  it('a reviewed text that is changed counts as reviewed again only when a reviewer is named', async () => {
    const reviewed = { common: { first: `${hashOf(['First'])} ${hashOf(['Pierwszy'])} human 2026-01-02 A. Nowak` } }
    const root = await makeProject({ ...texts, '.workbench/pl.record.json': reviewed })
    const file = path.join(root, 'file.xlf')
    await run(root, 'export', 'pl', '--out', file)
    await writeFile(file, (await readFile(file, 'utf8')).replace('Pierwszy', 'Jako pierwszy'))
    await run(root, 'import', file)
    expect(await recorded(root)).toBe(`${hashOf(['First'])} ${hashOf(['Jako pierwszy'])} human ${today}`)
  })
})
