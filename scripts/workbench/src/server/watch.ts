import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The time between two looks at the files, in ms. */
const INTERVAL = 500

/** The names of files that scripts/workbench/src/lib/write.ts is about to move into place. */
const beingWritten = /\.next$/

/**
 * Watches the files of a folder and its subfolders. It compares their sizes and times, since events of the system differ by
 * file system and miss files that are replaced, which is how editors and git write. `onChange` is never called
 * concurrently.
 */
export async function watchFolder(folder: string, onChange: () => Promise<void>) {
  let known = await stampsIn(folder)
  let isEnded = false
  async function watch(): Promise<void> {
    while (!isEnded) {
      await wait(INTERVAL, undefined, { ref: false })
      // While git replaces the folder, it may be missing.
      const found = await stampsIn(folder).catch(() => '')
      if (isEnded || found === known) continue
      known = found
      await onChange()
    }
  }
  void watch()
  return {
    /** Marks the present files as known, so that `onChange` reports only later changes. */
    async know(): Promise<void> {
      known = await stampsIn(folder)
    },
    end(): void {
      isEnded = true
    },
  }
}

/** The names, sizes and times of all files in a folder. */
async function stampsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !beingWritten.test(entry.name))
  const stamps = await Promise.all(files.map((entry) => stampOf(path.join(entry.parentPath, entry.name))))
  return stamps.toSorted().join('\n')
}

/** "" for a file that was just removed. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  return found ? `${file} ${found.ino} ${found.size} ${found.mtimeMs}` : ''
}
