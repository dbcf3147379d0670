import type { Backend } from '../../protocol.ts'
import { SessionEndedError, UnreachableError } from '../../unreachable.ts'

/** A backend that says after each request whether there was an answer. */
export function watched(backend: Backend, report: (isConnected: boolean) => void): Backend {
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const value = await answer
      report(true)
      return value
    } catch (error) {
      report(!(error instanceof UnreachableError || error instanceof SessionEndedError))
      throw error
    }
  }
  return {
    project: () => watch(backend.project()),
    detail: (id) => watch(backend.detail(id)),
    check: (id, texts) => watch(backend.check(id, texts)),
    save: (request) => watch(backend.save(request)),
    confirm: (request) => watch(backend.confirm(request)),
    annotate: (request) => watch(backend.annotate(request)),
    undo: (id) => watch(backend.undo(id)),
    concordance: (words, side) => watch(backend.concordance(words, side)),
    other: (locale, id) => watch(backend.other(locale, id)),
    onChange: (listener) => backend.onChange(listener),
    ...(backend.onConnection && { onConnection: backend.onConnection }),
  }
}
