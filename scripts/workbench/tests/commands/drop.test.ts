import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sample } from '../fixtures/exchange/project.ts'
import { makeRepository, saying } from '../repository.ts'

const table = 'src/config/locales.json'
const files = {
  'locales/en/common.json': { skip: 'Skip' },
  'locales/pl/common.json': { skip: 'Pomiń' },
  'locales/pl/news/tokyo.md': 'Tokio',
  'locales/.workbench/pl.glossary.json': { terms: [] },
  'locales/.workbench/unpublished.json': { pl: ['about'] },
}

it('drop takes a locale away with all that is its own, once git has it', { timeout: 60_000 }, async () => {
  const repository = await makeRepository()
  await repository.commit('Texts', { ...files, [table]: await readFile(path.join(sample, table), 'utf8') })
  await repository.write({ 'locales/pl/common.json': { skip: 'Przejdź' } })
  expect(await repository.i18n('drop', 'pl')).toEqual(
    saying(1, 'found changes that are in no commit:\n  locales/pl/common.json'),
  )
  await repository.commit('Reword')
  expect((await repository.i18n('drop', 'pl', '--dry-run')).said).toContain('would take away 2 places')
  expect((await repository.git('status', '--porcelain')).said).toBe('')
  expect(await repository.i18n('drop', 'pl')).toMatchObject({ code: 0 })
  const changed = (await repository.git('status', '--porcelain')).said.split('\n').map((line) => line.trim())
  expect(changed).toEqual([
    'D locales/.workbench/pl.glossary.json',
    'M locales/.workbench/unpublished.json',
    'D locales/pl/common.json',
    'D locales/pl/news/tokyo.md',
    `M ${table}`,
  ])
  expect(await repository.json(table)).not.toHaveProperty('pl')
  expect(await repository.json('locales/.workbench/unpublished.json')).toEqual({})
})
