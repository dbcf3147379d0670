import path from 'node:path'
import { allLocales, config, isLocaleCode } from '../config.ts'
import { type GitOptions, git, gitOrNull, gitResult } from '../lib/git.ts'

/** The branch of a person is translate/<name>. */
export const BRANCHES = 'translate/'

/** The git repository that a project is in. Paths of its files begin in its own folder, as git has them. */
export interface Repository {
  readonly root: string
  readonly top: string
  /** The way from the latter to the former: "", or "apps/web/". */
  readonly prefix: string
  /** Where git keeps what is of this working copy alone. */
  readonly gitFolder: string
  /** The name of the remote that work is sent to. */
  readonly remote: string
  run(args: readonly string[], options?: GitOptions): Promise<string>
  result(args: readonly string[], options?: GitOptions): ReturnType<typeof gitResult>
}

/**
 * Hooks are for those who change code: a linter's word about it must not hold back a translator's work. Tidying up after each
 * step takes longer than the step.
 */
const settings = ['core.hooksPath=/dev/null', 'core.quotePath=false', 'maintenance.auto=false'].flatMap((one) => [
  '-c',
  one,
])

/** Git asks nobody for a password, opens no editor, and speaks English, as its answers are read. */
const variables = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' }

/** The repository of a project; null where there is none, or none that it came from. */
export async function openRepository(root: string): Promise<Repository | null> {
  const said = await gitOrNull(root, ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix'])
  const [top, gitFolder = '', prefix = ''] = said?.split('\n') ?? []
  if (!top) return null
  const remote = await remoteOf(root)
  const withOwn = ({ env, ...options }: GitOptions = {}) => ({ ...options, env: { ...variables, ...env } })
  if (remote === null) return null
  return {
    ...{ root, top, prefix, gitFolder, remote },
    run: (args, options) => git(top, [...settings, ...args], withOwn(options)),
    result: (args, options) => gitResult(top, [...settings, ...args], withOwn(options)),
  }
}

/** That of the present branch, else the only one, else "origin". */
async function remoteOf(root: string): Promise<string | null> {
  const remotes = (await gitOrNull(root, ['remote']))?.split('\n').filter(Boolean) ?? []
  const branch = (await gitOrNull(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim()
  const own = branch === undefined ? null : (await gitOrNull(root, ['config', `branch.${branch}.remote`]))?.trim()
  const wanted = [own, remotes.length === 1 ? remotes[0] : 'origin']
  return wanted.find((name) => name !== undefined && name !== null && remotes.includes(name)) ?? null
}

/** Whether a file, by its path from the project's folder, is work of translators: messages, and what is kept beside them. */
export function isWork(file: string): boolean {
  const { layout, records } = config()
  if (file.startsWith(`${records}/`)) return true
  const locale = layout.parse(file)?.locale
  return (locale !== undefined && isLocaleCode(locale)) || localeFolders().some((folder) => file.startsWith(folder))
}

/** The folders in which a locale has all that is its own: "locales/pl/". */
function localeFolders(): string[] {
  return allLocales().flatMap(({ code }) => {
    const folder = path.posix.dirname(config().layout.path(code, 'any'))
    return path.posix.basename(folder) === code ? [`${folder}/`] : []
  })
}

/** The same by a path from the repository's folder. */
export const isWorkIn = ({ prefix }: Repository, file: string): boolean =>
  file.startsWith(prefix) && isWork(file.slice(prefix.length))

/** What in the working copy is not as the last commit has it, files that git does not know included. */
export async function changedFiles(repository: Repository): Promise<string[]> {
  const said = await repository.run(['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'])
  return said.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
}

/** Where a file of the repository is. */
export const placeIn = ({ root, prefix }: Repository, file: string) => path.join(root, path.relative(prefix, file))

/** The commit that a name stands for; null for none. */
export async function commitOf(repository: Repository, name: string): Promise<string | null> {
  const { code, out } = await repository.result(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  return code === 0 ? out.toString().trim() : null
}

/** Whether one commit has all that another has. */
export const hasAllOf = async (repository: Repository, commit: string, other: string): Promise<boolean> =>
  (await repository.result(['merge-base', '--is-ancestor', other, commit])).code === 0
