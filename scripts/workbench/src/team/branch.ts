import { existsSync } from 'node:fs'
import path from 'node:path'
import { BRANCHES, commitOf, hasAllOf, isWorkIn, type Repository } from './repository.ts'

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
