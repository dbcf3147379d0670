import { readFile } from 'node:fs/promises'
import { config } from '../config.ts'
import { readObjects } from '../lib/git.ts'
import { jsonIn, valuesById } from '../lib/json/values.ts'
import { parseRecordList, printRecord } from '../model/records/records.ts'
import { reviewersOf, translatorsOf } from '../model/records/reviewers.ts'
import { placeIn, type Repository } from './repository.ts'

/** What has become known of messages. */
export interface News {
  /** Each text, review, comment and error once: the file that knows of it, and the message. */
  readonly changes: ReadonlySet<string>
  /** Who has translated something of it, and who has reviewed it. */
  readonly translators: ReadonlySet<string>
  readonly reviewers: ReadonlySet<string>
}

const recordsIn = ({ prefix }: Repository) => `${prefix}${config().records}`

/** What the working copy knows that the last commit does not, or one commit that another does not. */
export const newsOf = async (repository: Repository, from: string, to?: string): Promise<News> =>
  newsIn(repository, await pairsOf(repository, ['diff', from, ...(to === undefined ? [] : [to])]))

/** What was done in this working copy and no branch of the remote knows, as far as it was heard of. */
export async function unsentNews(repository: Repository): Promise<News> {
  const commits = ['log', '--format=', '--no-merges', 'HEAD', '--not', `--remotes=${repository.remote}`]
  const [sent, open] = await Promise.all([pairsOf(repository, commits), pairsOf(repository, ['diff', 'HEAD'])])
  return newsIn(repository, [...sent, ...open])
}

/** Two versions of a file: ids of objects, or null for what is not in git. */
interface Pair {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

async function pairsOf(repository: Repository, [command = '', ...args]: readonly string[]): Promise<Pair[]> {
  const options = ['--raw', '--no-abbrev', '--no-renames']
  const said = await repository.run([command, ...options, ...args, '--', recordsIn(repository)])
  const idOf = (id: string) => (/[1-9a-f]/.test(id) ? id : null)
  return said.split('\n').flatMap((line) => {
    const [, before = '', after = '', file = ''] = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) \w\t(.+\.json)$/.exec(line) ?? []
    return file === '' ? [] : [{ file, before: idOf(before), after: idOf(after) }]
  })
}

async function newsIn(repository: Repository, pairs: readonly Pair[]): Promise<News> {
  const news = { changes: new Set<string>(), translators: new Set<string>(), reviewers: new Set<string>() }
  const texts = await readObjects(
    repository.top,
    pairs.flatMap(({ before, after }) => [before, after].filter((id) => id !== null)),
  )
  const present = (file: string) => readFile(placeIn(repository, file), 'utf8').catch(() => '')
  for (const { file, before, after } of pairs) {
    const old = valuesIn(texts.get(before ?? '') ?? '')
    const now = valuesIn(after === null ? await present(file) : (texts.get(after) ?? ''))
    for (const [id, value] of now) {
      if (JSON.stringify(old.get(id)) === JSON.stringify(value)) continue
      news.changes.add(`${file} ${id}`)
      addPeople(news, old.get(id), value)
    }
  }
  return news
}

/** Who a record names that it did not name before. */
function addPeople(news: { translators: Set<string>; reviewers: Set<string> }, before: unknown, after: unknown): void {
  const old = parseRecordList(before ?? []) ?? []
  const lines = new Set(old.map(printRecord))
  for (const record of parseRecordList(after) ?? []) {
    if (lines.has(printRecord(record))) continue
    if (!old.some(({ text }) => text === record.text))
      for (const one of translatorsOf(record)) news.translators.add(one)
    const known = old.filter(({ text }) => text === record.text).flatMap(reviewersOf)
    for (const one of reviewersOf(record)) if (!known.includes(one)) news.reviewers.add(one)
  }
}

/** What a file says of each message; one that is not there, or that somebody has broken, says nothing. */
const valuesIn = (text: string) => new Map(valuesById(jsonIn(text)))
