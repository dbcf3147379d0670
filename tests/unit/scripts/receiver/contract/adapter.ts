import type { Variables } from '../../../../../scripts/receiver/settings.ts'
import type { Submission } from '../../../../../scripts/receiver/store.ts'
import { filled } from '../../../../fixtures/forms.ts'

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
export interface Running {
  /** Sends a request to a path of an origin, which is the Host that the receiver sees; follows no redirect. */
  ask(address: string, ask: Ask): Promise<Response>
  /** What is stored, without ids. */
  stored(): Promise<Omit<Submission, 'id'>[]>
  clear(): Promise<void>
  /** Has its schedule come, where it needs one to know what is stored. */
  keepUp(): Promise<unknown>
  stop(): Promise<void>
}

/** A platform: starts a receiver with an empty store. */
export type Start = (settings: Settings) => Promise<Running>

export type Fields = Readonly<Record<string, string>>

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
export async function post(receiver: Running, path: string, body: Ask['body'], headers: Fields = {}, client?: string) {
  const asking = { method: 'POST', body, client, headers: { Accept: 'application/json', ...headers } }
  const response = await receiver.ask(ORIGIN + path, asking)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

/** Posts as a page without scripts does, at an address of the site if one is given. */
export const postNatively = (receiver: Running, path: string, body: Ask['body'], client?: string, from = '') =>
  receiver.ask(ORIGIN + path, { method: 'POST', body, client, headers: from ? { Referer: ORIGIN + from } : {} })

export const commentsOf = async (receiver: Running) =>
  (await receiver.stored()).map(({ fields }) => fields['comments'] ?? '')
