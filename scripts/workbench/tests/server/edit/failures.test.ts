import { writeFileSync } from 'node:fs'
import { mkdir, readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, vi } from 'vitest'
import type { Hashes } from '../../../src/protocol/calls.ts'
import { saveMessage } from '../../../src/server/edit/save.ts'
import { polishIn, save as saveAs, seen, unitIn } from '../../fixtures/edit.ts'
import { translated } from '../../fixtures/exchange/exported.ts'
import {
  program as command,
  hashOfLocales,
  makeProject,
  moduleOf,
  readJson,
  recorded,
} from '../../fixtures/exchange/project.ts'
import { jsonText } from '../../fixtures/folder.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Failures during a save lose nothing and leave no file half-written. */

const keys = Array.from({ length: 15 }, (_, at) => `k${at}`)
const english = Object.fromEntries(keys.map((key) => [key, `Text ${key}`]))
const polish = Object.fromEntries(keys.map((key) => [key, `Tekst ${key}`]))
const project = () => makeProject(translated(english, polish))

const save = (root: string, key: string, text: string, base?: Hashes) =>
  saveAs(root, `common:${key}`, text, base && { base })
const stateOf = async (root: string, key: string) => (await unitIn(root, `common:${key}`)).state
const texts = async (root: string) => readJson(root, 'pl/common.json')
const leftovers = async (root: string) =>
  (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.next'))

/** A program that saves messages in sequence. */
const program = `
  const { save } = await import(${moduleOf('tests/fixtures/edit.ts')})
  const [root, ...keys] = process.argv.slice(1)
  for (const key of keys) await save(root, 'common:' + key, 'Nowy ' + key, { person: 'B. Lis' })`
const runProgram = (root: string, wanted: readonly string[]) =>
  execa('node', ['--input-type=module', '-e', program, root, ...wanted], { preferLocal: true, reject: false })

describe('two editors', () => {
  it('in separate processes, during an accept, lose no text and no line of the records', async () => {
    const root = await project()
    const accept = () =>
      execa(
        process.execPath,
        [
          ...[command, 'accept', 'pl', ...keys.slice(10).map((key) => `common:${key}`)],
          ...['--translator', 'D. Maj', '--reviewer', 'C. Wilk'],
        ],
        { cwd: root },
      )
    const done = await Promise.all([runProgram(root, keys.slice(0, 5)), runProgram(root, keys.slice(5, 10)), accept()])
    expect(done.map(({ stderr }) => stderr)).toEqual(['', '', ''])
    const kept = await recorded(root)
    const written = await texts(root)
    for (const [index, key] of keys.entries()) {
      expect(written[key]).toBe(index < 10 ? `Nowy ${key}` : `Tekst ${key}`)
      expect(kept[key]).toMatch(index < 10 ? / human \(B\. Lis\) [\d-]+$/ : / human \(D\. Maj\) [\d-]+ C\. Wilk$/)
      expect(await stateOf(root, key)).toBe(index < 10 ? 'unconfirmed' : 'confirmed')
    }
    expect(await leftovers(root)).toEqual([])
  })

  it('a file that cannot be written changes nothing, and the save can be repeated', async () => {
    const root = await project()
    const before = await hashOfLocales(root)
    const aside = path.join(root, 'locales/.workbench/records/pl.jsonl.next')
    await mkdir(aside)
    await expect(save(root, 'k1', 'Nowy k1')).rejects.toThrow(/^Nothing was changed, .*directory/)
    await rmdir(aside)
    expect(await hashOfLocales(root)).toBe(before)
    expect(await leftovers(root)).toEqual([])
    expect(await save(root, 'k1', 'Nowy k1')).toMatchObject({ kind: 'saved' })
  })
})

it('a file that is changed while a save is planned is read again', async () => {
  const root = await project()
  const base = await seen(root, 'common:k1')
  let isFirst = true
  const request = {
    ...{ id: 'common:k1', texts: { text: 'Nowy k1' }, base, excuses: [] },
    /** Read while the save is planned. An editor takes no lock. */
    get person() {
      if (isFirst) writeFileSync(path.join(root, 'locales/pl/common.json'), jsonText({ ...polish, k2: 'Ręcznie k2' }))
      isFirst = false
      return 'A. Nowak'
    },
  }
  expect(await saveMessage(polishIn(root), request)).toMatchObject({ kind: 'saved' })
  expect(await texts(root)).toMatchObject({ k1: 'Nowy k1', k2: 'Ręcznie k2' })
})
