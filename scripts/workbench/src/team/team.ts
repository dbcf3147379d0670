import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { count } from '../lib/output.ts'
import { messageOf } from '../lib/run.ts'
import { writeWhole } from '../lib/write.ts'
import { exclusively } from '../model/exclusively.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { isRunning } from '../lib/isRunning.ts'
import { advance, commitWork, type Person, personIn } from './workingCopy.ts'
import { type Answer, currentBranch, fetchBranches, ownBranch, pushBranch, trunkOf } from './branches.ts'
import { type Branch, mergeBranches, type Unsettled } from './merge.ts'
import { newsOf, unsentNews } from './news.ts'
import { BRANCHES, changedFiles, commitOf, isWorkIn, openRepository, type Repository } from './repository.ts'

/** What became of sending or getting, in words. Nothing is lost, however it ended. */
export interface Outcome {
  readonly kind: 'done' | 'unreachable' | 'refused'
  readonly said: string
  /** Whether files came that are no texts, so that what shows them has to be started anew. */
  readonly hasOther: boolean
}

/** What is kept of the working together, on this machine alone. */
export interface Kept {
  readonly got: string | null
  readonly unsettled: readonly Unsettled[]
}

/** How often what was changed meanwhile is taken in before it is given up. */
const ATTEMPTS = 5

/** The repository of a project. Throws an error with a sentence when its work can be sent nowhere. */
export async function repositoryOf(root: string): Promise<Repository> {
  const repository = await openRepository(root)
  if (!repository)
    throw new Error('Expected a folder in a git repository with a remote, to which work is sent; found none.')
  return repository
}

/** Commits the work of this working copy, and sends it to the branch of a person. Can be done again at any time. */
export const sendWork = (repository: Repository, name: string | null): Promise<Outcome> =>
  inWords(repository, async () => {
    const person = await personIn(repository, name)
    const branch = await exclusively(repository.root, () => commitOwn(repository, person))
    const { changes } = await unsentNews(repository)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (!(await isAhead(repository))) return done('Everything is sent.')
      const pushed = await pushBranch(repository, branch)
      if (pushed.kind === 'done')
        return done(`Sent ${count(changes.size, 'change')} to ${branch} of ${repository.remote}.`)
      if (pushed.kind !== 'moved') return notDone(repository, pushed)
      // Sent from another computer, or by somebody of the same name.
      const { answer } = await takeBranches(repository, person, (other) => other === branch)
      if (answer.kind !== 'done') return notDone(repository, answer)
    }
    throw new Error(`${branch} changes all the time. Send again when that has ended.`)
  })

/** Gets the work of all others, and merges it into that of this working copy. Can be done again at any time. */
export const getWork = (repository: Repository, name: string | null): Promise<Outcome> =>
  inWords(repository, async () => {
    const person = await personIn(repository, name)
    const { answer, from, to, notes } = await takeBranches(repository, person, () => true)
    if (answer.kind !== 'done') return notDone(repository, answer)
    const kept = await readKept(repository)
    await writeKept(repository, { ...kept, got: new Date().toISOString() })
    const { changes } = await newsOf(repository, from, to)
    const open = kept.unsettled.length
    const settle = open > 0 ? [`${count(open, 'text')} changed by two people: to be settled in the editor.`] : []
    const took = from === to ? 'Nothing new.' : `Got ${count(changes.size, 'change')}.`
    return { ...done([took, ...notes, ...settle].join(' ')), hasOther: await hasOtherFiles(repository, from, to) }
  })

/** How many changes were made here that nobody else has; 1 for what is not counted, such as a part of a message. */
export async function unsentChanges(repository: Repository): Promise<number> {
  const { changes } = await unsentNews(repository)
  if (changes.size > 0) return changes.size
  return (await changedFiles(repository)).some((file) => isWorkIn(repository, file)) ? 1 : 0
}

const done = (said: string): Outcome => ({ kind: 'done', said, hasOther: false })

const notDone = ({ remote }: Repository, answer: Exclude<Answer, { kind: 'done' }>): Outcome => {
  const [reason = ''] =
    'said' in answer
      ? answer.said
          .split('\n')
          .filter((line) => line.trim() !== '')
          .slice(-1)
      : []
  if (answer.kind === 'unreachable')
    return {
      kind: 'unreachable',
      said: `${remote} cannot be reached; your work waits here. (${reason})`,
      hasOther: false,
    }
  const all = 'said' in answer ? answer.said.replace(/\s*\n\s*/g, ' ') : 'it has other commits'
  return { kind: 'refused', said: `${remote} refuses it; your work is kept here. It says: ${all}`, hasOther: false }
}

async function inWords(repository: Repository, action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await withoutLeftLocks(repository, action)
  } catch (error) {
    return { kind: 'refused', said: messageOf(error), hasOther: false }
  }
}

async function commitOwn(repository: Repository, person: Person): Promise<string> {
  const branch = await ownBranch(repository, person.name)
  await commitWork(repository, person)
  return branch
}

const isAhead = async ({ run, remote }: Repository) =>
  (await run(['rev-list', '--max-count=1', 'HEAD', '--not', `--remotes=${remote}`])).trim() !== ''

interface Taken {
  readonly answer: Answer
  readonly from: string
  readonly to: string
  readonly notes: readonly string[]
}

/**
 * Gets branches and merges them into what is here. The merge is worked out while texts can be saved; what was saved meanwhile is
 * merged in another round. What is to be settled is kept before any file changes.
 */
