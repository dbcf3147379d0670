import { hashOf } from '../model/units.ts'
import { pastEntries } from './history.ts'

/**
 * The texts that a locale once had under the keys of a message, from git's history: those whose hash, all together, is the
 * given one. Null where git does not know them.
 */
export async function formsOfHash(
  folder: string,
  locale: string,
  { namespace, keys, hash }: { readonly namespace: string; readonly keys: readonly string[]; readonly hash: string },
): Promise<string[] | null> {
  for (const entries of await pastEntries(folder, [`${locale}/${namespace}.json`])) {
    const texts = keys.map((key) => entries.get(key)?.text ?? '').map((text) => (text.trim() ? text : ''))
    if (hashOf(texts) === hash) return texts
  }
  return null
}
