import { MESSAGES } from '../config/protocol.ts'
import type { MessagePayload } from './create.ts'

/**
 * The messages of one page ("pages/about") or of all pages ("common") in the document's locale. The build writes the
 * folder's address, which has a hash of its content, on <html>: "/messages/pl/3f2a…". Throws when the file does not load;
 * the caller falls back to loading the document.
 */
export async function fetchMessages(name: string): Promise<MessagePayload> {
  const folder = document.documentElement.getAttribute(MESSAGES)
  const response = await fetch(`${folder}/${name}.json`)
  if (!response.ok) throw new Error(`The messages ${folder}/${name}.json did not load: status ${response.status}.`)
  return response.json()
}
