/** In ms: programs write a file in several steps, and several files together. */
const PAUSE = 50

/** In ms: how long calls that never pause are held back. */
const LONGEST_WAIT = 500

export interface Debounced {
  call(): void
  /** Drops the calls that no run has followed yet. */
  cancel(): void
}

/** Runs a task after calls, once for those that follow each other closely, never twice at a time, and after the last one. */
export function debounce(task: () => Promise<void>, onError: (error: unknown) => void): Debounced {
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
