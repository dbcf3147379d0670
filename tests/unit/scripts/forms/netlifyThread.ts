import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Invocation, Invoked } from './netlifyRuntime.ts'

/** Functions of Netlify as an instance has them: in a thread that keeps its memory from one request to the next. */
export interface Thread {
  invoke(name: Invocation['name'], event: Invocation['event']): Promise<Invoked>
  /** Ends it wherever it is; what it has not answered rejects. */
  kill(): Promise<unknown>
}

/** Starts the functions in a folder with environment variables; what they log goes to `log`. */
export function startThread(folder: string, env: NodeJS.ProcessEnv, log: (text: string) => void): Thread {
  const worker = new Worker(path.join(import.meta.dirname, 'netlifyRuntime.ts'), {
    workerData: { folder },
    env: { ...process.env, ...env },
    stderr: true,
  })
  worker.stderr.on('data', (data) => log(String(data)))
  const waiting = new Map<number, { resolve(invoked: Invoked): void; reject(error: Error): void }>()
  worker.on('message', (invoked: Invoked) => waiting.get(invoked.id)?.resolve(invoked))
  worker.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The functions have ended.'))
  })
  let last = 0
  return {
    invoke: (name, event) => {
      last += 1
      worker.postMessage({ id: last, name, event } satisfies Invocation)
      return new Promise((resolve, reject) => {
        waiting.set(last, { resolve, reject })
      })
    },
    kill: () => worker.terminate(),
  }
}
