import { describe, expect, it } from 'vitest'
import { annotateMessage } from '../../src/edit/revise.ts'
import { mqmDimensions } from '../../src/model/mqm.ts'
import { readSoundProject } from '../../src/model/project.ts'
import { openAnnotations } from '../../src/model/records/annotations.ts'
import { hashOf, textHash } from '../../src/model/units.ts'
import type { Requests } from '../../src/protocol/protocol.ts'
import { polishIn, save, seen, unitIn } from '../fixtures/edit.ts'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { hashOfLocales, makeProject, putFiles, readJson, readLocale, run, today } from '../fixtures/exchange/project.ts'

const id = 'common:title'
const project = () =>
  makeProject({
    'en/common.json': { title: 'Title of four words', more: 'More', last: 'Last' },
    'pl/common.json': { title: 'Tytuł z czterech słów', last: 'Ostatni' },
    '.workbench/pl.record.json': {
      common: {
        title: recordLine('Title of four words', 'Tytuł z czterech słów'),
        last: recordLine('Last', 'Ostatni', 'human 2026-01-02 B. Lis'),
      },
    },
  })
const said = { type: 'omission', severity: 'major', comment: '', person: 'B. Lis' } as const
const annotate = async (root: string, rest: Partial<Requests['annotate']> = {}) => {
  const wanted = rest.id ?? id
  return annotateMessage(polishIn(root), { id: wanted, base: await seen(root, wanted), ...said, ...rest })
}
const annotations = async (root: string) => (await readJson(root, '.workbench/pl.annotations.json')).common
const line = (rest: string, text = 'Tytuł z czterech słów') => `${hashOf([text])} ${rest}`
async function open(root: string) {
  const list = (await readSoundProject(root)).annotations.get('pl')?.get(id)
  return openAnnotations(list, textHash(await unitIn(root, id))).map(({ comment }) => comment)
}
const correct = (root: string) => save(root, id, 'Nowy tytuł')

describe('an annotation', () => {
  it('is a line beside the records, in the order of English', async () => {
    const root = await project()
    await annotate(root, { id: 'common:last', type: 'style', severity: 'neutral' })
    await annotate(root, { comment: ' The  word\n“four”\tis missing. ' })
    expect(await readLocale(root, '.workbench/pl.annotations.json')).toBe(
      [
        '{\n  "common": {',
        `    "title": "${line(`omission major ${today} (B. Lis) The word “four” is missing.`)}",`,
        `    "last": "${line(`style neutral ${today} (B. Lis)`, 'Ostatni')}"`,
        '  }\n}\n',
      ].join('\n'),
    )
    await annotate(root, { type: 'spelling', severity: 'minor', person: 'C. Wilk (Acme)' })
    expect((await annotations(root)).title).toEqual([
      line(`omission major ${today} (B. Lis) The word “four” is missing.`),
      line(`spelling minor ${today} (C. Wilk (Acme))`),
    ])
  })

  it('is kept once', async () => {
    const root = await project()
    await annotate(root)
    expect(await annotate(root)).toEqual({ kind: 'saved', files: [] })
  })

  it('of a text that was changed since is history', async () => {
    const root = await project()
    await annotate(root, { comment: 'First' })
    expect(await open(root)).toEqual(['First'])
    await correct(root)
    expect(await open(root)).toEqual([])
    await annotate(root, { comment: 'Second' })
    expect(await open(root)).toEqual(['Second'])
    expect((await annotations(root)).title).toHaveLength(2)
  })

  it('is refused of what is not there, or has changed meanwhile', async () => {
    const root = await project()
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

it('has every type of MQM Core once', () => {
  expect(mqmDimensions).toHaveLength(7)
  const ids = mqmDimensions.flatMap(({ id, types }) => [id, ...types.map((type) => type.id)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(46)
})

describe('status --quality', () => {
  it('says how many errors of each type there are in 1,000 words', async () => {
    const root = await project()
    await annotate(root)
    await annotate(root, { type: 'accuracy', severity: 'minor' })
    await annotate(root, { type: 'spelling', severity: 'neutral' })
    await correct(root)
    await annotate(root, { type: 'spelling', severity: 'critical' })
    const { out } = await run(root, 'status', 'pl', '--quality')
    expect(out.split('\n')).toEqual([
      'pl Polski, based on 2 messages (5 words of English), reviewed or annotated.',
      '                        neutral  minor  major  critical  errors  per 1,000 words  open',
      'Accuracy                      0      1      1         0       2           400.00     0',
      '  Omission                    0      0      1         0       1           200.00     0',
      'Linguistic conventions        1      0      0         1       1           200.00     1',
      '  Spelling                    1      0      0         1       1           200.00     1',
      'All                           1      1      1         1       3           600.00     1',
      'Errors are minor, major and critical. Open are those of which the text is still as it was.',
    ])
    const json = JSON.parse((await run(root, 'status', 'pl', '--quality', '--json')).out)
    expect(json).toMatchObject([{ locale: 'pl', basis: { messages: 2, words: 5 }, total: { errors: 3, open: 1 } }])
  })

  it('says so where nothing was annotated, and which file cannot be read', async () => {
    const root = await project()
    expect((await run(root, 'status', 'pl', '--quality')).out).toMatch(
      /based on 1 message \(1 word .* No annotation\.$/,
    )
    await putFiles(root, {
      '.workbench/pl.annotations.json': { common: { title: line('nonsense major 2026-01-02 (A)') } },
    })
    expect((await run(root, 'status', 'pl', '--quality')).error).toContain(
      'locales/.workbench/pl.annotations.json:3: expected "<hash of the text> <MQM type> <severity> <date> (<reviewer>) <comment>", found',
    )
    expect((await run(root, 'status', 'pl')).out).toContain('pl Polski')
  })
})
