import { gitOrNull, readObjects } from '../lib/git.ts'
import { isObject, jsonIn } from '../lib/json/values.ts'
import { flatten } from '../project/bundles.ts'
import type { PluralCategory } from '../project/plurals.ts'
import type { ProjectTexts } from './texts.ts'
import { sourceMessages, type Unit } from './units.ts'
import { isWholeFile, WHOLE_KEY, wholeText } from '../project/wholeFile.ts'

/** An earlier version of an English message: its forms by plural category, or one under null. */
export type EnglishForms = ReadonlyMap<PluralCategory | null, string>

/** The text of such a form for a language with other forms. If English lacks the form, the text of "other". */
export const previousForm = (forms: EnglishForms, category: PluralCategory | null): string | null =>
  forms.get(category) ?? forms.get('other') ?? forms.get(null) ?? null

/** The number of versions of an English file that are searched. */
const MOST_VERSIONS = 200

/**
 * Finds the English of translations that were made from an earlier one, in git's versions of the English file. Units
 * whose English is not there (no repository, a shallow clone) are left out.
 */
export async function previousEnglishOf(
  project: ProjectTexts,
  units: readonly Unit[],
): Promise<ReadonlyMap<Unit, EnglishForms>> {
  const older = units.filter(({ record, english }) => record !== null && record.english !== english)
  const found = new Map<Unit, EnglishForms>()
  for (const [namespace, own] of Map.groupBy(older, (unit) => unit.namespace)) {
    const versions = await englishInGit(project, namespace)
    for (const unit of own) {
      const forms = versions.get(unit.record?.english ?? '')
      if (forms) found.set(unit, forms)
    }
  }
  return found
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
