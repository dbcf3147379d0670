/** In place of scripts/workbench/src/lib/lock.ts: one tab at a time reads what is kept, and writes. */
import { refresh } from '../disk.ts'

export const withLock: typeof import('../../../lib/lock.ts').withLock = (file, body) =>
  navigator.locks.request(`isogloss ${file}`, () => {
    refresh()
    return body()
  })
