import { readFile } from 'node:fs/promises'
import { cacheFile } from '../config.ts'
import { exclusively } from '../model/exclusively.ts'
import { jsonIn, valueAt } from '../lib/json/values.ts'
import { printJson } from '../model/jsonFile.ts'
import { type Draft, draft } from '../protocol/calls.ts'
import { fits } from '../protocol/shape.ts'

/** Texts that are typed and not saved, for browsers at other ports: what one keeps, it keeps for its port alone. */
export function keptDrafts(root: string, code: string) {
  const file = cacheFile(root, `edited-drafts-${code}.json`)
  const read = async (): Promise<readonly Draft[]> => {
    const kept = valueAt(jsonIn(await readFile(file, 'utf8').catch(() => null)), ['drafts'])
    // The file is written here alone; one of another edition holds none.
    return Array.isArray(kept) ? kept.filter((one) => fits(draft, one)) : []
  }
  return {
    read,
    /** Puts the drafts of a tab in the place of those that it had. */
    keep: (tab: string, drafts: readonly Draft[]) =>
      exclusively(root, async (write) => {
        const known = await read()
        const kept = [...known.filter((draft) => draft.tab !== tab), ...drafts.filter((draft) => draft.tab === tab)]
        if (kept.length > 0 || known.length > 0) await write(new Map([[file, printJson({ drafts: kept })]]))
        return {}
      }),
  }
}
