import { mkdir, readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, vi } from 'vitest'
import { localeRules } from '../../src/checks/localeRules.ts'
import { undoMessage } from '../../src/edit/undo.ts'
import type { Hashes } from '../../src/protocol/protocol.ts'
import { polishIn, save as saveAs, seen, unitIn } from '../fixtures/edit.ts'
import { translated } from '../fixtures/exchange/exported.ts'
import {
  hashOfLocales,
  makeProject,
  moduleOf,
  program as command,
  putFiles,
  readJson,
} from '../fixtures/exchange/project.ts'

vi.mock('../../src/checks/localeRules.ts', { spy: true })
vi.setConfig({ testTimeout: 60_000 })

/** What may go wrong in the middle of a save: nothing is lost, and nothing half-written. */

const keys = Array.from({ length: 30 }, (_, at) => `k${at}`)
const english = Object.fromEntries(keys.map((key) => [key, `Text ${key}`]))
const polish = Object.fromEntries(keys.map((key) => [key, `Tekst ${key}`]))
const project = () => makeProject(translated(english, polish))

const save = (root: string, key: string, text: string, base?: Hashes) =>
  saveAs(root, `common:${key}`, text, base && { base })
const stateOf = async (root: string, key: string) => (await unitIn(root, `common:${key}`)).state
const texts = async (root: string) => readJson(root, 'pl/common.json')
const leftovers = async (root: string) =>
  (await readdir(root, { recursive: true })).filter((name) => /next-|writing/.test(name))

/** A program that saves messages, one after the other, with a beginning of its own. */
const program = (start: string) => `
  ${start}
  await import(${moduleOf('tests/fixtures/configure.ts')})
  const { save } = await import(${moduleOf('tests/fixtures/edit.ts')})
  const [root, ...keys] = process.argv.slice(1)
  for (const key of keys) await save(root, 'common:' + key, 'Nowy ' + key, { person: 'B. Lis' })`
const runProgram = (root: string, wanted: readonly string[], start = '') =>
  execa('node', ['--input-type=module', '-e', program(start), root, ...wanted], { preferLocal: true, reject: false })

describe('two editors', () => {
  it('of one text: one is told of the other', async () => {
    const root = await project()
    const base = await seen(root, 'common:k1')
    const outcomes = await Promise.all(
      ['Pierwszy k1', 'Drugi k1', 'Trzeci k1'].map((text) => save(root, 'k1', text, base)),
    )
    const kinds = outcomes.map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['conflict', 'conflict', 'saved'])
    expect((await texts(root)).k1).toBe(['Pierwszy k1', 'Drugi k1', 'Trzeci k1'][kinds.indexOf('saved')])
    expect(await stateOf(root, 'k1')).toBe('translated')
  })

  it('in processes of their own, beside an accept, lose no text and no line of the records', async () => {
    const root = await project()
    const accept = () =>
      execa(
        process.execPath,
        [
          ...[command, 'accept', 'pl', ...keys.slice(20, 30).map((key) => `common:${key}`)],
          ...['--translator', 'D. Maj', '--reviewer', 'C. Wilk'],
        ],
        { cwd: root },
      )
    const done = await Promise.all([
      runProgram(root, keys.slice(0, 10)),
      runProgram(root, keys.slice(10, 20)),
      accept(),
    ])
    expect(done.map(({ stderr }) => stderr)).toEqual(['', '', ''])
    const kept = (await readJson(root, '.workbench/pl.record.json')).common
    const written = await texts(root)
    for (const [index, key] of keys.entries()) {
      expect(written[key]).toBe(index < 20 ? `Nowy ${key}` : `Tekst ${key}`)
      expect(kept[key]).toMatch(index < 20 ? / human \(B\. Lis\) [\d-]+$/ : / human \(D\. Maj\) [\d-]+ C\. Wilk$/)
      expect(await stateOf(root, key)).toBe(index < 20 ? 'translated' : 'reviewed')
    }
    expect(await leftovers(root)).toEqual([])
  })

  it('a file that cannot be written changes nothing, and the save can be repeated', async () => {
    const root = await project()
    const before = await hashOfLocales(root)
    const aside = path.join(root, `locales/.workbench/pl.record.json.next-${process.pid}`)
    await mkdir(aside)
    await expect(save(root, 'k1', 'Nowy k1')).rejects.toThrow(/^Nothing was changed, .*directory/)
    await rmdir(aside)
    expect(await hashOfLocales(root)).toBe(before)
    expect(await leftovers(root)).toEqual([])
    expect(await undoMessage(polishIn(root), 'common:k1')).toMatchObject({ kind: 'refused' })
    expect(await save(root, 'k1', 'Nowy k1')).toMatchObject({ kind: 'saved' })
  })
})

describe('a process that is killed', () => {
  /** Ends the process before the given call of a function of node:fs/promises. */
  const killAt = (name: string, call: number, matching = '') => `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const original = fs.${name}
    let calls = 0
    fs.${name} = (file, ...rest) => {
      if (String(file).includes(${JSON.stringify(matching)}) && ++calls === ${call}) process.kill(process.pid, 'SIGKILL')
      return original(file, ...rest)
    }
    syncBuiltinESMExports()`
  const killed = async (start: string) => {
    const root = await project()
    const before = await hashOfLocales(root)
    const { signal } = await runProgram(root, ['k1'], start)
    expect(signal).toBe('SIGKILL')
    return { root, before }
  }

  it.each([1, 2, 3])('while file %d is put beside its place has changed nothing', async (call) => {
    const { root } = await killed(killAt('writeFile', call, '.next-'))
    expect(await stateOf(root, 'k1')).toBe('translated')
    expect((await texts(root)).k1).toBe('Tekst k1')
    await save(root, 'k2', 'Nowy k2')
    expect(await leftovers(root)).toEqual([])
    expect((await texts(root)).k1).toBe('Tekst k1')
  })

  it.each([1, 2, 3])('before it moves file %d into place is finished by whoever writes next', async (call) => {
    const { root } = await killed(killAt('rename', call))
    await save(root, 'k2', 'Nowy k2')
    expect(await texts(root)).toMatchObject({ k1: 'Nowy k1', k2: 'Nowy k2' })
    const kept = (await readJson(root, '.workbench/pl.record.json')).common
    expect([kept.k1, kept.k2].map((line) => line.split(' ')[3])).toEqual(['(B.', '(A.'])
    expect([await stateOf(root, 'k1'), await stateOf(root, 'k2')]).toEqual(['translated', 'translated'])
    expect(await leftovers(root)).toEqual([])
    expect(await undoMessage(polishIn(root), 'common:k1')).toMatchObject({ kind: 'saved' })
    expect((await texts(root)).k1).toBe('Tekst k1')
  })
})

it('a file that somebody else changes while a save is planned is read again', async () => {
  const root = await project()
  const base = await seen(root, 'common:k1')
  const { localeRules: read } = await vi.importActual<typeof import('../../src/checks/localeRules.ts')>(
    '../../src/checks/localeRules.ts',
  )
  // An editor takes no lock.
  vi.mocked(localeRules).mockImplementationOnce(async (...args) => {
    await putFiles(root, { 'pl/common.json': { ...polish, k2: 'Ręcznie k2' } })
    return read(...args)
  })
  expect(await save(root, 'k1', 'Nowy k1', base)).toMatchObject({ kind: 'saved' })
  expect(await texts(root)).toMatchObject({ k1: 'Nowy k1', k2: 'Ręcznie k2' })
})
