import { type FSWatcher, watch } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The names of files that scripts/workbench/src/lib/write.ts is about to move into place. */
const beingWritten = /\.next-\d+$/

interface WatchOptions {
  readonly folder: string
  /** Is called after changes, never twice at a time. Whatever changes while it runs has it called again. */
  readonly onChange: () => Promise<void>
  /** Is told when changes can no longer be noticed, or when the call has failed. */
  readonly onError: (error: unknown) => void
}

export type Watching = Awaited<ReturnType<typeof watchFolder>>

/**
 * Watches the files of a folder and of the folders in it. Resolves once it watches. Each folder has a watcher of its own: on Linux,
 * a recursive one loses sight of a file for a moment after it was replaced, which is how editors and git change one.
 */
export async function watchFolder({ folder, onChange, onError }: WatchOptions) {
  let watchers: FSWatcher[] = []
  let isEnded = false
  /** What tells a file or a folder from another one at its path, and from itself before a change. */
  let known = new Map<string, string>()
  const changes = debounce(async () => {
    const before = known
    // Before the files are read, so that no change is missed in between.
    await watchAgain()
    const isSame = before.size === known.size && [...known].every(([file, stamp]) => before.get(file) === stamp)
    if (!isEnded && !isSame) await onChange()
  }, onError)

  /** A folder that was made again at the same path is another one. */
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
      // It was removed just now; the folder above it will say so.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    }
  }

  await watchAgain()
  return {
    /** Takes files as they are now for known, since they were written here: `onChange` is for what others change. */
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

/** Of a folder, what others write in it does not count: each of its files has a stamp. "" for nothing. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found) return ''
  const { ino, birthtimeMs, size, mtimeMs } = found
  return found.isDirectory() ? `${ino} ${birthtimeMs}` : `${ino} ${size} ${mtimeMs}`
}

/** In ms: programs write a file in several steps, and several files together. */
const PAUSE = 50

/** In ms: how long calls that never pause are held back. */
const LONGEST_WAIT = 500

/** Runs a task after calls, once for those that follow each other closely, never twice at a time, and after the last one. */
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
