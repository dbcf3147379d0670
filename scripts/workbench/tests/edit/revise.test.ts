import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { undoMessage } from '../../src/edit/undo.ts'
import type { Requests } from '../../src/protocol/protocol.ts'
import { annotateMessage, commentMessage } from '../../src/edit/revise.ts'
import { hashOf } from '../../src/model/units.ts'
import { confirm, polishIn, save, seen, unitIn } from '../fixtures/edit.ts'
import { recordLine, translated } from '../fixtures/exchange/exported.ts'
import {
  hashOfLocales,
  makeProject,
  putFiles,
  readJson,
  readLocale,
  recorded,
  run,
  today,
} from '../fixtures/exchange/project.ts'

const id = 'common:title'
const line = (rest: string) => recordLine('Title', 'Tytuł', rest)
const project = (by = 'human (A. Nowak) 2026-01-02') =>
  makeProject(translated({ title: 'Title', more: 'More' }, { title: 'Tytuł' }, by))
const stateOf = async (root: string) => (await unitIn(root, id)).state

it('a confirmation records the reviewer and the day, with both hashes, and the text is reviewed until it is edited', async () => {
  const root = await project()
  expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'saved' })
  expect((await recorded(root)).title).toBe(line(`human (A. Nowak) ${today} B. Lis`))
  expect(await stateOf(root)).toBe('reviewed')
  const before = await hashOfLocales(root)
  expect(await confirm(root, id, 'b. lis')).toEqual({ kind: 'saved', files: [] })
  expect(await hashOfLocales(root)).toBe(before)
  await confirm(root, id, 'C. Wilk')
  expect((await recorded(root)).title).toBe(line(`human (A. Nowak) ${today} B. Lis; C. Wilk`))
  await save(root, id, 'Nagłówek')
  expect(await stateOf(root)).toBe('translated')
})

it('an error that is marked keeps a text from being confirmed by anybody but whoever has found it', async () => {
  const root = await project()
  const said = { id, person: 'C. Wilk', type: 'mistranslation', severity: 'major', comment: '' } as const
  await annotateMessage(polishIn(root), { ...said, base: await seen(root, id) })
  expect(await stateOf(root)).toBe('needs-work')
  expect(await confirm(root, id, 'B. Lis')).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('major mistranslation (C. Wilk)'),
  })
  expect(await confirm(root, id, 'C. Wilk')).toMatchObject({ kind: 'saved' })
  expect(await stateOf(root)).toBe('reviewed')
})

describe('whoever translated a text', () => {
  it('cannot confirm it', async () => {
    const root = await project()
    const before = await hashOfLocales(root)
    expect(await confirm(root, id, 'a. nowak')).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^a. nowak translated this text, so somebody else has to confirm it\./),
    })
    expect(await confirm(root, id, 'A. Nowak', { waiver: ' ' })).toMatchObject({ kind: 'refused' })
    expect(await hashOfLocales(root)).toBe(before)
  })
})

describe('nothing is confirmed', () => {
  it('that has changed since, the English included', async () => {
    const root = await project()
    const base = await seen(root, id)
    for (const files of [{ 'en/common.json': { title: 'Heading' } }, { 'pl/common.json': { title: 'Inny' } }]) {
      await putFiles(root, files)
      const before = await hashOfLocales(root)
      expect(await confirm(root, id, 'B. Lis', { base })).toMatchObject({ kind: 'conflict' })
      expect(await hashOfLocales(root)).toBe(before)
    }
  })

  it('that is not there, has an error, or by nobody', async () => {
    const root = await project()
    expect(await confirm(root, 'common:more', 'B. Lis')).toMatchObject({ kind: 'refused' })
    await expect(confirm(root, id, ' ')).rejects.toThrow('Your name: expected a name, found nothing.')
    await putFiles(root, { 'pl/common.json': { title: 'Tytuł  ' } })
    expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'findings', findings: [{ rule: 'spaces' }] })
  })
})

