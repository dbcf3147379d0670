import { describe, expect, it } from 'vitest'
import { confirmMessage } from '../../../../../scripts/i18n/edit/revise.ts'
import { saveMessage } from '../../../../../scripts/i18n/edit/save.ts'
import type { ReviseRequest } from '../../../../../scripts/translate/protocol.ts'
import { polishIn, seen, unitIn } from '../../../../fixtures/edit.ts'
import { recordLine } from '../../../../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, readLocale } from '../../../../fixtures/exchange/project.ts'

const today = new Date().toISOString().slice(0, 10)
const id = 'common:title'
const line = (rest: string) => recordLine('Title', 'Tytuł', rest)
const project = (record = line('human (A. Nowak) 2026-01-02')) =>
  makeProject({
    'en/common.json': { title: 'Title', more: 'More' },
    'pl/common.json': { title: 'Tytuł' },
    '.workbench/pl.record.json': { common: { title: record } },
  })
const confirm = async (root: string, person: string, rest: Partial<ReviseRequest> = {}) =>
  confirmMessage(polishIn(root), { id, base: await seen(root, id), person, ...rest })
const recorded = async (root: string) => JSON.parse(await readLocale(root, '.workbench/pl.record.json')).common.title
const stateOf = async (root: string) => (await unitIn(root, id)).state

describe('a confirmation', () => {
  it('records the reviewer and the day, with both hashes, and the text is reviewed', async () => {
    const root = await project()
    expect(await confirm(root, 'B. Lis')).toMatchObject({ kind: 'saved' })
    expect(await recorded(root)).toBe(line(`human (A. Nowak) ${today} B. Lis`))
    expect(await stateOf(root)).toBe('reviewed')
    const before = await hashOfLocales(root)
    expect(await confirm(root, 'b. lis')).toEqual({ kind: 'saved', files: [] })
    expect(await hashOfLocales(root)).toBe(before)
    await confirm(root, 'C. Wilk')
    expect(await recorded(root)).toBe(line(`human (A. Nowak) ${today} B. Lis; C. Wilk`))
  })

  it.each([
    ['stale', recordLine('Old', 'Tytuł', 'machine 2026-01-02 C. Wilk'), 'machine'],
    ['unrecorded', recordLine('Title', 'Inny', 'machine (B. Lis) 2026-01-02 C. Wilk'), 'human'],
    ['said to need work', line('imported 2026-01-02 needs-work C. Wilk'), 'imported'],
  ])('of a text that was %s names nobody who did not see it so', async (_, record, origin) => {
    const root = await project(record)
    await confirm(root, 'B. Lis')
    expect(await recorded(root)).toBe(line(`${origin} ${today} B. Lis`))
  })

  it('is void after an edit, here or by hand', async () => {
    const root = await project()
    await confirm(root, 'B. Lis')
    const request = { id, texts: { text: 'Nagłówek' }, base: await seen(root, id), excuses: [], person: 'A. Nowak' }
    await saveMessage(polishIn(root), request)
    expect(await stateOf(root)).toBe('translated')
    await confirm(root, 'B. Lis')
    await putFiles(root, { 'pl/common.json': { title: 'Inny' } })
    expect(await stateOf(root)).toBe('unrecorded')
  })
})

describe('whoever translated a text', () => {
  it('cannot confirm it', async () => {
    const root = await project()
    const before = await hashOfLocales(root)
    expect(await confirm(root, 'a. nowak')).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/^a. nowak translated this text, so somebody else has to confirm it\./),
    })
    expect(await confirm(root, 'A. Nowak', { waiver: ' ' })).toMatchObject({ kind: 'refused' })
    expect(await hashOfLocales(root)).toBe(before)
  })

  it('can by a waiver, which is recorded and is no review', async () => {
    const root = await project()
    await confirm(root, 'A. Nowak', { waiver: 'No second translator' })
    expect(await recorded(root)).toBe(line(`human (A. Nowak) ${today} A. Nowak (waiver: No second translator)`))
    expect(await stateOf(root)).toBe('translated')
    await confirm(root, 'B. Lis', { waiver: 'Not needed' })
    expect(await recorded(root)).toBe(line(`human (A. Nowak) ${today} A. Nowak; B. Lis (waiver: No second translator)`))
    expect(await stateOf(root)).toBe('reviewed')
  })

  it('can when somebody else has changed it since', async () => {
    const root = await project()
    const request = { id, texts: { text: 'Nagłówek' }, base: await seen(root, id), excuses: [], person: 'B. Lis' }
    await saveMessage(polishIn(root), request)
    expect(await confirm(root, 'B. Lis')).toMatchObject({ kind: 'refused' })
    expect(await confirm(root, 'A. Nowak')).toMatchObject({ kind: 'saved' })
  })
})

describe('nothing is confirmed', () => {
  it('that has changed since, the English included', async () => {
    const root = await project()
    const base = await seen(root, id)
    for (const files of [{ 'en/common.json': { title: 'Heading' } }, { 'pl/common.json': { title: 'Inny' } }]) {
      await putFiles(root, files)
      const before = await hashOfLocales(root)
      expect(await confirm(root, 'B. Lis', { base })).toMatchObject({ kind: 'conflict' })
      expect(await hashOfLocales(root)).toBe(before)
    }
  })

  it('that is not there, has an error, or by nobody', async () => {
    const root = await project()
    const none = { id: 'common:more', base: await seen(root, 'common:more') }
    expect(await confirm(root, 'B. Lis', none)).toMatchObject({ kind: 'refused' })
    await expect(confirm(root, ' ')).rejects.toThrow('Your name: expected a name, found nothing.')
    await putFiles(root, { 'pl/common.json': { title: 'Tytuł  ' } })
    expect(await confirm(root, 'B. Lis')).toMatchObject({ kind: 'findings', findings: [{ rule: 'spaces' }] })
  })
})
