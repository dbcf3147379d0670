import { readFile } from 'node:fs/promises'
import { messageOf } from '../lib/run.ts'
import { count } from '../lib/output.ts'
import { changesIn, rawChanges, readObjects } from '../lib/git.ts'
import type { Write } from '../model/exclusively.ts'
import { type News, newsOf } from './news.ts'
import { changedFiles, isWorkIn, placeIn, type Repository } from './repository.ts'

/** Who commits, as git takes it. */
export interface Person {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
}

/** Somebody with the e-mail address that git has. Throws an error with a sentence when it has none, or nobody is named. */
export async function personIn(repository: Repository, name: string | null): Promise<Person> {
  const { code, out } = await repository.result(['var', 'GIT_AUTHOR_IDENT'], {
    env: name === null ? {} : { GIT_AUTHOR_NAME: name },
  })
  const [, known = '', email = ''] = /^(.*) <(.*)> \d+ \S+$/m.exec(out.toString()) ?? []
  if (code !== 0 || known === '')
    throw new Error('Git does not know who you are. Say it once: git config --global user.email "you@example.org"')
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, known],
      [`GIT_${role}_EMAIL`, email],
    ]),
  )
  return { name: known, env }
}

/**
 * Commits all work of translators in the working copy, and nothing else; what somebody has staged stays so. Returns whether
 * there was any. Throws an error for a file that is no JSON, of which nobody could use anything.
 */
export async function commitWork(repository: Repository, { env }: Person): Promise<boolean> {
  const files = (await changedFiles(repository)).filter((file) => isWorkIn(repository, file))
  if (files.length === 0) return false
  for (const file of files) await assertReadable(repository, file)
  const paths = ['--pathspec-from-file=-', '--pathspec-file-nul']
  const options = { input: files.join('\0'), env: { ...env, GIT_LITERAL_PATHSPECS: '1' } }
  await repository.run(['add', '--all', ...paths], options)
  const message = messageOfWork(await newsOf(repository, 'HEAD'))
  await repository.run(['commit', '--quiet', '--no-verify', '--only', '--message', message, ...paths], options)
  return true
}

async function assertReadable(repository: Repository, file: string): Promise<void> {
  if (!file.endsWith('.json')) return
  const text = await readFile(placeIn(repository, file), 'utf8').catch(() => null)
  try {
    if (text !== null) JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: expected JSON, found a fault: ${messageOf(error)}. Nothing was sent.`)
  }
}

function messageOfWork({ changes, translators, reviewers }: News): string {
  const trailers = (name: string, people: ReadonlySet<string>) => [...people].map((one) => `${name}: ${one}`)
  const lines = [...trailers('Translated-by', translators), ...trailers('Reviewed-by', reviewers)]
  return [`Translate: ${count(changes.size, 'change')}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

/**
 * Puts the working copy and the branch from one commit to a later one, of which the texts are written first, together: cut off
 * at any point, nothing is lost, and it can be done again. Changes that are not committed stay. Throws an error when one of them
 * is in a file that is to be replaced.
 */
export async function advance(repository: Repository, from: string, to: string, write: Write): Promise<void> {
  const files = await filesBetween(repository, from, to)
  const known = await alreadyThere(repository, files)
  const dirty = new Set(await changedFiles(repository))
  const other = [...files.keys()].find((file) => dirty.has(file) && !known.has(file))
  if (other !== undefined)
    throw new Error(`${other} was changed here and is not committed, and others have changed it, too.`)
  const texts = [...files].filter(([file, id]) => id !== null && isWorkIn(repository, file) && file.endsWith('.json'))
  const objects = await readObjects(
    repository.top,
    texts.flatMap(([, id]) => id ?? []),
  )
  await write(new Map(texts.map(([file, id]) => [placeIn(repository, file), objects.get(id ?? '') ?? ''])))
  const added = [...texts.map(([file]) => file), ...known]
  const options = { input: added.join('\0'), env: { GIT_LITERAL_PATHSPECS: '1' } }
  if (added.length > 0) await repository.run(['add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], options)
  await repository.run(['merge', '--quiet', '--ff-only', to])
}

/** The files that two commits have otherwise, with what the second one has: the id of an object, or null for nothing. */
async function filesBetween({ run }: Repository, from: string, to: string): Promise<Map<string, string | null>> {
  const changes = changesIn(await run(['diff', ...rawChanges, from, to]))
  return new Map(changes.map(({ file, after }) => [file, after || null]))
}

/** Those of some files that are so already, because an earlier attempt was cut off. */
async function alreadyThere(repository: Repository, files: ReadonlyMap<string, string | null>): Promise<Set<string>> {
  const dirty = (await changedFiles(repository)).filter((file) => files.has(file))
  const same = new Set<string>()
  for (const file of dirty) {
    const { code, out } = await repository.result(['hash-object', '--', file])
    const id = code === 0 ? out.toString().trim() : null
    if (id === files.get(file)) same.add(file)
  }
  return same
}
