import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface GitOptions {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  /** In ms. By default it may take as long as it takes. */
  readonly timeout?: number
}

/** Runs git in a folder and gives what it prints. Throws an error with what git says when it fails. */
export async function git(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(cwd, args, options)).toString('utf8')
}

async function gitBytes(cwd: string, args: readonly string[], options: GitOptions): Promise<Buffer> {
  const { code, out, said } = await gitResult(cwd, args, options)
  if (code === 0) return out
  const name = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c')
  throw new Error(`git ${name}: ${said || `exit code ${code}`}`)
}

/** The same, for who tells apart in what way it fails: its exit code (null when it took too long), and both of its outputs. */
export async function gitResult(
  cwd: string,
  args: readonly string[],
  { input = '', env = {}, timeout = 0 }: GitOptions = {},
): Promise<{ readonly code: number | null; readonly out: Buffer; readonly said: string }> {
  const options = { cwd, timeout, env: { ...process.env, ...env }, maxBuffer: Number.POSITIVE_INFINITY }
  const running = promisify(execFile)('git', args, { ...options, encoding: 'buffer' })
  // Git may stop before it has read everything; its exit code says so.
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    return { code: 0, out: (await running).stdout, said: '' }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error
    if (error.code === 'ENOENT') throw new Error('git: expected it to be installed, found no such command.')
    const code = typeof error.code === 'number' ? error.code : null
    return {
      code,
      out: Buffer.isBuffer(error.stdout) ? error.stdout : Buffer.alloc(0),
      said: String(error.stderr).trim(),
    }
  }
}

/** What git prints, or null where git, the repository or what is asked for does not exist. */
export const gitOrNull = (cwd: string, args: readonly string[]): Promise<string | null> =>
  git(cwd, args).catch(() => null)

/** The name that git gives to who commits in a repository; null outside of one, and where git knows none. */
export async function personOfGit(cwd: string): Promise<string | null> {
  if ((await gitOrNull(cwd, ['rev-parse', '--git-dir'])) === null) return null
  return (await gitOrNull(cwd, ['config', 'user.name']))?.trim() || null
}

/** A commit, and what it did to some files. */
export interface Commit {
  readonly id: string
  /** ISO 8601, by the clock of the author. */
  readonly at: string
  readonly author: string
  readonly address: string
  readonly message: string
  readonly changes: readonly FileChange[]
}

/** The object that was at a path before and the one after it; empty for none, and for what is not in git. */
interface FileChange {
  readonly file: string
  readonly before: string
  readonly after: string
}

/** How git prints changes so that `changesIn` reads them. */
export const rawChanges = ['--raw', '--no-abbrev', '--no-renames']

/** The changes of files that git has printed. */
export const changesIn = (raw: string): FileChange[] =>
  [...raw.matchAll(/^:\d+ \d+ (?:0+|(\w+)) (?:0+|(\w+)) \w+\t(.+)$/gm)].map(
    ([, before = '', after = '', file = '']) => ({ file, before, after }),
  )

/** The commits that have changed some files below a folder, the newest first. Throws an error outside of a repository. */
export async function commitsOf(cwd: string, files: readonly string[], most = -1): Promise<Commit[]> {
  const format = `--format=${['', '%H', '%aI', '%an', '%ae', '%B', ''].join('%x00')}`
  const options = [`--max-count=${most}`, ...rawChanges, '--relative', format]
  const [, ...fields] = (await git(cwd, ['log', ...options, '--', ...files])).split('\0')
  return Array.from({ length: fields.length / 6 }, (_, index) => {
    const [id = '', at = '', author = '', address = '', message = '', raw = ''] = fields.slice(6 * index, 6 * index + 6)
    return { id, at, author, address, message, changes: changesIn(raw) }
  })
}

/** The texts of objects (ids, or "commit:path") by name, read by one process. What does not exist is left out. */
export async function readObjects(cwd: string, objects: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (objects.length === 0) return texts
  const bytes = await gitBytes(cwd, ['cat-file', '--batch'], { input: `${objects.join('\n')}\n` })
  let at = 0
  for (const object of objects) {
    const lineEnd = bytes.indexOf(10, at)
    const head = bytes.toString('utf8', at, lineEnd)
    at = lineEnd + 1
    const size = /^[0-9a-f]+ \w+ (\d+)$/.exec(head)?.[1]
    if (size === undefined) continue
    texts.set(object, bytes.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}
