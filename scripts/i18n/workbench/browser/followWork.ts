import type { Locale } from '../../../../src/config/locales.ts'
import { readSoundProject } from '../../model/project.ts'
import { hashOf } from '../../model/units.ts'
import { ROOT, watchElsewhere } from './disk.ts'
import { type HandBack, handBack, type Snapshot, snapshotOf } from './handBack.ts'
import type { WorkKeeper } from './keeper.ts'

/** What has been done and where it is. */
export interface Work extends HandBack {
  /** Whether there is some that was not downloaded. */
  readonly isPending: boolean
  /** Whether the browser keeps it. */
  readonly isKept: boolean
}

export interface FollowedWork {
  now(): Work
  /** Says that all of it was downloaded. */
  markDownloaded(): void
  /** Calls back whenever it has become another. Returns a function that ends it. */
  subscribe(listener: () => void): () => void
}

/** Keeps up to date what would be handed back; `before` is the project as it came with the document. */
export async function followWork(before: Snapshot, locale: Locale, keeper: WorkKeeper): Promise<FollowedWork> {
  const listeners = new Set<() => void>()
  const read = async (): Promise<Work> => {
    const now = await snapshotOf(await readSoundProject(ROOT, { locales: [locale] }), locale)
    const work = handBack(before, now, locale)
    const isPending = work.changed + work.revised > 0 && keeper.downloaded() !== hashOf([work.xliff])
    return { ...work, isPending, isKept: keeper.isKept() }
  }
  let work = await read()
  const update = async () => {
    work = await read()
    for (const listener of listeners) listener()
  }
  keeper.onHere(() => void update())
  watchElsewhere(() => void update())
  return {
    now: () => work,
    markDownloaded: () => keeper.markDownloaded(hashOf([work.xliff])),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
