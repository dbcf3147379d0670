import { getStore, type Store } from '@netlify/blobs'
import type { NewSubmission, Notice } from '../core/store.ts'

/** A submission as its blob has it. Its notices stand in it, because nothing writes two blobs at once. */
export interface Stored extends Omit<NewSubmission, 'notices'> {
  readonly notices: readonly Notice[]
}

/** A blob for each submission, by its id. */
export const SUBMISSIONS = 'submissions/'

/** In the EU. What is stored does not move when this is changed. */
const REGION = 'eu-central-1'

/** How often a change is tried that others come before. */
const MOST_TRIES = 10

/** The blobs with the submissions of a site: in its functions without more, elsewhere by its id and an access token. */
export function openBlobs(site: { siteID?: string; token?: string; apiURL?: string | undefined } = {}): Store {
  return getStore({ name: 'submissions', consistency: 'strong', region: REGION, ...site })
}

/** The ids by which the blobs of a folder are named. */
export async function idsIn(blobs: Store, folder: string): Promise<number[]> {
  return (await blobs.list({ prefix: folder })).blobs.map(({ key }) => Number(key.slice(folder.length)))
}

/** The submission with an id; null where there is none. */
export async function read(blobs: Store, id: number): Promise<Stored | null> {
  return blobs.get(SUBMISSIONS + id, { type: 'json' })
}

/**
 * Writes a submission on a condition; resolves to whether it held. @netlify/blobs says so of failures, too
 * (https://github.com/netlify/primitives/issues/741): only what is written has an entity tag.
 */
export async function write(
  blobs: Store,
  id: number,
  stored: Stored,
  condition: { onlyIfNew: true } | { onlyIfMatch: string | undefined },
): Promise<boolean> {
  const { modified, etag } = await blobs.setJSON(SUBMISSIONS + id, stored, condition)
  if (modified && !etag) throw new Error(`Submission ${id}: Netlify Blobs did not write it.`)
  return modified
}

/**
 * Changes the notices of a submission as if nobody else did, and resolves to the submission then; null where there is none.
 * Where `change` gives null, nothing is written.
 */
export async function update(
  blobs: Store,
  id: number,
  change: (notices: readonly Notice[]) => readonly Notice[] | null,
): Promise<Stored | null> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found: { data: Stored; etag?: string } | null = await blobs.getWithMetadata(SUBMISSIONS + id, {
      type: 'json',
    })
    const notices = found && change(found.data.notices)
    if (!notices) return found?.data ?? null
    const changed = { ...found.data, notices }
    if (await write(blobs, id, changed, { onlyIfMatch: found.etag })) return changed
  }
  throw new Error(`Submission ${id}: others change it all the time.`)
}
