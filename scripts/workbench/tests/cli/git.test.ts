import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../fixtures/exchange/project.ts'
import { type Files, jsonText, makeFolder, writeFiles } from '../fixtures/folder.ts'

// Each test starts git some ten times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Makes a git repository with the branch "main" in a temporary folder. */
async function makeRepository() {
  const folder = await makeFolder({ '.gitattributes': '* text=auto eol=lf\n' })
  const env = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_EDITOR: 'true',
    GIT_AUTHOR_NAME: 'A. Nowak',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A. Nowak',
    GIT_COMMITTER_EMAIL: 'a@example.org',
    LC_ALL: 'C',
  }
  const git = (...args: string[]) => execa('git', args, { cwd: folder, env, reject: false })
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const write = (files: Files) => writeFiles(folder, files)
  await git('init', '--quiet', '--template=', '--initial-branch=main')
  return {
    ...{ folder, git, read, write },
    /** Settles the conflicts of a merge. */
    merge: (...args: string[]) => run(folder, 'merge', ...args),
    /** Writes files and commits them. */
    commit: async (files: Files) => {
      await write(files)
      await git('add', '--all')
      await git('commit', '--quiet', '-m', 'Work')
    },
    json: async (file: string): Promise<unknown> => JSON.parse(await read(file)),
    conflicts: async () => (await git('diff', '--name-only', '--diff-filter=U')).stdout,
  }
}

const page = 'locales/pl/common.json'

/** Two branches that begin at the same commit, after an attempt to merge the other one into "main". */
async function mergeBranches(base: Files, main: Files, other: Files) {
  const repository = await makeRepository()
  await repository.commit(base)
  await repository.git('switch', '--quiet', '--create', 'other')
  await repository.commit(other)
  await repository.git('switch', '--quiet', 'main')
  await repository.commit(main)
  await repository.git('merge', 'other')
  return repository
}

const texts = (title: string, lead: string, end: string) => ({ hero: { title, lead }, end })
describe('texts of two branches', () => {
  it('on neighbouring lines and in another order are merged without a conflict', async () => {
    const repository = await mergeBranches(
      { [page]: { hero: { title: 'Tytuł', lead: 'Wstęp' }, end: 'Koniec' } },
      { [page]: { hero: { title: 'Nowy', lead: 'Wstęp' }, end: 'Stop' } },
      { [page]: { hero: { lead: 'Nowy wstęp', more: 'Więcej', title: 'Tytuł' }, end: 'Stop' } },
    )
    expect(await repository.merge()).toMatchObject({ code: 0, out: expect.stringContaining(`✓ ${page}: merged`) })
    const merged = { hero: { title: 'Nowy', lead: 'Nowy wstęp', more: 'Więcej' }, end: 'Stop' }
    expect(await repository.read(page)).toBe(jsonText(merged))
    expect(await repository.conflicts()).toBe('')
  })

  it('that both changed are listed by key, settled by side, and untouched once edited', async () => {
    // Conflicts on hero.title and end; the line between was changed on one side.
    const repository = await mergeBranches(
      { [page]: texts('Tytuł', 'Wstęp', 'Koniec') },
      { [page]: texts('Nasz tytuł', 'Wstęp', 'Nasz koniec') },
      { [page]: texts('Ich tytuł', 'Nowy wstęp', 'Ich koniec') },
    )
    const marked = await repository.read(page)
    const { out, error, code } = await repository.merge('--theirs', '--key', 'common:hero.*')
    expect(code).toBe(1)
    expect(`${out}\n${error}`).toMatch(/common:end\n {4}before {2}Koniec\n {4}ours {4}.*Nasz.*\n {4}theirs {2}.*Ich/)
    expect(await repository.read(page)).toBe(marked)
    expect(await repository.conflicts()).toBe(page)

    const edited = marked.replace('Ich koniec', 'Wspólny koniec')
    await repository.write({ [page]: edited })
    const refused = { code: 1, out: expect.stringContaining('changed after the merge began') }
    expect(await repository.merge('--ours')).toMatchObject(refused)
    expect(await repository.read(page)).toBe(edited)

    await repository.write({ [page]: marked })
    expect(await repository.merge('--theirs', '--key', 'common:hero.*', '--ours')).toMatchObject({ code: 0 })
    expect(await repository.json(page)).toEqual(texts('Ich tytuł', 'Nowy wstęp', 'Nasz koniec'))
    expect((await repository.git('commit', '--no-edit')).exitCode).toBe(0)
  })

  it('are kept or removed with their page when one branch removed it', async () => {
    const repository = await mergeBranches({ [page]: { a: 'A', b: 'B' } }, { [page]: { a: 'C', b: 'B' } }, {})
    await repository.git('switch', '--quiet', 'other')
    await rm(path.join(repository.folder, page))
    await repository.commit({})
    await repository.git('switch', '--quiet', 'main')
    for (const side of ['ours', 'theirs']) {
      await repository.git('merge', 'other')
      expect(await repository.merge()).toMatchObject({ code: 1 })
      expect(await repository.merge(`--${side}`)).toMatchObject({ code: 0 })
      expect((await repository.git('ls-files', page)).stdout).toBe(side === 'ours' ? page : '')
      await repository.git('reset', '--hard', '--quiet')
    }
  })
})

it('a glossary and comments are merged by entry, and only an entry that both changed is asked for', async () => {
  const glossary = 'locales/.workbench/pl.glossary.json'
  const comments = 'locales/.workbench/pl.comments.json'
  const term = (name: string, use: string) => ({ term: name, use: [use] })
  const trial = term('trial', 'badan*')
  const exceptions = (reason: string) => [{ key: 'common:end', rule: 'length', reason }]
  const on = (...list: string[]) => ({ common: { 'hero.title': list } })
  const repository = await mergeBranches(
    { [glossary]: { terms: [term('CRO', 'CRO'), term('sponsor', 'sponsor*')] }, [comments]: on('Ola: one') },
    {
      [glossary]: { terms: [term('CRO', 'nasze'), term('sponsor', 'sponsor*'), trial], exceptions: exceptions('ours') },
      [comments]: on('Ola: one', 'Jan: two'),
    },
    {
      [glossary]: { terms: [term('CRO', 'ich'), term('sponsor', 'zlec*'), trial], exceptions: exceptions('theirs') },
      [comments]: { ...on('Ola: three'), forms: { send: ['Ola: new'] } },
    },
  )
  const { out, error } = await repository.merge()
  expect(out).toContain(`✓ ${comments}: merged`)
  expect(`${out}\n${error}`).toMatch(
    /pl.glossary.json: 2 conflicts\n {2}pl.glossary:terms.cro\n(.+\n){3} {2}common:end\n/,
  )
  expect(await repository.json(comments)).toEqual({ ...on('Jan: two', 'Ola: three'), forms: { send: ['Ola: new'] } })

  expect(await repository.merge('--theirs', '--key', 'common:end', '--ours')).toMatchObject({ code: 0 })
  const merged = { terms: [term('CRO', 'nasze'), term('sponsor', 'zlec*'), trial], exceptions: exceptions('theirs') }
  expect(await repository.json(glossary)).toEqual(merged)
})
