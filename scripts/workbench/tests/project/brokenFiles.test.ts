import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepUsage } from '../../src/project/records/usageFile.ts'
import { makeProject, putFiles, run as runCommand } from '../fixtures/exchange/project.ts'
import { encoded } from '../fixtures/folder.ts'
import { projectAt } from '../fixtures/workbench.config.ts'

let root: string
const place = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = await makeProject({
    'en/common.json': { skip: 'Skip to the content' },
    'en/pages/about.json': { title: 'About us', text: 'Words that reach every patient' },
    'pl/common.json': { skip: 'Przejdź do treści' },
    'pl/pages/about.json': { title: 'O nas', text: 'Świadoma zgoda każdego pacjenta, który się leczy' },
    '../src/config/locales.json': {},
  })
  await keepUsage(projectAt(root), new Map())
})

/** Runs a command and returns its output and exit code. */
async function run(...args: readonly string[]) {
  const { out, error, code } = await runCommand(root, ...args)
  return { text: `${out}\n${error}`, code }
}

const aboutPage = 'locales/pl/pages/about.json'

it('an import is refused before anything is written if a file is not UTF-8', async () => {
  const given = place('given.xlf')
  await run('export', 'pl', '--out', given)
  await writeFile(place(aboutPage), encoded(await readFile(place(aboutPage), 'utf8'), 'windows-1250'))
  const { text, code } = await run('import', given)
  expect(text).toContain(`${aboutPage}:3: Some letters are not in UTF-8. Save the file as UTF-8.`)
  expect(code).toBe(1)
})

describe('a broken file', () => {
  const breakFile = () => writeFile(place(aboutPage), '{\n  "a": "b"\n  "c": "d"\n}\n')

  it('stops no command that does not need it, and its texts are not counted', async () => {
    await breakFile()
    expect(await run('add', 'de')).toMatchObject({ code: 0, text: expect.stringContaining('German (de)') })
    expect((await run('check', 'en')).text).not.toContain('locales/pl')
    const { text } = await run('check', 'pl')
    expect(text).toContain('pl: 1 text, 0 untranslated; ')
    expect(text).not.toContain('missing-key')
  })

  it('is reported by "status", which counts the rest', async () => {
    expect((await run('status')).text).toMatch(/pl Polish +11 +0 /)
    await breakFile()
    const { text, code } = await run('status')
    expect(text).toContain(`${aboutPage}:2: Add a comma at the end of this line: "a": "b"`)
    expect(text).toMatch(/pl Polish +4 +0 +4 .* 0 %/)
    expect(code).toBe(1)
  })

  it('of records is reported once, not for every text, and nothing is recorded', async () => {
    await putFiles(root, { '.workbench/records/pl.jsonl': '\n<<<<<<< HEAD\n' })
    const { text } = await run('check', 'pl')
    expect(text).toContain('locales/.workbench/records/pl.jsonl:2: This line is no record: <<<<<<< HEAD')
    expect(text.match(/no record: /g)).toHaveLength(1)
    expect(await run('accept', 'pl', 'common:skip')).toMatchObject({ code: 1 })
  })
})
