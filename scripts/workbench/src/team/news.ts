import { readFile } from 'node:fs/promises'
import { config } from '../config.ts'
import { changesIn, rawChanges, readObjects } from '../lib/git.ts'
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
  newsIn(repository, await changesOf(repository, ['diff', from, ...(to === undefined ? [] : [to])]))

/** What was done in this working copy and no branch of the remote knows, as far as it was heard of. */
export async function unsentNews(repository: Repository): Promise<News> {
  const commits = ['log', '--format=', '--no-merges', 'HEAD', '--not', `--remotes=${repository.remote}`]
  const [sent, open] = await Promise.all([changesOf(repository, commits), changesOf(repository, ['diff', 'HEAD'])])
  return newsIn(repository, [...sent, ...open])
}

async function changesOf(repository: Repository, [command = '', ...args]: readonly string[]) {
  const found = changesIn(await repository.run([command, ...rawChanges, ...args, '--', recordsIn(repository)]))
  return found.filter(({ file }) => file.endsWith('.json'))
}

async function newsIn(repository: Repository, changes: ReturnType<typeof changesIn>): Promise<News> {
  const news = { changes: new Set<string>(), translators: new Set<string>(), reviewers: new Set<string>() }
  const ids = changes.flatMap(({ before, after }) => [before, after].filter(Boolean))
  const texts = await readObjects(repository.top, ids)
  const present = (file: string) => readFile(placeIn(repository, file), 'utf8').catch(() => '')
  for (const { file, before, after } of changes) {
    const old = valuesIn(texts.get(before) ?? '')
    const now = valuesIn(after === '' ? await present(file) : (texts.get(after) ?? ''))
    for (const [id, value] of now) {
      if (JSON.stringify(old.get(id)) === JSON.stringify(value)) continue
      news.changes.add(`${file} ${id}`)
      addPeople(news, old.get(id), value)
    }
  }
  return news
}

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
