import { readFile } from 'node:fs/promises'
import { messageOf } from '../lib/run.ts'
import { count } from '../lib/output.ts'
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

/** What was done and by whom, with the names of the records. */
function messageOfWork({ changes, translators, reviewers }: News): string {
  const trailers = (name: string, people: ReadonlySet<string>) => [...people].map((one) => `${name}: ${one}`)
  const lines = [...trailers('Translated-by', translators), ...trailers('Reviewed-by', reviewers)]
  return [`Translate: ${count(changes.size, 'change')}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}
