import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchFolder } from '../../src/server/watch.ts'
import { makeFolder } from '../fixtures/folder.ts'

it('reports a file that is written, replaced or removed with its folder, but not what was written here', async () => {
  const folder = await makeFolder({ 'pl/common.json': {} })
  const file = (name: string) => path.join(folder, name)
  const onChange = vi.fn(async () => {})
  const { know, end } = await watchFolder(folder, onChange)
  onTestFinished(end)
  const isNoticed = async (change: () => Promise<unknown>) => {
    onChange.mockClear()
    await change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
  }
  await writeFile(file('pl/common.json'), '{"a":"b"}')
  await know()
  await setTimeout(1200)
  expect(onChange).not.toHaveBeenCalled()
  await isNoticed(() => writeFile(file('pl/about.json'), '1'))
  await isNoticed(async () => {
    await writeFile(file('pl/next'), '2')
    await rename(file('pl/next'), file('pl/about.json'))
  })
  await isNoticed(() => rm(file('pl'), { recursive: true }))
})
