import { defaultLocale } from '../../../src/config/locales.ts'
import { once } from '../../../src/i18n/once.ts'
import { gitOrNull, readObjects } from '../../lib/git.ts'
import { sourceMessages, splitId } from '../model/units.ts'
import { entriesOf } from './history.ts'

/** Two messages by id: "pages/about:hero.title". */
export interface IdPair {
  readonly gone: string
  readonly present: string
}

/** The most commits in which a message that is gone is looked for. */
const MOST = 50

/**
 * The pairs of which English had both messages just before one of them went, as git knows it: so the other is no new name of
 * it, though it reads the same. Without a repository nothing is known.
 */
export async function pairsPresentTogether(folder: string, pairs: readonly IdPair[]): Promise<ReadonlySet<IdPair>> {
  const found = new Set<IdPair>()
  for (const namespace of new Set(pairs.map(({ gone }) => namespaceOf(gone)))) {
    const own = pairs.filter(({ gone }) => namespaceOf(gone) === namespace)
    const log = await gitOrNull(folder, ['log', `-${MOST}`, '--format=%P', '--', fileOf(namespace)])
    if (log === null) continue
    const parents = log.split('\n').map((line) => line.split(' ')[0] ?? '')
    const commits = ['HEAD', ...parents.filter(Boolean)]
    const namespaces = new Set([namespace, ...own.map(({ present }) => namespaceOf(present))])
    const names = commits.flatMap((commit) => [...namespaces].map((name) => objectOf(commit, name)))
    const texts = await readObjects(folder, names).catch(() => new Map<string, string>())
    const keysAt = (commit: string, id: string) => keysOf(texts.get(objectOf(commit, namespaceOf(id))) ?? '')
    for (const pair of own) {
      const last = commits.find((commit) => keysAt(commit, pair.gone).has(keyOf(pair.gone)))
      if (last && keysAt(last, pair.present).has(keyOf(pair.present))) found.add(pair)
    }
  }
  return found
}

const namespaceOf = (id: string) => splitId(id).namespace
const keyOf = (id: string) => splitId(id).key
const fileOf = (namespace: string) => `${defaultLocale}/${namespace}.json`
const objectOf = (commit: string, namespace: string) => `${commit}:./${fileOf(namespace)}`

/** The messages of a version of a file. Most versions are asked for many times. */
const keysOf = once((text: string) => new Set(sourceMessages(entriesOf(text)).map(({ key }) => key)))
