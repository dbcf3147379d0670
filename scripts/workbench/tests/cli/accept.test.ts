import { execa } from 'execa'
import { describe, expect, it } from 'vitest'
import { type Files, makeProject, readJson, recorded, refusal, run, today } from '../fixtures/exchange/project.ts'
import { example, recordLine, translated } from '../fixtures/exchange/exported.ts'

const english = { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth' }
const polish = { first: 'Pierwszy', second: 'Drugi', third: 'Trzeci' }
const line = (key: 'first' | 'second' | 'third', rest: string, source = english[key]) =>
  recordLine(source, polish[key], rest)
const records = {
  first: line('first', 'machine 2026-01-02'),
  second: line('second', 'human (D. Maj) 2026-01-02 B. Lis', 'Old English'),
}
const files: Files = {
  'en/common.json': english,
  'pl/common.json': polish,
  '.workbench/records/pl.jsonl': { common: records },
}
/** A second person confirms the translation. */
const byOthers = ['--translator', 'D. Maj', '--reviewer', 'A. Nowak'] as const

describe('accept', () => {
  it('records texts that were edited by hand, and lists them; an exception for the text before ends', async () => {
    const exception = { key: 'common:third', rule: 'spaces', text: '00000000', reason: 'Once.' }
    const root = await makeProject({ ...files, '.workbench/pl.glossary.json': { exceptions: [exception] } })
    const { out } = await run(root, 'accept', 'pl', '--edited')
    expect(out).toContain('unrecorded → unconfirmed  common:third\npl: 1 text accepted.')
    expect(await recorded(root)).toEqual({ ...records, third: line('third', `human ${today}`) })
    expect(await readJson(root, '.workbench/pl.glossary.json')).toEqual({})
  })

  it('accepts a text in every language with one command, and none when a language is unknown', async () => {
    const root = await makeProject(files)
    expect((await run(root, 'accept', 'pl,xx', 'common:first', ...byOthers)).error).toContain('"xx" is no language')
    expect(await recorded(root)).toEqual(records)
    const { out } = await run(root, 'accept', 'all', 'common:first', ...byOthers)
    expect(out).toContain('pl: 1 text confirmed.')
  })

  it('takes the key of a plural form, as "status --english-changed" prints it', async () => {
    const files = translated(example.english, example.polish, {}, { pages: ['{{count}} site', 'old'] })
    const root = await makeProject(files)
    const { out } = await run(root, 'status', 'pl', '--english-changed')
    expect(out).toMatch(/common:pages_few[\s\S]*\nEnglish changed: 1 text\.$/)
    expect((await run(root, 'accept', 'pl', 'common:pages_few')).out).toContain('→ unconfirmed  common:pages')
  })

  it('leaves texts whose English changed out of a key with *, and counts them', async () => {
    const root = await makeProject(files)
    const { out } = await run(root, 'accept', 'pl', 'common:*', ...byOthers)
    expect(out).toContain(
      '1 text left out, English changed: common:second.\n  Compare: npm run i18n -- status pl --english-changed. Then name',
    )
    expect(await recorded(root)).toEqual({
      first: line('first', `machine ${today} A. Nowak`),
      second: records.second,
      third: line('third', `human (D. Maj) ${today} A. Nowak`),
    })
    const all = await run(root, 'accept', 'pl', 'common:*', '--english-changed')
    expect(all.out).toContain('english-changed → unconfirmed  common:second')
  })

  it('marks texts as needing work, with a name and a reason, until they are accepted', async () => {
    const root = await makeProject(files)
    const objection = ['--needs-work', '--reviewer', 'A. Nowak', '--comment', 'Too formal']
    expect((await run(root, 'accept', 'pl', 'common:first', ...objection)).out).toContain('unconfirmed → needs-work')
    expect((await recorded(root)).first).toBe(line('first', `machine ${today} needs-work A. Nowak`))
    expect(await readJson(root, '.workbench/pl.comments.json')).toEqual({
      common: { first: [`A. Nowak, ${today}: Too formal`] },
    })
    expect((await run(root, 'accept', 'pl', 'common:first')).out).toContain('needs-work → unconfirmed  common:first')
    expect((await recorded(root)).first).toBe(line('first', `machine ${today}`))
    expect((await run(root, 'accept', 'pl', 'common:first')).out).toContain('1 text already accepted, and not changed.')
  })

  it('only adds a comment that is alone', async () => {
    const root = await makeProject(files)
    await execa('git', ['init', '--quiet'], { cwd: root })
    await execa('git', ['config', 'user.name', 'O. Lis'], { cwd: root })
    await run(root, 'accept', 'pl', 'common:second', 'common:fourth', '--comment', 'A verb?')
    expect(await recorded(root)).toEqual(records)
    const { common } = await readJson(root, '.workbench/pl.comments.json')
    expect(common.fourth).toEqual([`O. Lis, ${today}: A verb?`])
  })

  it('refuses a confirmation by the translator', async () => {
    const byNowak = { common: { first: line('first', 'human (A. Nowak) 2026-01-02') } }
    const root = await makeProject({ ...files, '.workbench/records/pl.jsonl': byNowak })
    const confirm = ['accept', 'pl', 'common:first', '--reviewer', 'A. Nowak']
    expect(await run(root, ...confirm)).toMatchObject({
      code: 1,
      out: expect.stringContaining('pl/common.json:2 common:first: Not confirmed: A. Nowak translated this text.'),
    })
    expect((await recorded(root)).first).toBe(byNowak.common.first)
  })

  it('lists texts with an error of "check", and accepts the others', async () => {
    const root = await makeProject({ ...files, 'pl/common.json': { ...polish, third: 'Trzeci  tekst' } })
    const { out } = await run(root, 'accept', 'pl', 'common:first', 'common:third', ...byOthers)
    expect(out).toContain('common:third: Two spaces together')
    expect(out).toContain('pl: 1 text confirmed.\n1 text left out because of the errors above.')
  })

  it.each([
    [['pl', 'common:none'], '"common:none": there is no such text.'],
    [['pl', 'common:first', '--needs-work', '--comment', 'Too formal'], '--comment: no name is known.'],
  ])('refuses %j', async (args, message) => {
    expect(await run(await makeProject(files), 'accept', ...args)).toEqual(refusal(message))
  })
})
