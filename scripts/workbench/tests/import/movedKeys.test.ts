import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FormatName, formatNames } from '../../src/formats/model.ts'
import { hashOf } from '../../src/model/units.ts'
import { editFile } from '../fixtures/exchange/editFile.ts'
import { emptyEnglish, inLocales, makeProject, putFiles, readJson, run } from '../fixtures/exchange/project.ts'
import { makeRepository } from '../repository.ts'
import { exportFile, translated } from '../fixtures/exchange/exported.ts'

/** Keys that English loses, gets back or gets under another name while a file is away. */

const english = { close: 'Close', shut: 'Close', skip: 'Skip to the content' }
const polish = { close: 'Zamknij', shut: 'Zamknij', skip: 'Przejdź do treści' }
const files = translated(english, polish, 'human (D. Maj) 2026-01-02 B. Lis')
const { skip: _english, ...withoutSkip } = english

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

describe.each(formatNames)('%s', { timeout: 30_000 }, (format: FormatName) => {
  it('takes a text for the message that has moved to another file without it', async () => {
    const { root, file } = await exportFile(format, files)
    await putFiles(root, { 'en/common.json': withoutSkip, 'en/forms.json': { skip: english.skip } })
    expect((await run(root, 'import', file)).out).toContain('new         forms:skip (was common:skip)')
    expect(await readJson(root, 'pl/forms.json')).toEqual({ skip: polish.skip })
  })
})

describe('what is recorded', { timeout: 30_000 }, () => {
  it('stays for a text whose message English does not have just now', async () => {
    const root = await makeProject({ ...files, 'en/common.json': withoutSkip })
    await run(root, 'accept', 'pl', 'common:close', '--reviewer', 'A. Nowak')
    expect((await readJson(root, '.workbench/pl.record.json')).common).toHaveProperty('skip')
    const { skip: _polish, ...rest } = polish
    await putFiles(root, { 'pl/common.json': rest })
    await run(root, 'accept', 'pl', 'common:shut', '--reviewer', 'A. Nowak')
    expect((await readJson(root, '.workbench/pl.record.json')).common).not.toHaveProperty('skip')
  })

  it('keeps the English of the past that other records need, also those that cannot be read just now', async () => {
    const { root, file, change } = await exportFile('csv', files)
    await change((text) => text.replaceAll(polish.skip, 'Do treści').replace('Zamknij', 'Zwiń'))
    const before = { [hashOf([english.skip])]: english.skip, '0123abcd': 'Text of a locale that is broken' }
    await putFiles(root, {
      'en/common.json': { ...english, skip: 'Skip to the text', close: 'Close it' },
      '.workbench/en.previous.json': before,
      'pl/forms.json': '{',
    })
    expect((await run(root, 'import', file)).out).toContain('2 messages translated from an older English')
    const after = { ...before, [hashOf([english.close])]: english.close }
    expect(await readJson(root, '.workbench/en.previous.json')).toEqual(after)
  })
})
