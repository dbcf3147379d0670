import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The names of files that scripts/workbench/src/lib/write.ts is about to move into place. */
const beingWritten = /\.next$/

interface WatchOptions {
  readonly folder: string
  /** Called after changes, never concurrently; called again for changes during a run. */
  readonly onChange: () => Promise<void>
  /** Called when watching fails, or `onChange` rejects. */
  readonly onError: (error: unknown) => void
}

export type Watching = Awaited<ReturnType<typeof watchFolder>>

/**
 * Watches the files of a folder and its subfolders. Resolves once it watches. Each folder has its own watcher: on Linux, a
 * recursive one misses changes just after a file was replaced, which is how editors and git write.
 */
export async function watchFolder({ folder, onChange, onError }: WatchOptions) {
  let watchers: FSWatcher[] = []
  let isEnded = false
  /** Stamps of files and folders by path. A stamp changes with the content, or when another file takes the path. */
  let known = new Map<string, string>()
  const changes = debounce(async () => {
    const before = known
    // Watches before the files are read, so that no change is missed.
    await watchAgain()
    const isSame = before.size === known.size && [...known].every(([file, stamp]) => before.get(file) === stamp)
    if (!isEnded && !isSame) await onChange()
  }, onError)

  /** Replaces all watchers, since a folder may have been recreated at the same path. */
  async function watchAgain() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const all = entries
      .filter(({ name }) => !beingWritten.test(name))
      .map((entry) => ({ file: path.join(entry.parentPath, entry.name), entry }))
    const stamps = await Promise.all(all.map(async ({ file }) => [file, await stampOf(file)] as const))
    if (isEnded) return
    const before = watchers
    const below = all.filter(({ entry }) => entry.isDirectory()).map(({ file }) => file)
    watchers = [folder, ...below].flatMap(watchOne)
    for (const watcher of before) watcher.close()
    known = new Map(stamps)
  }
  function watchOne(each: string): FSWatcher[] {
    try {
      return [watch(each, changes.call).on('error', changes.call)]
    } catch (error) {
      // It was just removed; the watcher of its parent reports that.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    }
  }

  await watchAgain()
  return {
    /** Marks the current content of files written here as known, so that `onChange` reports only changes of others. */
    async know(files: readonly string[]): Promise<void> {
      const own = new Set(files.flatMap((file) => [path.dirname(file), file]))
      for (const file of own) if (file.startsWith(folder + path.sep)) known.set(file, await stampOf(file))
    },
    end(): void {
      isEnded = true
      changes.cancel()
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** The stamp of a file or folder; "" for none. That of a folder ignores its files, which have their own. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found) return ''
  const { ino, birthtimeMs, size, mtimeMs } = found
  return found.isDirectory() ? `${ino} ${birthtimeMs}` : `${ino} ${size} ${mtimeMs}`
}

/** The debounce delay in ms: programs write a file in several steps, and several files together. */
const PAUSE = 50

/** The longest delay in ms of calls that never pause. */
const LONGEST_WAIT = 500

/** Runs a task once after a burst of calls, never concurrently, and always after the last call. */
export function debounce(task: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let since: number | null = null
  let isRunning = false
  let isCalled = false

  async function run() {
    since = null
    isCalled = true
    if (isRunning) return
    isRunning = true
    while (isCalled) {
      isCalled = false
      await task().catch(onError)
    }
    isRunning = false
  }
  return {
    call() {
      const now = performance.now()
      since ??= now
      clearTimeout(timer)
      timer = setTimeout(run, Math.min(PAUSE, since + LONGEST_WAIT - now))
    },
    cancel() {
      clearTimeout(timer)
      isCalled = false
    },
  }
}
