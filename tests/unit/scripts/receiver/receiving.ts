import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openStore } from '../../../../scripts/receiver/node/database.ts'
import { createReceiver, type ReceiverOptions } from '../../../../scripts/receiver/receiver.ts'
import { folderOfTest } from '../../../fixtures/folder.ts'
import { ORIGIN, type Place } from './place.ts'

/** A receiver without a platform and its store, a database of its own, until the test ends. */
export async function receiving(options: Partial<ReceiverOptions> = {}) {
  const file = path.join(await folderOfTest(), 'data/submissions.db')
  const store = openStore(file)
  onTestFinished(() => store.close())
  const receive = createReceiver({
    store,
    errorPage: async (locale) => `<html lang="${locale}">`,
    limits: { postsPerMinute: 10_000 },
    ...options,
  })
  const ask: Place['ask'] = async (address, { method = 'GET', headers, body, client = '' }) => {
    const request = new Request(address, { method, headers, body })
    const said = new Headers(request.headers)
    said.set('Host', new URL(address).host)
    const answer = await receive({ method, url: address, headers: said, body: request.body }, client)
    return answer ?? new Response(null, { status: 404 })
  }
  return { ask, origin: ORIGIN, store, receive, file }
}

/** What was logged since it was asked last; of a message, it may not hold a word. */
export function logged(): string[] {
  return vi.mocked(console.error).mock.calls.splice(0).map(String)
}
