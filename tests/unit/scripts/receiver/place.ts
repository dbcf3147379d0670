import type { Variables } from '../../../../scripts/receiver/settings.ts'
import type { SubmissionStore } from '../../../../scripts/receiver/store.ts'
import { filled } from '../../../fixtures/forms.ts'

/** What a receiver is started with; every platform has its own way to be told. */
export interface Settings {
  readonly siteUrl?: string
  /** The variables of its environment. */
  readonly variables?: Variables
}

export interface Ask {
  readonly method?: string
  readonly headers?: Fields
  readonly body?: FormData | URLSearchParams | string
  /** The client's address as the platform tells it. */
  readonly client?: string
}

/** A receiver that runs on its platform. A refused native post is answered with `<html lang="…">` in the post's locale. */
export interface Place {
  readonly store: SubmissionStore
  /** The origin of the site, as the receiver sees it. */
  readonly origin: string
  /** Sends a request to an address; follows no redirect. */
  ask(address: string, ask: Ask): Promise<Response>
  /** Has its schedule come, or what it does in its place. */
  keepUp(): Promise<unknown>
  /** Takes what it has logged. */
  log(): string
  /** Exports as its owner does what an e-mail address has sent, or deletes it; resolves to what is printed. */
  exported(of: string): Promise<string>
  remove(of: string): Promise<string>
  stop(): Promise<void>
}

/** A platform: starts a receiver with an empty store. */
export type Start = (settings: Settings) => Promise<Place>

export type Fields = Readonly<Record<string, string>>

/** That of places which take any. */
export const ORIGIN = 'https://forms.example'
export const contact: Fields = { ...filled('contact', { longText: 'Hello' }), locale: 'en' }
export const freelance: Fields = { ...filled('freelance', { longText: '' }), locale: 'pl' }

export const multipart = (fields: Fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}
export const urlencoded = (fields: Fields) => new URLSearchParams(fields)

/** Posts as scripts do, and returns status, JSON and headers; an answer that is not JSON fails the test. */
export async function post(
  place: Pick<Place, 'ask' | 'origin'>,
  body: Ask['body'],
  { headers, ...ask }: Ask = {},
  form = 'contact',
) {
  const asking = { method: 'POST', body, headers: { Accept: 'application/json', ...headers }, ...ask }
  const response = await place.ask(`${place.origin}/api/${form}`, asking)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

/** Posts as a page without scripts does. */
export const postNatively = (
  place: Pick<Place, 'ask' | 'origin'>,
  body: Ask['body'],
  ask: Ask = {},
  form = 'contact',
) => place.ask(`${place.origin}/api/${form}`, { method: 'POST', body, ...ask })
