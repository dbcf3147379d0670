import { MESSAGES } from '../config/protocol.ts'
import type { CommonMessages, MessagePayload } from './create.ts'

/**
 * Fetches the messages that the document names on <html>: those of every page, and the page's own. Rejects when one does not come.
 * The entry script has its own, because what it shares with the application would be a file that it waits for.
 */
export async function fetchMessages(): Promise<[CommonMessages, MessagePayload]> {
  const addresses = document.documentElement.getAttribute(MESSAGES)?.split(' ') ?? []
  // The build wrote both, in this order.
  return Promise.all(addresses.map(async (address) => (await fetch(address)).json())) as Promise<
    [CommonMessages, MessagePayload]
  >
}
