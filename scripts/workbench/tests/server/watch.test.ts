import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { watchFolder } from '../../src/server/watch.ts'
import { makeFolder } from '../fixtures/folder.ts'

async function watched() {
  const folder = await makeFolder()
  const file = (name: string) => path.join(folder, name)
  await mkdir(file('pl'))
  const onChange = vi.fn(async () => {})
  const { know, end } = await watchFolder(folder, onChange)
  onTestFinished(end)
  const isNoticed = async (change: () => Promise<unknown>) => {
    onChange.mockClear()
    await change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
  }
  return { file, onChange, know, isNoticed }
}

it('reports each time a file is created, replaced or removed, also with its folder', async () => {
  const { file, isNoticed } = await watched()
  await isNoticed(() => writeFile(file('pl/about.json'), '1'))
  await isNoticed(async () => {
    await writeFile(file('pl/next'), '2')
    await rename(file('pl/next'), file('pl/about.json'))
  })
  await isNoticed(() => rm(file('pl'), { recursive: true }))
})

it('reports later changes of a file that was written here, but not that write', async () => {
  const { file, onChange, know, isNoticed } = await watched()
  await writeFile(file('pl/common.json'), '{}')
  await know()
  await setTimeout(1200)
  expect(onChange).not.toHaveBeenCalled()
  await isNoticed(() => writeFile(file('pl/common.json'), '{"a":"b"}'))
})
