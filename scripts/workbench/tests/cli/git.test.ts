import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, vi } from 'vitest'
import { emptyEnglish, inLocales, run as runCommand } from '../fixtures/exchange/project.ts'
import { type Files, makeFolder, writeFiles } from '../fixtures/folder.ts'
import { linesOf, recordIn, recordsText } from '../fixtures/records.ts'
import { joinRecords, parseRecords } from '../../src/project/records/records.ts'
import { translated } from '../fixtures/exchange/exported.ts'

// Each test starts git some ten times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Repository = Awaited<ReturnType<typeof makeRepository>>

/**
 * Makes a git repository with the branch "main" in a temporary folder. `git` and `i18n` run git and a command of the
 * workbench; both return the exit code and the output.
 */
async function makeRepository() {
  const folder = await makeFolder({
    '.gitattributes': '* text=auto eol=lf\nlocales/.workbench/records/*.jsonl merge=union\n',
  })
  const env = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_EDITOR: 'true',
    GIT_AUTHOR_NAME: 'A. Nowak',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A. Nowak',
    GIT_COMMITTER_EMAIL: 'a@example.org',
    LC_ALL: 'C',
    NO_COLOR: '1',
  }
  const run = async (command: string, args: string[]) => {
    const { exitCode, all } = await execa(command, args, { cwd: folder, env, all: true, reject: false })
    return { code: exitCode ?? -1, output: all }
  }
  const git = (...args: string[]) => run('git', args)
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const write = (files: Files) => writeFiles(folder, files)
  await git('init', '--quiet', '--template=', '--initial-branch=main')
  return {
    folder,
    git,
    read,
    write,
    i18n: async (...args: string[]) => {
      const { out, error, code } = await runCommand(folder, ...args)
      return { code: Number(code), output: [out, error].filter(Boolean).join('\n') }
    },
    /** Writes files and commits them. */
    commit: async (subject: string, files: Files = {}) => {
      await write(files)
      await git('add', '--all')
      const { code, output } = await git('commit', '--quiet', '--allow-empty', '-m', subject)
      if (code !== 0) throw new Error(output)
    },
    json: async (file: string): Promise<unknown> => JSON.parse(await read(file)),
  }
}

/** The expected result of git or a command whose output contains these words. */
const outputWith = (code: number, words: string | RegExp): unknown => ({
  code,
  output: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
})

const page = 'locales/pl/common.json'

/** Two branches that begin at the same commit; "main" is checked out. */
async function branches(base: object, main: object, other: object): Promise<Repository> {
  const repository = await makeRepository()
  await repository.commit('Begin', { ...base })
  await repository.git('switch', '--quiet', '--create', 'other')
  await repository.commit('Work of the other', { ...other })
  await repository.git('switch', '--quiet', 'main')
  await repository.commit('Our work', { ...main })
  return repository
}

const keys = Array.from({ length: 62 }, (_, at) => `k${at + 10}`)
const record = (reviewer: string) => `0123abcd 4567cdef imported 2026-01-01 ${reviewer}`.trim()
const records = (reviewer: (at: number) => string) =>
  recordsText({ common: Object.fromEntries(keys.map((key, at) => [key, record(reviewer(at))])) })

it('git keeps the reviews of two branches', async () => {
  const file = 'locales/.workbench/records/pl.jsonl'
  const repository = await branches(
    { [file]: records(() => '') },
    { [file]: records((at) => (at % 2 === 0 ? 'A. Nowak' : '')) },
    { [file]: records((at) => (at % 2 === 1 ? 'B. Lis' : 'C. Wilk')) },
  )
  expect((await repository.git('merge', 'other')).code).toBe(0)
  const read = parseRecords(await repository.read(file), file)
  const reviewers = keys.map((key) =>
    joinRecords(read.get(`common:${key}`) ?? [], recordIn(record('')))?.reviewers.join('; '),
  )
  expect(reviewers).toEqual(keys.map((_, at) => (at % 2 === 0 ? 'A. Nowak; C. Wilk' : 'B. Lis')))
  expect(Object.keys(linesOf(await repository.read(file))['common'] ?? {})).toEqual(keys)
})

