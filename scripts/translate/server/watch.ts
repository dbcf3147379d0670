import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { debounce } from './debounce.ts'

export interface WatchOptions {
  readonly folder: string
  /** Is called after changes, never twice at a time. Whatever changes while it runs has it called again. */
  readonly onChange: () => Promise<void>
  /** Is told when changes can no longer be noticed, or when the call has failed. */
  readonly onError: (error: unknown) => void
}

/**
 * Watches the files of a folder and of the folders in it. Each folder is watched by itself: the replacement of a file, which
 * is how editors and git change one, is seen by its folder alone. Resolves, once it watches, to a function that ends it.
 */
export async function watchFolder({ folder, onChange, onError }: WatchOptions): Promise<() => void> {
  let watchers: FSWatcher[] = []
  let isEnded = false
  const changes = debounce(async () => {
    // Before the files are read, so that no change is missed in between.
    await watchAgain()
    if (!isEnded) await onChange()
  }, onError)

  /** A folder that was made again at the same path is another one. */
  async function watchAgain() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const below = entries.filter((entry) => entry.isDirectory())
    if (isEnded) return
    const before = watchers
    watchers = [folder, ...below.map(({ parentPath, name }) => path.join(parentPath, name))].flatMap(watchOne)
    for (const watcher of before) watcher.close()
  }
  function watchOne(each: string): FSWatcher[] {
    try {
      return [watch(each, changes.call).on('error', changes.call)]
    } catch (error) {
      // It was removed just now; the folder above it will say so.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    }
  }

  await watchAgain()
  return () => {
    isEnded = true
    changes.cancel()
    for (const watcher of watchers) watcher.close()
  }
}
