import { getStore, type Store } from '@netlify/blobs'
import type { Claim, ClaimedNotice, NewSubmission, Notice, Submission, SubmissionStore } from '../store.ts'

/** A submission as its blob has it. Its notices stand in it, because nothing writes two blobs at once. */
interface Stored extends Omit<NewSubmission, 'notices'> {
  readonly notices: readonly Notice[]
}

/** A blob for each submission, by its id. */
const SUBMISSIONS = 'submissions/'

/** A blob for each submission of which the owner is still to be told, with the time when it was sent. */
const WAITING = 'waiting/'

/** How many bytes all submissions had when they were last read: Netlify does not say it, and no post can wait for that. */
const SIZE = 'size'

/** There while the store is nearly full. */
const NEARLY_FULL = 'nearly-full'

/** How many blobs are asked for at once, and how many submissions are told of. */
const AT_ONCE = 20

/** A function of Netlify lives for a minute: what it has not stored after this time, in ms, it never will. */
const ABANDONED = 3_600_000

/** In the EU. What is stored does not move when this is changed. */
const REGION = 'eu-central-1'

/** How often a change is tried that others come before. */
const MOST_TRIES = 10

/** The blobs with the submissions of a site: in its functions without more, elsewhere by its id and an access token. */
export function openBlobs(site: { siteID?: string; token?: string; apiURL?: string | undefined } = {}): Store {
  return getStore({ name: 'submissions', consistency: 'strong', region: REGION, ...site })
}

/** Submissions in Netlify Blobs. */
export function storeIn(blobs: Store): SubmissionStore {
  return {
    add: async (submission) => {
      const id = idOf(submission.key)
      const due = Date.parse(submission.receivedAt)
      const notices = submission.notices.map((kind) => ({ kind, attempts: 0, due, toldAt: null, failure: null }))
      // First, because a submission that nobody knows to wait would never be told of.
      if (notices.length > 0) await blobs.set(WAITING + id, String(due))
      if (await write(blobs, id, { ...submission, notices }, { onlyIfNew: true })) return
      if ((await read(blobs, id))?.key !== submission.key)
        throw new Error(`Submission ${id}: expected a retry, found another one.`)
    },
    all: async ({ form, before, ids } = {}) => {
      const chosen = (await idsIn(blobs, SUBMISSIONS)).filter((id) => ids?.includes(id) ?? true)
      let bytes = 0
      const found = await inBatches(chosen, async (id) => {
        const stored = await read(blobs, id)
        bytes += new Blob([JSON.stringify(stored)]).size
        if (!stored || (form && stored.form !== form) || (before && stored.receivedAt >= before)) return []
        return [submissionOf(id, stored)]
      })
      if (!ids) await blobs.set(SIZE, String(bytes))
      return found.sort((a, b) => Date.parse(a.receivedAt) - Date.parse(b.receivedAt) || a.id - b.id)
    },
    remove: async (ids) => {
      const chosen = (await idsIn(blobs, SUBMISSIONS)).filter((id) => ids.includes(id))
      await inBatches(chosen, async (id) => {
        await blobs.delete(SUBMISSIONS + id)
        await blobs.delete(WAITING + id)
        return []
      })
      return chosen.length
    },
    claim: async (claim) => inBatches(await idsIn(blobs, WAITING), (id) => claimOf(blobs, id, claim), AT_ONCE),
    settle: async (id, kind, outcome) => {
      const settled = await update(blobs, id, (notices) =>
        notices.map((notice) => (notice.kind === kind ? { ...notice, ...outcome } : notice)),
      )
      if (settled && !isWaiting(settled)) await blobs.delete(WAITING + id)
    },
    size: async () => Number(await blobs.get(SIZE)),
    noteNearlyFull: async (isNearlyFull) => {
      if (isNearlyFull) return (await blobs.set(NEARLY_FULL, '', { onlyIfNew: true })).modified
      await blobs.delete(NEARLY_FULL)
      return false
    },
  }
}

/** Claims what is due of a submission; forgets that it waits where nothing of it does. */
async function claimOf(blobs: Store, id: number, { now, until, kinds }: Claim): Promise<ClaimedNotice[]> {
  let due: readonly Notice[] = []
  const stored = await update(blobs, id, (notices) => {
    due = notices.filter((notice) => notice.due !== null && notice.due <= now && kinds.includes(notice.kind))
    const claimed = (notice: Notice) => ({ ...notice, attempts: notice.attempts + 1, due: until })
    return due.length === 0 ? null : notices.map((notice) => (due.includes(notice) ? claimed(notice) : notice))
  })
  const isAbandoned = async () => Number(await blobs.get(WAITING + id)) < now - ABANDONED
  if (stored ? !isWaiting(stored) : await isAbandoned()) await blobs.delete(WAITING + id)
  if (!stored) return []
  const submission = submissionOf(id, stored)
  return due.map(({ kind, attempts }) => ({ submission, kind, attempts: attempts + 1 }))
}

/** A number that a key always has, of 48 bits. Two keys with the same are not expected among fewer than millions. */
function idOf(key: string): number {
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}

function submissionOf(id: number, { key: _, ...stored }: Stored): Submission {
  return { id, ...stored }
}

function isWaiting({ notices }: Stored): boolean {
  return notices.some(({ due }) => due !== null)
}

/** What comes of each id, some at a time; of no more once there are `enough`. */
async function inBatches<T>(
  ids: readonly number[],
  work: (id: number) => Promise<readonly T[]>,
  enough = Number.POSITIVE_INFINITY,
): Promise<T[]> {
  const results: T[] = []
  for (let start = 0; start < ids.length && results.length < enough; start += AT_ONCE)
    results.push(...(await Promise.all(ids.slice(start, start + AT_ONCE).map(work))).flat())
  return results
}

/** The ids by which the blobs of a folder are named. */
async function idsIn(blobs: Store, folder: string): Promise<number[]> {
  return (await blobs.list({ prefix: folder })).blobs.map(({ key }) => Number(key.slice(folder.length)))
}

/** The submission with an id; null where there is none. */
async function read(blobs: Store, id: number): Promise<Stored | null> {
  return blobs.get(SUBMISSIONS + id, { type: 'json' })
}

/**
 * Writes a submission on a condition; resolves to whether it held. @netlify/blobs says so of failures, too
 * (https://github.com/netlify/primitives/issues/741): only what is written has an entity tag.
 */
async function write(
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
async function update(
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
