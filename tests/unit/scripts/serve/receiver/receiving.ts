import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openStore } from '../../../../../scripts/serve/receiver/node/database.ts'
import { createReceiver, type ReceiverOptions } from '../../../../../scripts/serve/receiver/receiver.ts'
import { defaultLimits } from '../../../../../scripts/serve/receiver/settings.ts'
import { makeFolder } from '../../../../../scripts/workbench/tests/fixtures/folder.ts'
import { filled } from '../../../../fixtures/forms.ts'

export type Fields = Readonly<Record<string, string>>

export const ORIGIN = 'https://forms.example'
export const contact: Fields = { ...filled('contact', { longText: 'Hello' }), locale: 'en' }
/** A submission without texts, time and key, as the store takes it. */
export const bare = { form: 'contact', locale: 'en', fields: {}, isMailed: false } as const

export function multipart(fields: Fields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}

/** A post by a script; an `Accept` of HTML makes it one by a page without scripts. */
export const postOf = (body: FormData | URLSearchParams | string, headers: Fields = {}, form = 'contact') =>
  new Request(`${ORIGIN}/api/${form}`, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json', Host: new URL(ORIGIN).host, ...headers },
  })

/** A platform-independent receiver with its own database, until the test ends. */
export async function receiving(options: Partial<ReceiverOptions> = {}) {
  const file = path.join(await makeFolder(), 'data/submissions.db')
  const store = openStore(file)
  onTestFinished(() => store.close())
  const limits = { ...defaultLimits, postsPerMinute: 10_000 }
  const receive = createReceiver({
    store,
    limits,
    errorPage: async (locale) => `<html lang="${locale}" data-code="/page.js">`,
    ...options,
  })
  const send = async (request: Request, client = 'a') => {
    const { method, url, body } = request
    const headers = new Headers(request.headers)
    headers.set('Host', new URL(url).host)
    return (await receive({ method, url, headers, body }, client)) ?? new Response(null, { status: 404 })
  }
  const post = (fields: Fields, headers: Fields = {}) => send(postOf(multipart(fields), headers))
  return { send, post, store, receive, file }
}

/** The lines logged since the last call, which may not contain a word of a message. */
export function logged(): string[] {
  return vi.mocked(console.error).mock.calls.splice(0).map(String)
}
