import { execa } from 'execa'
import { expect, it } from 'vitest'
import { exportFile, recordLine, recordOf, stateWords, translated } from '../../fixtures/exchange/exported.ts'
import { today } from '../../fixtures/exchange/project.ts'

const project = translated({ open: 'Open' }, { open: 'Otwórz' }, 'human (A. Nowak) 2026-01-02')

it('a text that a file calls reviewed is translated, since only people of the project confirm', async () => {
  const { edit, take } = await exportFile('xliff', project)
  await edit('open', { state: 'final' })
  expect((await take()).out).toContain('Nothing to write.')
})

it.each([
  [
    'xliff',
    /<file [^>]*>/,
    '$&<header><phase-group><phase phase-name="p" contact-name="Ewa Lok"/></phase-group></header>',
  ],
  ['po', '"Language: pl', '"Last-Translator: Ewa Lok <ewa@example.org>\\n"\n$&'],
] as const)('who is named in a file is the translator of what is new in it (%s)', async (format, from, to) => {
  const { root, change, edit, take } = await exportFile(format, project)
  await edit('open', { target: 'Otwarte', state: stateWords[format].done })
  await change((text) => text.replace(from, to))
  expect((await take()).out).toContain('1 changed, 0 accepted')
  expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (Ewa Lok) ${today}`))
})

it('the translator is the one of --translator, also in a second import, else the user of git', async () => {
  const machine = translated({ open: 'Open' }, { open: 'Otwórz' }, 'machine 2026-01-02')
  const { root, edit, take } = await exportFile('po', machine)
  await edit('open', { target: 'Otwarte' })
  expect((await take()).out).toContain('No translator is named.')
  for (const name of ['Jan Lis', 'Ola Lis']) {
    expect((await take('--translator', name)).out).toContain('1 with a new translator')
    expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwarte', `human (${name}) ${today}`))
  }
  await execa('git', ['init', '--quiet'], { cwd: root })
  await execa('git', ['config', 'user.name', 'Maria Kowalska'], { cwd: root })
  await edit('open', { target: 'Otwierane' })
  expect((await take('--theirs')).out).toContain('Translator: Maria Kowalska, from git.')
  expect(await recordOf(root, 'open')).toBe(recordLine('Open', 'Otwierane', `human (Maria Kowalska) ${today}`))
})
