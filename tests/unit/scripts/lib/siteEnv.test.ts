import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ENV_FILES } from '../../../../scripts/lib/envFiles.ts'
import { readSiteEnv } from '../../../../scripts/lib/siteEnv.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

it('is read from .env, but not for tests, which are the same for every developer', async () => {
  const folder = await folderOfTest()
  onTestFinished(() => void vi.unstubAllEnvs())
  await writeFile(path.join(folder, '.env'), 'VITE_SITE_URL=https://www.example.com\n')
  // Vitest puts the variables of the project's .env into the environment.
  vi.stubEnv('VITE_SITE_URL', undefined)
  vi.stubEnv(ENV_FILES, undefined)
  expect(readSiteEnv('production', folder).siteUrl).toBe('https://www.example.com')
  vi.stubEnv(ENV_FILES, 'off')
  expect(readSiteEnv('production', folder).siteUrl).toBeNull()
})
