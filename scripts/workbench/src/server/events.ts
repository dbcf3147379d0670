import type { ServerResponse } from 'node:http'
import { Refusal } from './request.ts'
import { CHANGED, type Changed } from '../protocol/calls.ts'

/** Browsers open six connections to a host; of one that shows the panel in several tabs, some are left for the rest. */
const MOST = 4

/** In ms: how long a browser waits before it connects again. */
const RETRY = 1000

export type Events = ReturnType<typeof createEvents>

/** Tells every panel that is open which messages were changed, by another panel or by another program. */
export function createEvents(onChange: (listener: (changed: Changed) => void) => () => void) {
  const streams = new Set<ServerResponse>()
  const stop = onChange((changed) => {
    for (const stream of streams) stream.write(`event: ${CHANGED}\ndata: ${JSON.stringify(changed)}\n\n`)
  })
  return {
    /** Keeps an answer open and writes into it what changes. Throws a Refusal when too many are open. */
    open(response: ServerResponse): void {
      if (streams.size >= MOST)
        throw new Refusal(503, `The editor is open in ${MOST} tabs already: close one of them, and reload this page.`)
      streams.add(response)
      response.once('close', () => streams.delete(response))
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`retry: ${RETRY}\n\n`)
    },
    stop,
  }
}
