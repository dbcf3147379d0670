import type { MessagePayload } from './create.ts'

/**
 * The strings of one page ("pages/about") or of all pages ("common") in the document's locale. The build names the
 * folder, with a hash of its content, on the root element: <html data-messages="/messages/pl/3f2a…">.
 * Throws when the file does not come; the caller falls back to loading the document.
 */
export async function fetchMessages(name: string): Promise<MessagePayload> {
  const folder = document.documentElement.dataset.messages
  const response = await fetch(`${folder}/${name}.json`)
  if (!response.ok) throw new Error(`The strings ${folder}/${name}.json did not load: status ${response.status}.`)
  return response.json()
}
