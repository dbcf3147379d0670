import { BRANCHES, commitOf, type Repository } from './repository.ts'

/** In ms: nobody waits longer for an answer. */
const PATIENCE = 120_000

/** What became of something that needs the network. */
export type Answer =
  | { readonly kind: 'done' }
  /** The remote has commits of this branch that are not here. */
  | { readonly kind: 'moved' }
  /** No answer: it can be asked again later. */
  | { readonly kind: 'unreachable'; readonly said: string }
  /** It would answer the same again. */
  | { readonly kind: 'refused'; readonly said: string }

/** Gets the branches of all people, and the one that theirs began from. */
export async function fetchBranches(repository: Repository, trunk: string | null): Promise<Answer> {
  const { remote } = repository
  const isShallow = (await repository.run(['rev-parse', '--is-shallow-repository'])).trim() === 'true'
  const wanted = [`${BRANCHES}*`, ...(trunk === null ? [] : [trunk])]
  const refs = wanted.map((name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`)
  const options = ['--quiet', '--no-tags', '--prune', ...(isShallow ? ['--unshallow'] : [])]
  // Where git tidies up, too.
  return ask(repository, ['-c', 'maintenance.auto=true', 'fetch', ...options, remote, ...refs])
}

/** Sends the present commit to a branch of the remote. It never takes anything away there. */
export async function pushBranch(repository: Repository, branch: string): Promise<Answer> {
  const { remote } = repository
  const commit = await commitOf(repository, 'HEAD')
  const answer = await ask(repository, ['push', '--porcelain', remote, `${commit}:refs/heads/${branch}`])
  // A clone of one branch does not note by itself what others have.
  if (answer.kind === 'done' && commit) await repository.run(['update-ref', `refs/remotes/${remote}/${branch}`, commit])
  return answer
}

async function ask(repository: Repository, args: readonly string[]): Promise<Answer> {
  const env = await shellOf(repository)
  const { code, out, said } = await repository.result(args, { timeout: PATIENCE, env })
  if (code === 0) return { kind: 'done' }
  const all = `${said}\n${out.toString()}`
  if (/^!.*\[rejected\]/m.test(all)) return { kind: 'moved' }
  const reason = said || 'It took too long.'
  const isRefused = /^!.*\[remote rejected\]/m.test(all) || noAccess.test(all)
  return { kind: isRefused ? 'refused' : 'unreachable', said: reason }
}

const noAccess =
  /authentication failed|permission denied|could not read (?:username|password)|terminal prompts disabled|access denied|returned error: 40[134]|repository.*not found|couldn't find remote ref|host key verification failed/i

/** How ssh is started, unless somebody has said so: it asks nobody anything and does not wait for ever. */
async function shellOf(repository: Repository): Promise<Record<string, string>> {
  const isSaid = process.env['GIT_SSH_COMMAND'] ?? process.env['GIT_SSH']
  if (isSaid !== undefined || (await repository.result(['config', 'core.sshCommand'])).code === 0) return {}
  return { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15' }
}