async function takeBranches(
  repository: Repository,
  person: Person,
  wants: (branch: string) => boolean,
): Promise<Taken> {
  const { root } = repository
  const branch = await exclusively(root, () => commitOwn(repository, person))
  const trunk = await trunkOf(repository, branch)
  const from = (await commitOf(repository, 'HEAD')) ?? ''
  const answer = await fetchBranches(repository, trunk)
  if (answer.kind !== 'done') return { answer, from, to: from, notes: [] }
  const branches = (await othersBranches(repository, branch, trunk)).filter(({ name }) => wants(name))
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const start = await exclusively(root, async () => {
      await commitOwn(repository, person)
      return (await commitOf(repository, 'HEAD')) ?? ''
    })
    const merged = await mergeBranches(repository, start, branches, person.env)
    if (merged.commit === start) return { answer, from, to: start, notes: merged.notes }
    const isThere = await exclusively(root, async (write) => {
      if (await commitWork(repository, person)) return false
      if ((await commitOf(repository, 'HEAD')) !== start) return false
      await keepUnsettled(repository, merged.unsettled)
      await advance(repository, start, merged.commit, write)
      return true
    })
    if (isThere) return { answer, from, to: merged.commit, notes: merged.notes }
  }
  throw new Error('Texts change all the time. Get the work of others when that has ended.')
}

async function othersBranches(repository: Repository, own: string, trunk: string | null): Promise<Branch[]> {
  const { remote, run } = repository
  const local = 'refs/heads/'
  const there = `refs/remotes/${remote}/`
  const patterns = [`${there}${BRANCHES}`, `${local}${BRANCHES}`, ...(trunk === null ? [] : [`${there}${trunk}`])]
  const said = await run(['for-each-ref', '--format=%(objectname) %(refname)', '--no-merged=HEAD', ...patterns])
  const branches = said.split('\n').flatMap((line) => {
    const [commit = '', ref = ''] = line.split(' ')
    const name = ref.startsWith(there) ? ref.slice(there.length) : ref.slice(local.length)
    return ref === '' || ref === `${local}${own}` ? [] : [{ name, commit }]
  })
  return branches.toSorted((one, other) => Number(other.name === trunk) - Number(one.name === trunk))
}

async function hasOtherFiles(repository: Repository, from: string, to: string): Promise<boolean> {
  const files = await repository.run(['diff', '--name-only', '-z', from, to])
  return files.split('\0').some((file) => file !== '' && !isWorkIn(repository, file))
}

/** In git's own folder: it stays when caches and packages are removed. */
type Place = Pick<Repository, 'gitFolder'>
const keptFile = ({ gitFolder }: Place) => path.join(gitFolder, 'translate.json')

/** What is kept. A file that cannot be read holds nothing. */
export async function readKept(place: Place): Promise<Kept> {
  const tree = jsonIn(await readFile(keptFile(place), 'utf8').catch(() => null))
  const { got = null, unsettled = [] } = isObject(tree) ? tree : {}
  return {
    got: typeof got === 'string' ? got : null,
    unsettled: Array.isArray(unsettled) ? unsettled.filter(isUnsettled) : [],
  }
}

const isUnsettled = (value: unknown): value is Unsettled =>
  isObject(value) && ['file', 'key', 'yours'].every((name) => typeof value[name] === 'string')

const writeKept = (place: Place, kept: Kept) => writeWhole(keptFile(place), JSON.stringify(kept, null, 2))

async function keepUnsettled(place: Place, added: readonly Unsettled[]): Promise<void> {
  if (added.length === 0) return
  const kept = await readKept(place)
  const nameOf = ({ file, key, yours }: Unsettled) => JSON.stringify([file, key, yours])
  const known = new Set(kept.unsettled.map(nameOf))
  await writeKept(place, { ...kept, unsettled: [...kept.unsettled, ...added.filter((one) => !known.has(nameOf(one)))] })
}

/** Somebody has settled the first of what is open of some texts. */
export async function settleTexts(place: Place, texts: readonly Pick<Unsettled, 'file' | 'key'>[]): Promise<void> {
  const kept = await readKept(place)
  const settled = texts.map((text) => kept.unsettled.find(({ file, key }) => file === text.file && key === text.key))
  const unsettled = kept.unsettled.filter((one) => !settled.includes(one))
  if (unsettled.length < kept.unsettled.length) await writeKept(place, { ...kept, unsettled })
}

/** Whose work this working copy sends, and where to. */
export async function placeOf(repository: Repository): Promise<string> {
  const branch = await currentBranch(repository)
  return branch?.startsWith(BRANCHES) ? `${branch} of ${repository.remote}` : repository.remote
}

/**
 * Runs a body that has git change its files. When the last one that did was killed, with its git, what git has locked then is
 * free again first: git itself leaves that to people, who would not know.
 */
async function withoutLeftLocks<T>(repository: Repository, body: () => Promise<T>): Promise<T> {
  const marker = path.join(repository.gitFolder, 'translate-running')
  const last = await readFile(marker, 'utf8').catch(() => null)
  if (last !== null && !isRunning(Number(last))) await removeLocks(repository.gitFolder)
  await writeFile(marker, String(process.pid))
  try {
    return await body()
  } finally {
    await rm(marker, { force: true })
  }
}

async function removeLocks(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const locks = names.filter((name) => name.endsWith('.lock') && !name.startsWith('objects'))
  await Promise.all(locks.map((name) => rm(path.join(folder, name), { force: true })))
}