const reviewed = 'human (A. Nowak) 2026-01-02 B. Lis'
const comment = async (root: string, kind: Requests['comment']['kind'], text: string) =>
  commentMessage(polishIn(root), { id, base: await seen(root, id), person: 'C. Wilk', kind, comment: text })
const commentsOf = async (root: string) => (await readJson(root, '.workbench/pl.comments.json')).common.title

it('a comment has its author and day, goes with an export and counts in the status until it is settled, and can be taken back', async () => {
  const root = await project(reviewed)
  expect(await comment(root, 'comment', '  Which\ntitle? ')).toMatchObject({ kind: 'saved' })
  const said = `C. Wilk, ${today}: Which\ntitle?`
  expect(await commentsOf(root)).toEqual([said])
  const exported = async (name = '1.csv') => {
    await run(root, 'export', 'pl', '--format', 'csv', '--out', path.join(root, name))
    return readFile(path.join(root, name), 'utf8')
  }
  expect(await exported()).toContain(said)
  const questions = async () => JSON.parse((await run(root, 'status', 'pl', '--json')).out)[0].questions
  expect(await questions()).toBe(1)
  await comment(root, 'settled', said)
  expect(await questions()).toBe(0)
  expect(await commentsOf(root)).toEqual([`${said}\n✓ C. Wilk, ${today}`])
  expect(await exported('2.csv')).not.toContain('Which')
  await undoMessage(polishIn(root), id)
  expect(await commentsOf(root)).toEqual([said])
})

const longer = () =>
  makeProject(
    translated(
      { title: 'Title of four words', more: 'More', last: 'Last' },
      { title: 'Tytuł z czterech słów', last: 'Ostatni' },
      { last: 'human 2026-01-02 B. Lis' },
    ),
  )
const said = { type: 'omission', severity: 'major', comment: '', person: 'B. Lis' } as const
const annotate = async (root: string, rest: Partial<Requests['annotate']> = {}) => {
  const wanted = rest.id ?? id
  return annotateMessage(polishIn(root), { id: wanted, base: await seen(root, wanted), ...said, ...rest })
}
const annotations = async (root: string) => (await readJson(root, '.workbench/pl.annotations.json')).common
const annotationLine = (rest: string, text = 'Tytuł z czterech słów') => `${hashOf([text])} ${rest}`
const correct = (root: string) => save(root, id, 'Nowy tytuł')

describe('an annotation', () => {
  it('is a line beside the records, in the order of English', async () => {
    const root = await longer()
    await annotate(root, { id: 'common:last', type: 'style', severity: 'neutral' })
    await annotate(root, { comment: ' The  word\n“four”\tis missing. ' })
    expect(await readLocale(root, '.workbench/pl.annotations.json')).toBe(
      [
        '{\n  "common": {',
        `    "title": "${annotationLine(`omission major ${today} (B. Lis) The word “four” is missing.`)}",`,
        `    "last": "${annotationLine(`style neutral ${today} (B. Lis)`, 'Ostatni')}"`,
        '  }\n}\n',
      ].join('\n'),
    )
    await annotate(root, { type: 'spelling', severity: 'minor', person: 'C. Wilk (Acme)' })
    expect((await annotations(root)).title).toEqual([
      annotationLine(`omission major ${today} (B. Lis) The word “four” is missing.`),
      annotationLine(`spelling minor ${today} (C. Wilk (Acme))`),
    ])
  })

  it('is refused of what is not there, or has changed meanwhile', async () => {
    const root = await longer()
    const base = await seen(root, id)
    await correct(root)
    const before = await hashOfLocales(root)
    expect(await annotate(root, { base })).toMatchObject({ kind: 'conflict' })
    expect(await annotate(root, { id: 'common:more' })).toMatchObject({ kind: 'refused' })
    await expect(annotate(root, { type: 'nonsense' })).rejects.toThrow('expected one of MQM Core, found "nonsense"')
    await expect(annotate(root, { comment: 'a'.repeat(2001) })).rejects.toThrow('at most 2000 characters, found 2001')
    await expect(annotate(root, { comment: 'a\u202e' })).rejects.toThrow('found an invisible character')
    expect(await hashOfLocales(root)).toBe(before)
  })
})
