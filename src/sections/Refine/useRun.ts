import type { CorrectedSegment, Report } from 'i18next-workbench/refine'
import { useEffect, useState } from 'react'
import type { Refused } from './list.ts'
import { type Fault, LARGEST_HERE, type Response, type Summary } from './protocol.ts'
import address from './worker.ts?worker&url'

export interface Result extends Summary {
  readonly corrected: readonly CorrectedSegment[]
  readonly reports: readonly Report[]
  /** Saves the file without the refused corrections. */
  readonly save: (refused: Refused) => void
}

export type Run =
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'fault'; readonly fault: Fault }
  | { readonly state: 'done'; readonly result: Result }

/**
 * Corrects a file in a worker, which is kept until the component unmounts: it also writes the file when the visitor
 * saves it.
 */
export function useRun(file: File): Run {
  const [run, setRun] = useState<Run>({ state: 'running', share: 0 })
  useEffect(() => {
    const fault = tooLarge(file)
    if (fault) return setRun({ state: 'fault', fault })
    const worker = startWorker(file, setRun)
    return () => worker.terminate()
  }, [file])
  return run
}

function tooLarge({ name, size }: File): Fault | null {
  if (size <= LARGEST_HERE) return null
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6)
  return { name, code: 'too-large', parameters: { size: megabytes(size), most: megabytes(LARGEST_HERE) } }
}

function startWorker(file: File, onRun: (run: Run) => void): Worker {
  const worker = new Worker(address, { type: 'module' })
  const corrected: CorrectedSegment[] = []
  const reports: Report[] = []
  const save: Result['save'] = (refused) => worker.postMessage({ refused })
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    if (data.type === 'progress') onRun({ state: 'running', share: data.share })
    else if (data.type === 'corrected') corrected.push(...data.part)
    else if (data.type === 'reports') reports.push(...data.part)
    else if (data.type === 'refined') onRun({ state: 'done', result: { ...data.summary, corrected, reports, save } })
    else if (data.type === 'written') download(data.bytes, data.name)
    else onRun({ state: 'fault', fault: data.fault })
  })
  worker.addEventListener('error', () =>
    onRun({ state: 'fault', fault: { name: null, code: 'broken', parameters: {} } }),
  )
  worker.postMessage({ file })
  return worker
}

function download(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes]))
  link.download = name
  link.click()
  // The browser keeps the data once the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
