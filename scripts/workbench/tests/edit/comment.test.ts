import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { commentMessage } from '../../src/edit/revise.ts'
import { undoMessage } from '../../src/edit/undo.ts'
import type { Requests } from '../../src/protocol/protocol.ts'
import { seen, unitIn } from '../fixtures/edit.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { makeProject, readJson, recorded, run, today } from '../fixtures/exchange/project.ts'

const id = 'common:title'
const project = () =>
  makeProject({
    'en/common.json': { title: 'Title' },
    'pl/common.json': { title: 'Tytuł' },
    '.workbench/pl.record.json': {
      common: { title: recordLine('Title', 'Tytuł', 'human (A. Nowak) 2026-01-02 B. Lis') },
    },
  })
const comment = async (root: string, kind: Requests['comment']['kind'], text: string) =>
  commentMessage(
    { root, locale: localeOf('pl') },
    { id, base: await seen(root, id), person: 'C. Wilk', kind, comment: text },
  )
const comments = async (root: string) => (await readJson(root, '.workbench/pl.comments.json')).common.title

it('a comment has its author and day, goes with an export until it is settled, and can be taken back', async () => {
  const root = await project()
  expect(await comment(root, 'comment', '  Which\ntitle? ')).toMatchObject({ kind: 'saved' })
  const said = `C. Wilk, ${today}: Which\ntitle?`
  expect(await comments(root)).toEqual([said])
  const exported = async (name = '1.csv') => {
    await run(root, 'export', 'pl', '--format', 'csv', '--out', path.join(root, name))
    return readFile(path.join(root, name), 'utf8')
  }
  expect(await exported()).toContain(said)
  await comment(root, 'settled', said)
  expect(await comments(root)).toEqual([`${said}\n✓ C. Wilk, ${today}`])
  expect(await exported('2.csv')).not.toContain('Which')
  await undoMessage({ root, locale: localeOf('pl') }, id)
  expect(await comments(root)).toEqual([said])
})

it('with the word that the text needs work, it is no longer reviewed', async () => {
  const root = await project()
  await comment(root, 'needs work', 'Too long')
  expect((await unitIn(root, id)).state).toBe('needs-work')
  expect((await recorded(root)).title).toBe(
    recordLine('Title', 'Tytuł', `human (A. Nowak) ${today} needs-work C. Wilk`),
  )
})

it.each([
  ['comment', ' ', 'expected a text, found none'],
  ['comment', 'x'.repeat(5001), 'expected comments of at most 5000 characters on a message'],
  ['settled', 'Nobody has said this', 'no longer there'],
] as const)('refuses what it cannot keep: %s', async (kind, text, reason) => {
  const root = await project()
  expect(await comment(root, kind, text)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) })
})
