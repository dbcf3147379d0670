import { existsSync } from 'node:fs'
import path from 'node:path'
import { BRANCHES, commitOf, hasAllOf, isWorkIn, type Repository } from './repository.ts'

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

/** The branch that the repository is on; null for none. */
export async function currentBranch(repository: Repository): Promise<string | null> {
  const { code, out } = await repository.result(['symbolic-ref', '--quiet', '--short', 'HEAD'])
  return code === 0 ? out.toString().trim() : null
}

/** The branch of the remote from which a person's own one began: "main"; null when nobody knows. */
export async function trunkOf(repository: Repository, branch: string): Promise<string | null> {
  const { remote } = repository
  const known = async (args: readonly string[], before: string) => {
    const { code, out } = await repository.result(args)
    const name = out.toString().trim()
    return code === 0 && name.startsWith(before) ? name.slice(before.length) : null
  }
  const followed = await known(['config', `branch.${branch}.merge`], 'refs/heads/')
  if (followed !== null && !followed.startsWith(BRANCHES)) return followed
  return known(['symbolic-ref', `refs/remotes/${remote}/HEAD`], `refs/remotes/${remote}/`)
}

/**
 * Has the repository be on the branch of a person, which is made of the present one when it is not; files stay as they are.
 * Throws an error with a sentence when git is in the midst of something, or the present branch has other work that the
 * remote lacks, which would be sent along.
 */
export async function ownBranch(repository: Repository, person: string): Promise<string> {
  const current = await currentBranch(repository)
  if (current === null) throw new Error('Git is on no branch: switch to one first (git switch main).')
  const heads = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']
  if (heads.some((head) => existsSync(path.join(repository.gitFolder, head))))
    throw new Error('Git is in the midst of a merge that somebody has begun: it has to be finished or given up first.')
  if (current.startsWith(BRANCHES)) return current
  const trunk = await trunkOf(repository, current)
  const upstream = trunk && (await commitOf(repository, `refs/remotes/${repository.remote}/${trunk}`))
  if (!upstream)
    throw new Error(`${current}: expected a branch that ${repository.remote} has, too. Send it there first.`)
  const ahead = await repository.run(['diff', '--name-only', '-z', `${upstream}...HEAD`])
  const other = ahead.split('\0').find((file) => file !== '' && !isWorkIn(repository, file))
  if (other !== undefined)
    throw new Error(`${current} has other work that ${repository.remote} lacks, such as ${other}: push it first.`)
  const name = await freeName(repository, `${BRANCHES}${slugOf(person)}`)
  await repository.run(['switch', '--quiet', '--no-track', '--force-create', name])
  await repository.run(['config', `branch.${name}.remote`, repository.remote])
  await repository.run(['config', `branch.${name}.merge`, `refs/heads/${trunk}`])
  return name
}

/** A name that no branch here has, or one of which the present commit has everything. */
async function freeName(repository: Repository, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`
    const commit = await commitOf(repository, `refs/heads/${candidate}`)
    if (commit === null || (await hasAllOf(repository, 'HEAD', commit))) return candidate
  }
}

/** "Łucja O’Neil" as a part of a branch's name: "łucja-o-neil". */
const slugOf = (person: string): string =>
  person
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'somebody'
