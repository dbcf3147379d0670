import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { expect, vi } from 'vitest'
import { run as runCommand } from './fixtures/exchange/project.ts'
import { type Files, makeFolder, writeFiles } from './fixtures/folder.ts'

// Each test starts git some ten times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

export type Repository = Awaited<ReturnType<typeof makeRepository>>

/**
 * Makes a git repository with the branch "main" in a temporary folder. `git` and `i18n` run git and a command of the
 * workbench; both return the exit code and the output.
 */
export async function makeRepository() {
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
export const outputWith = (code: number, words: string | RegExp): unknown => ({
  code,
  output: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
})
