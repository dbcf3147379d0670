import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { editFile } from '../fixtures/exchange/editFile.ts'
import { emptyEnglish, inLocales } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'
import { translated } from '../fixtures/exchange/exported.ts'

/** Keys that English loses, gets back or gets under another name while a file is away. */

const english = { close: 'Close', shut: 'Close', skip: 'Skip to the content' }
const polish = { close: 'Zamknij', shut: 'Zamknij', skip: 'Przejdź do treści' }
const files = translated(english, polish, 'human (D. Maj) 2026-01-02 B. Lis')

it('does not take the text of a message that is gone for another one that reads the same', {
  timeout: 60_000,
}, async () => {
  const project = await makeRepository()
  await project.commit('Begin', inLocales({ ...emptyEnglish, ...files }))
  const file = path.join(project.folder, '.git/file.csv')
  await project.i18n('export', 'pl', '--key', 'common:shut', '--format', 'csv', '--out', file)
  await writeFile(file, editFile('csv', await readFile(file, 'utf8'), 'common:shut', { target: 'Zwiń' }))
  await project.i18n('remove', 'common:shut')
  const imported = () => project.i18n('import', file)
  expect((await imported()).said).toContain('messages that English no longer has: common:shut.')
  await project.commit('Remove a message')
  expect((await imported()).said).toContain('messages that English no longer has: common:shut.')
  expect(await project.json('locales/pl/common.json')).toMatchObject({ close: 'Zamknij' })
  await project.git('reset', '--hard', '--quiet', 'HEAD^')
  await project.i18n('rename', 'common:shut', 'common:fold')
  expect((await imported()).said).toContain('common:fold (was reviewed by B. Lis; was common:shut)')
})
