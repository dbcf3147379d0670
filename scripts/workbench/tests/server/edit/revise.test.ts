import { describe, expect, it } from 'vitest'
import type { Requests } from '../../../src/protocol/calls.ts'
import { commentMessage } from '../../../src/server/edit/revise.ts'
import { confirm, polishIn, save, seen, unitIn } from '../../fixtures/edit.ts'
import { recordLine, translated } from '../../fixtures/exchange/exported.ts'
import {
  hashOfLocales,
  makeProject,
  putFiles,
  readJson,
  recorded,
  run,
  today,
} from '../../fixtures/exchange/project.ts'

const id = 'common:title'
const line = (rest: string) => recordLine('Title', 'Tytuł', rest)
const project = (by = 'human (A. Nowak) 2026-01-02') =>
  makeProject(translated({ title: 'Title', more: 'More' }, { title: 'Tytuł' }, by))
const stateOf = async (root: string) => (await unitIn(root, id)).state

it('a confirmation records the reviewer, once, and lasts until the text is edited', async () => {
  const root = await project()
  expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'saved' })
  expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'saved', after: new Map() })
  expect((await recorded(root)).title).toBe(line(`human (A. Nowak) ${today} B. Lis`))
  expect(await stateOf(root)).toBe('confirmed')
  await save(root, id, 'Nagłówek')
  expect(await stateOf(root)).toBe('unconfirmed')
})

describe('nothing is confirmed', () => {
  it('by the translator of the text', async () => {
    const root = await project()
    const before = await hashOfLocales(root)
    const reason = expect.stringMatching(/^A. Nowak translated this text\. Another person/)
    expect(await confirm(root, id, 'A. Nowak')).toMatchObject({ kind: 'refused', reason })
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('if the text or its English has changed since', async () => {
    const root = await project()
    const base = await seen(root, id)
    for (const files of [{ 'en/common.json': { title: 'Heading' } }, { 'pl/common.json': { title: 'Inny' } }]) {
      await putFiles(root, files)
      const before = await hashOfLocales(root)
      expect(await confirm(root, id, 'B. Lis', { base })).toMatchObject({ kind: 'conflict' })
      expect(await hashOfLocales(root)).toBe(before)
    }
  })

  it('if the text is missing, or has an error', async () => {
    const root = await project()
    expect(await confirm(root, 'common:more', 'B. Lis')).toMatchObject({ kind: 'refused' })
    await putFiles(root, { 'pl/common.json': { title: 'Tytuł  ' } })
    expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'findings', findings: [{ rule: 'spaces' }] })
  })
})

const reviewed = 'human (A. Nowak) 2026-01-02 B. Lis'
const comment = async (root: string, kind: Requests['comment']['kind'], text: string) =>
  commentMessage(polishIn(root), { id, base: await seen(root, id), person: 'C. Wilk', kind, comment: text })
const commentsOf = async (root: string) => (await readJson(root, '.workbench/pl.comments.json')).common.title

it('a comment has an author and a day, and is counted by "status" until it is settled, with its answers', async () => {
  const root = await project(reviewed)
  expect(await comment(root, 'comment', '  Which\ntitle? ')).toMatchObject({ kind: 'saved' })
  await comment(root, 'comment', 'Yours')
  const said = [`C. Wilk, ${today}: Which\ntitle?`, `C. Wilk, ${today}: Yours`]
  const openComments = async () => JSON.parse((await run(root, 'status', 'pl', '--json')).out)[0].openComments
  expect(await openComments()).toBe(1)
  await comment(root, 'settled', said[1] ?? '')
  expect(await openComments()).toBe(0)
  expect(await commentsOf(root)).toEqual(said.map((one) => `${one}\n✓ C. Wilk, ${today}`))
})
