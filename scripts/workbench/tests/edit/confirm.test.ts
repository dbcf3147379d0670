import { describe, expect, it } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { annotateMessage } from '../../src/edit/revise.ts'
import { confirm, save, seen, unitIn } from '../fixtures/edit.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, recorded, today } from '../fixtures/exchange/project.ts'

const id = 'common:title'
const line = (rest: string) => recordLine('Title', 'Tytuł', rest)
const project = () =>
  makeProject({
    'en/common.json': { title: 'Title', more: 'More' },
    'pl/common.json': { title: 'Tytuł' },
    '.workbench/pl.record.json': { common: { title: line('human (A. Nowak) 2026-01-02') } },
  })
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
  await annotateMessage(
    { root, locale: localeOf('pl') },
    { id, base: await seen(root, id), person: 'C. Wilk', type: 'mistranslation', severity: 'major', comment: '' },
  )
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

  it('can by a waiver, which is recorded and is no review', async () => {
    const root = await project()
    await confirm(root, id, 'A. Nowak', { waiver: 'No second translator' })
    const waived = `human (A. Nowak) ${today} A. Nowak (waiver: No second translator)`
    expect((await recorded(root)).title).toBe(line(waived))
    expect(await stateOf(root)).toBe('translated')
    await confirm(root, id, 'B. Lis', { waiver: 'Not needed' })
    expect((await recorded(root)).title).toBe(line(waived.replace(' (waiver', '; B. Lis (waiver')))
    expect(await stateOf(root)).toBe('reviewed')
  })

  it('can when somebody else has changed it since', async () => {
    const root = await project()
    await save(root, id, 'Nagłówek', { person: 'B. Lis' })
    expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'refused' })
    expect(await confirm(root, id, 'A. Nowak')).toMatchObject({ kind: 'saved' })
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

  it('that was changed in the file, nobody knows by whom, until somebody has said so', async () => {
    const root = await project()
    await putFiles(root, { 'pl/common.json': { title: 'Nagłówek' } })
    expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'refused' })
    await save(root, id, 'Nagłówek', { person: 'B. Lis' })
    expect(await confirm(root, id, 'B. Lis')).toMatchObject({ kind: 'refused' })
    expect(await confirm(root, id, 'C. Wilk')).toMatchObject({ kind: 'saved' })
  })
})
