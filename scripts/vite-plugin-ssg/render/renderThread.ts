import { Worker } from 'node:worker_threads'
import type { LocaleJob } from './render.ts'

/** Where a thread finds what it renders with, as absolute paths. */
export interface ThreadSetup {
  readonly serverFile: string
  /** The folder of the browser build. */
  readonly site: string
  readonly template: string
  readonly outDir: string
}

/** What it says: that a page is done, or, at the end of a job, what was wrong. */
export type Answer = 'page' | { readonly problems: string[] }

export interface RenderThread {
  /** Renders one locale; a thread takes one at a time. Rejects when the thread fails as a whole. */
  readonly render: (job: LocaleJob, onPage: () => void) => Promise<string[]>
  readonly close: () => Promise<unknown>
}

/** A thread that renders documents to files. */
export function startThread(setup: ThreadSetup): RenderThread {
  const thread = new Worker(new URL('./renderWorker.ts', import.meta.url), { workerData: setup })
  // Between jobs nobody listens; what went wrong then is said to the next job.
  let failure: Error | null = null
  thread.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error))
  })
  return {
    close: () => thread.terminate(),
    render: (job, onPage) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        const settle = (finish: () => void) => {
          thread.off('message', onMessage).off('error', onError).off('exit', onExit)
          finish()
        }
        const onMessage = (answer: Answer) => {
          if (answer === 'page') onPage()
          else settle(() => resolve(answer.problems))
        }
        const onError = (error: unknown) => settle(() => reject(error))
        const onExit = (code: number) => settle(() => reject(new Error(`the thread ended with code ${code}`)))
        thread.on('message', onMessage).on('error', onError).on('exit', onExit)
        thread.postMessage(job)
      }),
  }
}
