import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Route } from '../../../../../src/config/routes.ts'
import { readWritten } from '../../../../../scripts/documents/written/read.ts'
import { folderOfTest } from '../../../../fixtures/folder.ts'

vi.mock(import('../../../../../src/config/routes.ts'), async (original) => {
  const routes = await original()
  const row: Route = { id: 'about', path: '/news/tokyo', kind: 'company' }
  return { ...routes, allRoutes: [...routes.allRoutes, row] }
})

it('refuses an article at the address of a page', async () => {
  const root = await folderOfTest()
  await mkdir(path.join(root, 'locales/pl/news'), { recursive: true })
  const file = 'locales/pl/news/tokyo.md'
  await writeFile(path.join(root, file), '---\ntitle: A\ndate: 2028-05-03\nauthor: B\nsummary: C\n---\n')
  const { problems } = await readWritten(root)
  expect(problems).toEqual([
    `${file}:1: expected an address that nothing else has or had; found /news/tokyo in src/config/routes.ts`,
  ])
})
