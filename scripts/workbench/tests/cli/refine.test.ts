import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeProject, run } from '../fixtures/exchange/project.ts'
import { xliff } from '../exchange/refine/files.ts'

async function setUp() {
  const root = await makeProject({})
  const file = path.join(root, 'a.id.xlf')
  await writeFile(file, xliff('id', [['5 mg of “it”', '5mg "ini"']]))
  return { file, refine: (...args: string[]) => run(root, 'refine', file, ...args) }
}

it('writes the corrected file next to the original, which is unchanged', async () => {
  const { file, refine } = await setUp()
  const before = await readFile(file, 'utf8')
  const list = file.replace('.xlf', '.json')
  const { out, error } = await refine('--report', list)
  expect(error).toBe('')
  expect(out).toMatch(/^2 corrections in 1 segment, \d\.\d s\n/)
  expect(await readFile(file, 'utf8')).toBe(before)
  expect(await readFile(file.replace('.xlf', '.refined.xlf'), 'utf8')).toContain('>5\u00A0mg “ini”</target>')
  expect(JSON.parse(await readFile(list, 'utf8')).corrections).toHaveLength(2)
})

it('never writes over the file that it reads', async () => {
  const { file, refine } = await setUp()
  expect((await refine('--out', file)).error).toContain('is the file that is read')
})
