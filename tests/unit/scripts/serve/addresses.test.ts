import { describe, expect, it } from 'vitest'
import {
  failOnAddresses,
  publishedFile,
  publishedList,
  rowFaults,
  unlistedPaths,
} from '../../../../scripts/serve/addresses.ts'
import { makeFolder, writeFiles } from '../../../../scripts/workbench/tests/fixtures/folder.ts'
import { publicLocales } from '../../../../src/config/locales.ts'

const pages = ['/', '/company', '/team']
const about = { from: '/about', to: '/company', status: 301 }
const faultsOf = (...rows: Parameters<typeof rowFaults>[0]) => rowFaults(rows, pages)

describe('rows of src/config/redirects.ts', () => {
  it('are valid if old paths lead to pages, also several to one', () => {
    expect(faultsOf(about, { ...about, from: '/firm/who', status: 308 }, { ...about, from: '/x', to: '/' })).toEqual([])
    expect(faultsOf({ ...about, from: '/zh-hant/*', to: '/*' })).toEqual([])
  })

  it.each([
    [{ ...about, from: '/about.html' }, /expected an old path/],
    [{ ...about, from: `/${publicLocales.at(-1)?.code}/about` }, /expected an English path/],
    [
      { ...about, from: `/${publicLocales.at(-1)?.code}/*`, to: '/*' },
      /expected an English path or a removed language/,
    ],
    [{ ...about, from: '/zh-hant/*' }, /found a row to "\/company"/],
    [{ ...about, from: '/team' }, /expected a path that no page has/],
  ])('have one fault each: %j', (row, text) => {
    expect(faultsOf(row)).toEqual([expect.stringMatching(text)])
  })

  it('are invalid if a path is a duplicate', () => {
    expect(faultsOf(about, { ...about, to: '/team' })).toEqual([
      'src/config/redirects.ts: "/about": expected one row for a path, found two.',
    ])
  })
})

describe('a project', () => {
  it('has published nothing before the list is written, and then its current pages', async () => {
    const root = await makeFolder({ 'public/a': '', 'scripts/serve/a': '' })
    expect(await unlistedPaths(root)).toContain('/about')
    await writeFiles(root, { [publishedList]: publishedFile() })
    expect([await unlistedPaths(root), await failOnAddresses(root)]).toEqual([[], undefined])
    await writeFiles(root, { [publishedList]: '["/", "/once"]' })
    await expect(failOnAddresses(root)).rejects.toThrow(
      /^Addresses:\n.*published\.json: "\/once" was published: expected a page or a row in .*, found neither\..*$/,
    )
  })

  it('reports an invalid list', async () => {
    await expect(failOnAddresses(await makeFolder({ [publishedList]: '{}' }))).rejects.toThrow(
      `${publishedList}: expected a list of paths in JSON, such as ["/", "/about"].`,
    )
  })
})