const texts = (title: string, lead: string, end: string) => ({ hero: { title, lead }, end })
describe('texts of two branches', () => {
  it('on neighbouring lines and in another order are merged without a conflict', async () => {
    const repository = await branches(
      { [page]: { hero: { title: 'Tytuł', lead: 'Wstęp' }, end: 'Koniec' } },
      { [page]: { hero: { title: 'Nowy', lead: 'Wstęp' }, end: 'Stop' } },
      { [page]: { hero: { lead: 'Nowy wstęp', more: 'Więcej', title: 'Tytuł' }, end: 'Stop' } },
    )
    await repository.git('merge', 'other')
    expect(await repository.i18n('merge')).toEqual(outputWith(0, `✓ ${page}: merged`))
    const merged = { hero: { title: 'Nowy', lead: 'Nowy wstęp', more: 'Więcej' }, end: 'Stop' }
    expect(await repository.read(page)).toBe(`${JSON.stringify(merged, null, 2)}\n`)
    expect((await repository.git('diff', '--name-only', '--diff-filter=U')).output).toBe('')
  })

  it('that both changed are listed by key, settled by side, and untouched once edited', async () => {
    // Conflicts on hero.title and end; the line between was changed on one side.
    const repository = await branches(
      { [page]: texts('Tytuł', 'Wstęp', 'Koniec') },
      { [page]: texts('Nasz tytuł', 'Wstęp', 'Nasz koniec') },
      { [page]: texts('Ich tytuł', 'Nowy wstęp', 'Ich koniec') },
    )
    await repository.git('merge', 'other')
    const marked = await repository.read(page)
    const merged = await repository.i18n('merge', '--theirs', '--key', 'common:hero.*')
    expect(merged).toEqual(outputWith(1, '1 conflict'))
    expect(merged.output).toMatch(/common:end\n {4}before {2}Koniec\n {4}ours {4}.*Nasz.*\n {4}theirs {2}.*Ich/)
    expect(await repository.read(page)).toBe(marked)
    expect((await repository.git('diff', '--name-only', '--diff-filter=U')).output).toBe(page)

    const edited = marked.replace('Ich koniec', 'Wspólny koniec')
    await repository.write({ [page]: edited })
    expect(await repository.i18n('merge', '--ours')).toEqual(outputWith(1, 'edited after the merge began'))
    expect(await repository.read(page)).toBe(edited)

    await repository.write({ [page]: marked })
    expect(await repository.i18n('merge', '--theirs', '--key', 'common:hero.*', '--ours')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Ich tytuł', 'Nowy wstęp', 'Nasz koniec'))
    expect((await repository.git('commit', '--no-edit')).code).toBe(0)
  })

  it('are kept or removed with their page when one branch removed it', async () => {
    const repository = await branches({ [page]: { a: 'A', b: 'B' } }, { [page]: { a: 'C', b: 'B' } }, {})
    await repository.git('switch', '--quiet', 'other')
    await rm(path.join(repository.folder, page))
    await repository.commit('Remove the page')
    await repository.git('switch', '--quiet', 'main')
    for (const side of ['ours', 'theirs']) {
      await repository.git('merge', 'other')
      expect(await repository.i18n('merge')).toMatchObject({ code: 1 })
      expect(await repository.i18n('merge', `--${side}`)).toMatchObject({ code: 0 })
      expect((await repository.git('ls-files', page)).output).toBe(side === 'ours' ? page : '')
      await repository.git('reset', '--hard', '--quiet')
    }
  })
})

describe('a glossary and comments of two branches', () => {
  const glossary = 'locales/.workbench/pl.glossary.json'
  const comments = 'locales/.workbench/pl.comments.json'
  const term = (name: string, ...use: string[]) => ({ term: name, use })
  const exception = (reason: string) => ({ key: 'common:end', rule: 'length', reason })
  const on = (...list: string[]) => ({ common: { 'hero.title': list } })
  const lines = (file: { terms: object[]; exceptions?: object[] }) => {
    const terms = file.terms.map((one) => `    ${JSON.stringify(one)}`).join(',\n')
    const rest = file.exceptions ? `,\n  "exceptions": ${JSON.stringify(file.exceptions)}` : ''
    return `{\n  "terms": [\n${terms}\n  ]${rest}\n}\n`
  }

  it('are merged by entry, and only an entry that both changed is asked for', async () => {
    const [a, b, c] = [term('CRO', 'CRO'), term('sponsor', 'sponsor*'), term('trial', 'badan*')]
    const [ours, theirs] = [term('CRO', 'nasze'), term('CRO', 'ich')]
    const repository = await branches(
      { [glossary]: lines({ terms: [a, b] }), [comments]: on('Ola: one') },
      {
        [glossary]: lines({ terms: [ours, b], exceptions: [exception('ours')] }),
        [comments]: on('Ola: one', 'Jan: two'),
      },
      {
        [glossary]: lines({ terms: [theirs, term('sponsor', 'zlec*'), c], exceptions: [exception('theirs')] }),
        [comments]: { ...on('Ola: three'), forms: { send: ['Ola: new'] } },
      },
    )
    await repository.git('merge', 'other')
    const { output } = await repository.i18n('merge')
    expect(output).toContain(`✓ ${comments}: merged`)
    expect(output).toMatch(/pl.glossary.json: 2 conflicts\n {2}pl.glossary:terms.cro\n(.+\n){3} {2}common:end\n/)
    expect(await repository.json(comments)).toEqual({ ...on('Jan: two', 'Ola: three'), forms: { send: ['Ola: new'] } })

    const settled = await repository.i18n('merge', '--theirs', '--key', 'common:end', '--ours')
    expect(settled).toMatchObject({ code: 0 })
    const merged = lines({ terms: [ours, term('sponsor', 'zlec*'), c], exceptions: [exception('theirs')] })
    expect(await repository.read(glossary)).toBe(merged)
  })
})

it('status --english-changed shows the former and the current English with the changes, and the translation', async () => {
  const { commit, i18n } = await makeRepository()
  await commit('One', inLocales({ ...emptyEnglish, ...translated({ skip: 'Skip it' }, { skip: 'Pomiń' }) }))
  await commit('Two', inLocales({ 'en/common.json': { skip: 'Skip it now' } }))
  expect((await i18n('status', 'pl', '--english-changed')).output.split('\n')).toEqual([
    'pl  common:skip',
    '  English then  Skip it',
    '  English now   Skip it{+ now+}',
    '  pl            Pomiń',
    '',
    'English changed: 1 text.',
  ])
})
