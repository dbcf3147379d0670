import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs git in a folder and returns its output. Throws an error with git's message if it fails. */
export const git = async (cwd: string, args: readonly string[]): Promise<string> =>
  (await gitBytes(cwd, args)).toString('utf8')

async function gitBytes(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  const options = { cwd, maxBuffer: Number.POSITIVE_INFINITY, encoding: 'buffer' } as const
  const running = promisify(execFile)('git', args, options)
  // Git may stop before it has read everything; its exit code shows the failure.
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    return (await running).stdout
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stderr' in error)) throw error
    if (error.code === 'ENOENT') throw new Error('git is not installed.')
    const name = args.find((arg, index) => !arg.startsWith('-') && args[index - 1] !== '-c')
    throw new Error(`git ${name}: ${String(error.stderr).trim() || `exit code ${error.code}`}`)
  }
}

/** The output of git; null if git, the repository or the object does not exist. */
export const gitOrNull = (cwd: string, args: readonly string[]): Promise<string | null> =>
  git(cwd, args).catch(() => null)

/** The name of the committer in a repository; null outside of one, or if git has no name. */
export async function personOfGit(cwd: string): Promise<string | null> {
  if ((await gitOrNull(cwd, ['rev-parse', '--git-dir'])) === null) return null
  return (await gitOrNull(cwd, ['config', 'user.name']))?.trim() || null
}

/** Reads the texts of objects (ids, or "commit:path") in one process. Objects that do not exist are left out. */
export async function readObjects(cwd: string, objects: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  if (objects.length === 0) return texts
  const bytes = await gitBytes(cwd, ['cat-file', '--batch'], `${objects.join('\n')}\n`)
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
