import type { Locale } from '../../config.ts'
import { readSoundProject } from '../../model/project.ts'
import { hashOf } from '../../model/units.ts'
import { listeners } from '../../protocol/protocol.ts'
import { ROOT } from './computer.ts'
import { type HandBack, handBack, type Snapshot, snapshotOf } from './handBack.ts'
import type { WorkKeeper } from './keeper.ts'
import type { Store } from './store.ts'

/** What has been done, and where it is. */
export interface Work extends HandBack {
  readonly isPending: boolean
  readonly isKept: boolean
}

export type FollowedWork = Awaited<ReturnType<typeof followWork>>

interface FollowOptions {
  readonly before: Snapshot
  readonly locale: Locale
  readonly keeper: WorkKeeper
  readonly store: Store
}

/** Keeps up to date what would be handed back. */
export async function followWork({ before, locale, keeper, store }: FollowOptions) {
  const changes = listeners<void>()
  const stateOf = (done: HandBack): Work => {
    const isPending = done.changed + done.revised > 0 && keeper.downloaded() !== hashOf([done.xliff])
    return { ...done, isPending, isKept: store.isKept() }
  }
  const read = async () =>
    handBack(before, await snapshotOf(await readSoundProject(ROOT, { locales: [locale] }), locale), locale)
  let work = stateOf(await read())
  const take = (next: Work) => {
    work = next
    changes.tell()
  }
  let updating = Promise.resolve()
  const update = async () => {
    const next = stateOf(await read())
    keeper.keepPending(next.isPending ? next.xliff : '')
    take(next)
  }
  return {
    now: () => work,
    markDownloaded() {
      keeper.markDownloaded(hashOf([work.xliff]))
      keeper.keepPending('')
      take(stateOf(work))
    },
    /** Looks what there is now, after a change. */
    update() {
      updating = updating.then(update).catch(reportError)
    },
    /** Calls back whenever it has become another. Returns a function that ends it. */
    subscribe: changes.join,
  }
}
