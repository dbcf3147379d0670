import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Misspelt } from '../protocol/protocol.ts'

/** Finds the words of a text that no dictionary of the project has; `file` says which dictionaries, by the project's settings. */
export type Spell = (file: string, text: string) => Promise<readonly Misspelt[]>

const places = ['node_modules/cspell-lib', 'node_modules/cspell/node_modules/cspell-lib']

const MOST = 4

interface Answer {
  readonly id: number
  readonly words?: readonly Misspelt[]
  readonly error?: string
}

/** The spelling of a project that has cspell, in a thread of its own; null without. A call throws what cspell does. */
export async function findSpeller(root: string): Promise<Spell | null> {
  const files = places.map((place) => path.join(root, place, 'dist/index.js'))
  const library = files.find(existsSync)
  if (library === undefined) return null
  let ask: ReturnType<typeof startWorker> | undefined
  return async (file, text) => {
    ask ??= startWorker(pathToFileURL(library).href)
    const words = await ask(pathToFileURL(path.join(root, file)).href, text)
    const seen = new Map(words.map((one) => [one.word, { ...one, suggestions: one.suggestions.slice(0, MOST) }]))
    return [...seen.values()]
  }
}

interface Waiting {
  readonly resolve: (words: readonly Misspelt[]) => void
  readonly reject: (error: unknown) => void
}

function startWorker(library: string) {
  const worker = new Worker(new URL('./spellingWorker.js', import.meta.url), { workerData: { library } })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const settle = (id: number, end: (one: Waiting) => void) => {
    const one = waiting.get(id)
    waiting.delete(id)
    // Nothing keeps the process alive but what is asked for.
    if (waiting.size === 0) worker.unref()
    if (one) end(one)
  }
  worker.on('message', ({ id, words, error }: Answer) =>
    settle(id, ({ resolve, reject }) => (words ? resolve(words) : reject(new Error(`cspell: ${error}`)))),
  )
  worker.on('error', (error) => {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error))
  })
  return (uri: string, text: string): Promise<readonly Misspelt[]> => {
    last += 1
    const id = last
    worker.ref()
    worker.postMessage({ id, uri, text })
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
}
