import { spawn } from 'node:child_process'

/** Runs git in a folder and gives what it prints. Throws an error with what git says when it fails. */
export async function git(cwd: string, args: readonly string[]): Promise<string> {
  return (await gitBytes(cwd, args, '')).toString('utf8')
}

function gitBytes(cwd: string, args: readonly string[], input: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, stdio: 'pipe' })
    const out: Buffer[] = []
    const said: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => out.push(piece))
    child.stderr.on('data', (piece: Buffer) => said.push(piece))
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error('git: expected it to be installed, found no such command.') : error),
    )
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out))
      else reject(new Error(`git ${args[0]}: ${Buffer.concat(said).toString('utf8').trim() || `exit code ${code}`}`))
    })
    // Git may stop before it has read everything; its exit code says so.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** What git prints, or null where git, the repository or what is asked for does not exist. */
export const gitOrNull = (cwd: string, args: readonly string[]): Promise<string | null> =>
  git(cwd, args).catch(() => null)

/** The texts of objects (ids, or "commit:path") by name, read by one process. What does not exist is left out. */
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
