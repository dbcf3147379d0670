import { watch } from 'node:fs'
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

/** Watches the files of a folder and of the folders in it. Resolves once it watches. */
export async function watchFolder({ folder, onChange, onError }: WatchOptions) {
  /** By path, what changes with a file. */
  let known = await stampsIn(folder)
  const changes = debounce(async () => {
    const before = known
    known = await stampsIn(folder)
    const isSame = before.size === known.size && [...known].every(([file, stamp]) => before.get(file) === stamp)
    if (!isSame) await onChange()
  }, onError)
  const watcher = watch(folder, { recursive: true }, changes.call).on('error', onError)
  return {
    /** Takes files as they are now for known, since they were written here: `onChange` is for what others change. */
    async know(files: readonly string[]): Promise<void> {
      for (const file of files) if (file.startsWith(folder + path.sep)) known.set(file, await stampOf(file))
    },
    end(): void {
      changes.cancel()
      watcher.close()
    },
  }
}

async function stampsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !beingWritten.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return new Map(await Promise.all(files.map(async (file) => [file, await stampOf(file)] as const)))
}

/** "" for no file. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
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
