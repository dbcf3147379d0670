import { gitOrNull, readObjects } from '../lib/git.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { flatten } from '../project/bundles.ts'
import type { EnglishForms } from '../project/records/previous.ts'
import type { ProjectTexts } from './texts.ts'
import { sourceMessages, type Unit } from './units.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from '../project/wholeFile.ts'

/** The number of versions of an English file that are searched. */
const MOST_VERSIONS = 200

/**
 * Finds the English that stale translations were made from, in locales/.workbench/en.previous.json or in git's versions
 * of the English file. Units whose English is in neither (no repository, a shallow clone) are left out.
 */
export async function previousEnglishOf(
  project: ProjectTexts,
  units: readonly Unit[],
): Promise<ReadonlyMap<Unit, EnglishForms>> {
  const stale = units.filter(({ record, english }) => record !== null && record.english !== english)
  const known = new Map(project.previous)
  const isKnown = ({ record }: Unit) => record !== null && known.has(record.english)
  for (const namespace of new Set(stale.filter((unit) => !isKnown(unit)).map((unit) => unit.namespace))) {
    for (const [hash, forms] of await englishInGit(project, namespace)) known.set(hash, forms)
  }
  return new Map(
    stale.flatMap((unit) => {
      const forms = known.get(unit.record?.english ?? '')
      return forms ? [[unit, forms] as const] : []
    }),
  )
}

/** Reads the messages of an English file in the commits that changed it, by the hash of their forms. */
async function englishInGit(
  { root, layout, sourceLocale }: ProjectTexts,
  namespace: string,
): Promise<Map<string, EnglishForms>> {
  const file = layout.path(sourceLocale, namespace)
  const log = await gitOrNull(root, ['log', `-${MOST_VERSIONS}`, '--format=%H', '--', file])
  const commits = log?.split('\n').filter(Boolean) ?? []
  const versions = await readObjects(
    root,
    commits.map((commit) => `${commit}:./${file}`),
  ).catch(() => new Map<string, string>())
  const messages = [...versions.values()].flatMap((text) => sourceMessages(entriesOf(text, file)))
  return new Map(messages.map(({ hash, forms }) => [hash, forms]))
}

/** The messages of a version of a locale file; none if it was no JSON, since it was then never in use. */
function entriesOf(text: string, file: string): ReadonlyMap<string, { readonly text: string }> {
  if (isWholeFile(file)) return new Map([[WHOLE_KEY, { text: wholeText(text) }]])
  const tree = jsonIn(text)
  return new Map(isObject(tree) ? flatten(tree).map(([key, text]) => [key, { text }]) : [])
}
