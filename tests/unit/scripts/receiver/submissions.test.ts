import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileStore, openStore } from '../../../../scripts/receiver/node/database.ts'
import type { NewSubmission } from '../../../../scripts/receiver/store.ts'
import { toCsv, toTable } from '../../../../scripts/receiver/submissions.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'

const freelance = { fullName: 'Jan', email: 'j@example.com', cv: 'example.com/cv', comments: '' }

let folder: string
let file: string
let store: FileStore

beforeEach(async () => {
  folder = await folderOfTest()
  file = path.join(folder, 'data/submissions.db')
  store = openStore(file)
})
afterEach(() => store.close())

describe('npm run submissions', { timeout: 30_000 }, () => {
  const cli = (...args: string[]) =>
    execa(process.execPath, ['scripts/submissions.ts', ...args], { reject: false, stripFinalNewline: false })

  const table = async () => toTable(await store.all())
  const csv = async () => Papa.parse<Record<string, string>>(toCsv(await store.all()).trimEnd(), { header: true }).data

  const add = (fields: Record<string, string>, other: Partial<NewSubmission> = {}) =>
    store.add({
      receivedAt: '2026-01-02T12:00:00.000Z',
      form: 'contact',
      locale: 'en',
      key: crypto.randomUUID(),
      notices: [],
      fields,
      ...other,
    })

  beforeEach(async () => {
    const comments = 'one\r\ntwo, "three"\u001b[2J'
    await add({ service: 'translation', fullName: 'Zoë 🦊', email: 'z@example.com', comments })
    await add(freelance, { receivedAt: '2026-01-02T12:00:01.000Z', form: 'freelance', locale: 'pl' })
  })

  it('prints a table that cuts nothing and lets nothing steer the terminal', async () => {
    expect(await table()).toBe(`id  received (UTC)       form       locale  fullName  email
 1  2026-01-02 12:00:00  contact    en      Zoë 🦊    z@example.com
    service   translation
    comments  one
              two, "three"\\u001b[2J
 2  2026-01-02 12:00:01  freelance  pl      Jan       j@example.com
    cv        example.com/cv
`)
    const long = 'x'.repeat(3000)
    await add({ fullName: long, email: long, comments: long, fax: 'a field of earlier days' })
    expect((await table()).match(/x{3000}/g)).toHaveLength(3)
    expect(await table()).toMatch(/\n {4}fax {7}a field of earlier days\n$/)
  })

  it('prints what cannot be seen as its escape sequence, in the line of a message and below it', async () => {
    const hidden = '\u061c\u2028\u2029\u200b\ufeff\u00ad\u202e\u{e0041}\t'
    const shown = String.raw`\u061c\u2028\u2029\u200b\ufeff\u00ad\u202e\u{e0041}\t`
    await add({ fullName: `A\nB${hidden}`, email: 'c@example.com', comments: `A\nB${hidden}C` })
    const printed = await table()
    expect(printed).toContain(`A\\nB${shown}  c@example.com`)
    expect(printed).toContain(`    comments  A\n              B${shown}C\n`)
  })

  it('prints all as a table, as CSV or as JSON, of one form if wanted', async () => {
    expect((await cli('--file', file)).stdout).toBe(await table())
    expect((await cli('--csv', '--file', file)).stdout).toBe(toCsv(await store.all()))
    expect(toCsv(await store.all())).toMatch(/[^\n]\r\n$/)
    expect(JSON.parse((await cli('--json', '--form', 'freelance', '--file', file)).stdout)).toEqual(
      await store.all({ form: 'freelance' }),
    )
  })

  it('prints CSV in which no cell is a formula', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r', '=\n', ' =', '＝', '＋']
    const cells = [...starts.map((start) => `${start}1+1`), '+48-601-234-567', '+48 500 000 000', '+1/0']
    for (const comments of cells) await add({ comments, fax: comments })
    const rows = await csv()
    expect(rows[0]).toMatchObject({
      id: '1',
      receivedAt: '2026-01-02T12:00:00.000Z',
      form: 'contact',
      locale: 'en',
      fullName: 'Zoë 🦊',
      comments: 'one\r\ntwo, "three"\u001b[2J',
    })
    expect(rows[1]).toMatchObject({ id: '2', form: 'freelance', locale: 'pl', ...freelance })
    for (const name of ['comments', 'fax'])
      expect(rows.slice(2).map((row) => row[name])).toEqual(cells.map((cell) => `'${cell}`))
  })

  it('shows, exports and deletes what one address has sent, and says what was deleted', async () => {
    await add({ fullName: 'Eva', email: ' J@Example.com ' })
    await add({ fullName: 'Max', email: 'max@example.com', comments: 'j@example.com' })
    const { stdout } = await cli('--of', 'j@example.com', '--json', '--file', file)
    expect(JSON.parse(stdout)).toMatchObject([{ id: 2 }, { id: 3 }])
    expect((await cli('--of', 'j@example.com', '--delete', '--file', file)).stdout).toBe(
      `Deleted 2 submissions from ${file}:\n  2: freelance, 2026-01-02T12:00:01.000Z\n  3: contact, 2026-01-02T12:00:00.000Z\n`,
    )
    expect((await cli('--of', 'j@example.com', '--file', file)).stdout).toBe(
      `There are no submissions of j@example.com in ${file}.\n`,
    )
    expect(await store.all()).toMatchObject([{ id: 1 }, { id: 4 }])
  })

  it('says that there are no submissions yet, and creates nothing', async () => {
    const none = path.join(folder, 'none.db')
    const notice = `There are no submissions in ${none}, which does not exist yet.\n`
    expect(await cli('--file', none)).toMatchObject({ exitCode: 0, stdout: notice, stderr: '' })
    expect(await cli('--file', none, '--json')).toMatchObject({ exitCode: 0, stdout: '[]\n', stderr: notice })
  })

  it('deletes for good: by their ids, or what is older than a day', async () => {
    await add({ fullName: 'Eva' }, { receivedAt: '2026-03-01T00:00:00.000Z' })
    const names = async () => (await store.all()).map(({ fields }) => fields['fullName'])
    expect((await cli('--delete', '2', '7', '--file', file)).stdout).toBe(
      `Deleted 1 submission from ${file}:\n  2: freelance, 2026-01-02T12:00:01.000Z\n`,
    )
    expect(await names()).toEqual(['Zoë 🦊', 'Eva'])
    expect((await cli('--delete-before', '2026-03-01', '--file', file)).stdout).toBe(
      `Deleted 1 submission from ${file}:\n  1: contact, 2026-01-02T12:00:00.000Z\n`,
    )
    expect(await names()).toEqual(['Eva'])
    store.close()
    expect((await readFile(file)).includes('z@example.com')).toBe(false)
  })

  it.each([
    [['--delete-before', 'May'], /'May' is invalid\. Expected a day such as 2026-11-21\./],
    [['--delete'], /^error: --delete needs ids, or --of with an address\n/],
  ])('refuses %j in one sentence', async (args, message) => {
    expect(await cli(...args)).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(message) })
  })
})
