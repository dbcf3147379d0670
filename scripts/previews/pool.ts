import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PreviewContent } from './draw.ts'

export type DrawPreview = (content: PreviewContent) => Promise<Uint8Array>

/** Something that draws, until it is closed. */
export interface DrawPool {
  readonly draw: DrawPreview
  close(): Promise<void>
}

/** What a drawing thread answers to a content. */
export type Answer = { readonly png: Uint8Array } | { readonly problem: string }

/** A thread takes a second to start; past four, memory (150 MB each) buys no more time. */
const MOST_THREADS = 4

/** Threads that draw pictures, as many as there are cores and no more than there are pictures. */
export function startPool(pictures: number): DrawPool {
  const count = Math.min(availableParallelism(), MOST_THREADS, pictures)
  const threads = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  // Each thread works off a queue of its own turn: it takes the next content when its last one is done.
  let turn: Promise<unknown>[] = threads.map(() => Promise.resolve())
  let next = 0
  return {
    draw(content) {
      const at = next++ % threads.length
      const thread = threads[at]
      if (!thread) return Promise.reject(new Error('A drawing pool needs at least one picture to draw.'))
      const done = (turn[at] ?? Promise.resolve()).then(() => ask(thread, content))
      turn = turn.with(
        at,
        done.catch(() => {}),
      )
      return done
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()))
    },
  }
}

function ask(thread: Worker, content: PreviewContent): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      finish()
    }
    const onMessage = (answer: Answer) =>
      settle(() => ('png' in answer ? resolve(answer.png) : reject(new Error(answer.problem))))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`The drawing thread ended with code ${code}.`)))
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage(content)
  })
}
