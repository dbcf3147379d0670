import { isObject } from '../model/jsonFile.ts'
import { settleAnnotations } from './mergeAnnotations.ts'
import { settleRecords } from './mergeRecords.ts'
import type { MergeRules } from './threeWay.ts'

/** Lists of texts are sets; a term, an exception and a note are known by what they are about. */
function identityOf(item: unknown): string | null {
  if (typeof item === 'string') return item
  if (!isObject(item)) return null
  const { key, rule, term, match } = item
  if (typeof key === 'string' && typeof rule === 'string') return [key, rule, term].filter(Boolean).join(' ')
  if (typeof term === 'string') return term
  return typeof match === 'string' ? match : null
}

/** How a file under locales/ is merged, by its name. */
export function rulesFor(file: string): MergeRules {
  // The list of a key's records is one value, since only all of them tell what holds.
  if (file.endsWith('.record.json')) return { identity: () => null, settle: settleRecords }
  if (file.endsWith('.annotations.json')) return { identity: () => null, settle: settleAnnotations }
  // A hash means the same text everywhere, and a text that nobody needs does no harm.
  if (file.endsWith('en.previous.json')) return { identity: identityOf, union: true }
  return { identity: identityOf }
}

/** What stands before the keys of a file: "pages/about:" of locales/pl/pages/about.json, "pl.glossary:" of its glossary. */
export function keyPrefix(file: string): string {
  const [, name = file] = /(?:^|\/)locales\/(?:[^/]+\/)?(.+)\.json$/.exec(file) ?? []
  return `${name}:`
}
