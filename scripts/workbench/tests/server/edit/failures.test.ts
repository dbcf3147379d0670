import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, it, vi } from 'vitest'
import { saveMessage } from '../../../src/server/edit/save.ts'
import { polishIn, seen, unitIn } from '../../fixtures/edit.ts'
import { polishTexts, translated } from '../../fixtures/exchange/exported.ts'
import { program as command, makeProject, moduleOf, recorded } from '../../fixtures/exchange/project.ts'
import { jsonText } from '../../fixtures/folder.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Failures during a save lose nothing and leave no file half-written. */

const keys = Array.from({ length: 15 }, (_, at) => `k${at}`)
const english = Object.fromEntries(keys.map((key) => [key, `Text ${key}`]))
const polish = Object.fromEntries(keys.map((key) => [key, `Tekst ${key}`]))
const project = () => makeProject(translated(english, polish))

/** A program that saves messages in sequence. */
const program = `
  const { save } = await import(${moduleOf('tests/fixtures/edit.ts')})
  const [root, ...keys] = process.argv.slice(1)
  for (const key of keys) await save(root, 'common:' + key, 'Nowy ' + key, { person: 'B. Lis' })`
const runProgram = (root: string, wanted: readonly string[]) =>
  execa('node', ['--input-type=module', '-e', program, root, ...wanted], { preferLocal: true, reject: false })

it('two editors in separate processes, during an accept, lose no text and no line of the records', async () => {
  const root = await project()
  const accepted = keys.slice(10).map((key) => `common:${key}`)
  const people = ['--translator', 'D. Maj', '--reviewer', 'C. Wilk']
  const done = await Promise.all([
    runProgram(root, keys.slice(0, 5)),
    runProgram(root, keys.slice(5, 10)),
    execa(process.execPath, [command, 'accept', 'pl', ...accepted, ...people], { cwd: root }),
  ])
  expect(done.map(({ stderr }) => stderr)).toEqual(['', '', ''])
  const kept = await recorded(root)
  const written = await polishTexts(root)
  for (const [index, key] of keys.entries()) {
    expect(written[key]).toBe(index < 10 ? `Nowy ${key}` : `Tekst ${key}`)
    expect(kept[key]).toMatch(index < 10 ? / human \(B\. Lis\) [\d-]+$/ : / human \(D\. Maj\) [\d-]+ C\. Wilk$/)
    expect((await unitIn(root, `common:${key}`)).state).toBe(index < 10 ? 'unconfirmed' : 'confirmed')
  }
  expect((await readdir(root, { recursive: true })).filter((name) => name.endsWith('.next'))).toEqual([])
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
  expect(await polishTexts(root)).toMatchObject({ k1: 'Nowy k1', k2: 'Ręcznie k2' })
})
