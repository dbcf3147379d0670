import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, vi } from 'vitest'
import { run as runCommand } from './fixtures/exchange/project.ts'
import { type Files, makeFolder, writeFiles } from './fixtures/folder.ts'

// Each test starts git some ten times, which on a busy machine takes a while.
vi.setConfig({ testTimeout: 60_000 })

/** A git repository in a folder of its own. */
export interface Repository {
  readonly folder: string
  /** Runs git; gives its exit code and everything that it prints. */
  git(...args: string[]): Promise<{ code: number; said: string }>
  /** Runs a command of the workbench; the same. */
  i18n(...args: string[]): Promise<{ code: number; said: string }>
  write(files: Files): Promise<void>
  /** Writes files and commits them. */
  commit(subject: string, files?: Files): Promise<void>
  read(file: string): Promise<string>
  json(file: string): Promise<unknown>
}

/** Makes a repository on the branch "main" for one test. */
export async function makeRepository(): Promise<Repository> {
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
    return { code: exitCode ?? -1, said: all }
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
    i18n: async (...args) => {
      const { out, error, code } = await runCommand(folder, ...args)
      return { code: Number(code), said: [out, error].filter(Boolean).join('\n') }
    },
    commit: async (subject, files = {}) => {
      await write(files)
      await git('add', '--all')
      const { code, said } = await git('commit', '--quiet', '--allow-empty', '-m', subject)
      if (code !== 0) throw new Error(said)
    },
    json: async (file) => JSON.parse(await read(file)),
  }
}

/** What git or a command ends with that says these words among others. */
export const saying = (code: number, words: string | RegExp): unknown => ({
  code,
  said: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
})
