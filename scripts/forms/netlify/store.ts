import { getStore, type Store } from '@netlify/blobs'
import type { ClaimedNotice, NewSubmission, Notice, Submission, SubmissionStore } from '../core/store.ts'

/** A submission as its blob has it. Its notices stand in it, because nothing writes two blobs at once. */
interface Stored extends Omit<NewSubmission, 'notices'> {
  readonly notices: readonly Notice[]
}

/** A blob for each submission, by its id. */
const SUBMISSIONS = 'submissions/'
/** A blob for each submission of which the owner is still to be told. */
const WAITING = 'waiting/'

/** How many blobs are asked for at once. */
const AT_ONCE = 20
/** A function of Netlify lives for a minute: what it has not stored after this time it never will. */
const ABANDONED = 3_600_000

/** The blobs with the submissions of a site: in its functions without more, elsewhere by its id and an access token. */
export function openBlobs(site: { siteID?: string; token?: string; apiURL?: string | undefined } = {}): Store {
  return getStore({ name: 'submissions', consistency: 'strong', ...site })
}

/** Submissions in Netlify Blobs. */
export function storeIn(blobs: Store): SubmissionStore {
  const idsOf = async (folder: string) =>
    (await blobs.list({ prefix: folder })).blobs.map(({ key }) => Number(key.slice(folder.length)))

  const read = async (id: number): Promise<Submission[]> => {
    const stored: Stored | null = await blobs.get(SUBMISSIONS + id, { type: 'json' })
    return stored ? [submissionOf(id, stored)] : []
  }

  /** Changes the notices of a submission as if nobody else did; null from `change` leaves them. */
  const update = async (id: number, change: (notices: readonly Notice[]) => readonly Notice[] | null) => {
    for (;;) {
      const found: { data: Stored; etag?: string } | null = await blobs.getWithMetadata(SUBMISSIONS + id, {
        type: 'json',
      })
      if (!found) return null
      const notices = change(found.data.notices)
      const stored = { ...found.data, notices: notices ?? found.data.notices }
      if (notices && !(await write(blobs, id, stored, { onlyIfMatch: found.etag }))) continue
      return submissionOf(id, stored)
    }
  }

  /** Takes what is due of a submission; forgets that it waits where nothing of it does. */
  const claimOf = async (id: number, now: number, until: number, kinds: readonly string[]) => {
    let due: readonly Notice[] = []
    const submission = await update(id, (notices) => {
      due = notices.filter((notice) => notice.due !== null && notice.due <= now && kinds.includes(notice.kind))
      const taken = (notice: Notice) => ({ ...notice, attempts: notice.attempts + 1, due: until })
      return due.length === 0 ? null : notices.map((notice) => (due.includes(notice) ? taken(notice) : notice))
    })
    const abandoned = async () => Number(await blobs.get(WAITING + id)) < now - ABANDONED
    if (submission ? !isWaiting(submission) : await abandoned()) await blobs.delete(WAITING + id)
    return submission
      ? due.map(({ kind, attempts }): ClaimedNotice => ({ submission, kind, attempts: attempts + 1 }))
      : []
  }

  return {
    add: async (submission) => {
      const id = idOf(submission.key)
      const due = Date.parse(submission.receivedAt)
      const notices = submission.notices.map((kind) => ({ kind, attempts: 0, due, toldAt: null, failure: null }))
      // First, because a submission that nobody knows to wait would never be told of.
      if (notices.length > 0) await blobs.set(WAITING + id, String(due))
      if (await write(blobs, id, { ...submission, notices }, { onlyIfNew: true })) return
      const found: Stored | null = await blobs.get(SUBMISSIONS + id, { type: 'json' })
      if (found?.key !== submission.key) throw new Error(`Submission ${id}: expected a retry, found another one.`)
    },
    all: async ({ form, before, ids } = {}) => {
      const chosen = (await idsOf(SUBMISSIONS)).filter((id) => ids?.includes(id) ?? true)
      const found = (await inBatches(chosen, read)).filter(
        (submission) =>
          (form === undefined || submission.form === form) && (before === undefined || submission.receivedAt < before),
      )
      return found.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : a.id - b.id))
    },
    remove: async (ids) => {
      const chosen = (await idsOf(SUBMISSIONS)).filter((id) => ids.includes(id))
      const deleted = await inBatches(chosen, async (id) => {
        await blobs.delete(SUBMISSIONS + id)
        await blobs.delete(WAITING + id)
        return [id]
      })
      return deleted.length
    },
    claim: async ({ now, until, kinds }) =>
      inBatches(await idsOf(WAITING), (id) => claimOf(id, now, until, kinds), AT_ONCE),
    settle: async (id, kind, outcome) => {
      const settled = await update(id, (notices) =>
        notices.map((notice) => (notice.kind === kind ? { ...notice, ...outcome } : notice)),
      )
      if (settled && !isWaiting(settled)) await blobs.delete(WAITING + id)
    },
  }
}

/** A number that a key always has, of 48 bits. Two keys with the same are not expected among fewer than millions. */
function idOf(key: string): number {
  return Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)
}

function submissionOf(id: number, { key: _, ...stored }: Stored): Submission {
  return { id, ...stored }
}

function isWaiting({ notices }: Submission): boolean {
  return notices.some(({ due }) => due !== null)
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
