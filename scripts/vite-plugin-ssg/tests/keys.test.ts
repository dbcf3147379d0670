import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sourceKeys } from '../src/keys.ts'

it('tells builds with .env files from those that read none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keys = (readsEnvFiles: boolean) => sourceKeys(folder, { tools: [], sources: [], readsEnvFiles })
  await writeFile(path.join(folder, '.env.example'), 'VITE_SITE_URL=\n')
  const before = await keys(false)
  expect(await keys(true)).toEqual(before)
  await writeFile(path.join(folder, '.env'), 'VITE_SITE_URL=https://www.example.com\n')
  expect(await keys(false)).toEqual(before)
  expect((await keys(true)).code).not.toBe(before.code)
})
